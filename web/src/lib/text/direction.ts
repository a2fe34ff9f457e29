/** Letters of scripts that are written from right to left, as Unicode sets aside blocks for them. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
/** First strong isolate, and pop directional isolate (Unicode Standard Annex 9). */
const [FSI, PDI] = ['\u2068', '\u2069']

/**
 * Text that is to be put into other text: one with letters from right to left is kept apart, so that it turns round no
 * number or name beside it. What has such marks already, and any other text, stays as it is.
 */
export const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) && !text.includes(FSI) ? FSI + text + PDI : text
