/**
 * The oldest browsers that the pages are made for, as README.md says. `public/theme.js`, which older ones can read, too,
 * asks for what came last in each of these, color-mix() in Chrome and Edge, :has() in Firefox, and the unit lh in Safari.
 * Without it, it shows what is needed: in the browser's language, or else in all.
 */
export const BROWSERS = { chrome: '111', edge: '111', firefox: '121', safari: '16.4' } as const
