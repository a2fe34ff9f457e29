/**
 * The oldest browsers that the pages are made for, which README.md names, too. `public/theme.js`, which older ones can
 * read, asks for what came last in each of these: color-mix() in Chrome and Edge, :has() in Firefox, and the unit lh in
 * Safari. Where one is missing it shows what is needed: in the browser's language, or else in all.
 */
import { readFileSync } from 'node:fs'

const { browserslist } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  browserslist: string[]
}

/** The oldest version of each, by its name: 'chrome', 'firefox'. */
export const BROWSERS: Readonly<Record<string, string>> = Object.fromEntries(
  browserslist.map((query) => query.split(' >= ') as [string, string]),
)
