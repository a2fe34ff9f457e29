/**
 * Lengths follow the font that a browser is set to. In style sheets they are written in pixels, as they are where it is set to
 * 16 of them, and built in `rem`: set to 32, a page looks as in a window that is zoomed to twice its size (WCAG 1.4.4).
 */
const FONT_PX = 16
/** Lines stay as thin as they are. */
const THIN_PX = 3

export const inRem = (css: string): string =>
  css.replaceAll(/(?<![\w.-])(-?)(\d*\.?\d+)px\b/g, (length, sign: string, px: string) =>
    Number(px) > THIN_PX ? `${sign}${Number(px) / FONT_PX}rem` : length,
  )
