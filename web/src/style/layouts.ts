/**
 * The layouts that there are, and the sizes of a box that some components look at: decided here and nowhere else.
 * Style sheets use them by name, in `@media` and in `@container`. One rem is 16 pixels, unless the browser is set to
 * another font: a larger one makes a window as small as zooming does.
 */
export const LAYOUTS = {
  /** Narrow as a phone, or as a window that is zoomed to twice its size. */
  narrow: '(width < 43.75rem)',
  phone: '(width < 43.75rem) and (orientation: portrait)',
  'small-phone':
    '(width < 43.75rem) and (orientation: portrait) and ((width < 23.75rem) or (height < 50rem))',
  tablet: '(43.75rem <= width < 67.5rem) and (orientation: portrait)',
  /** Low for its width, as a window that is zoomed. */
  low: '(width < 67.5rem) and (height <= 40rem) and (orientation: landscape)',
  /** A phone on its side. */
  sideways: '(30rem <= width < 67.5rem) and (height <= 30rem) and (orientation: landscape)',
  'small-sideways': '(30rem <= width < 67.5rem) and (height < 23.75rem) and (orientation: landscape)',
  /** A phone on its side that has room for a table at once, and for what is asked beside the buttons that answer it. */
  'wide-sideways':
    '(43.75rem <= width < 67.5rem) and (18.75rem <= height <= 30rem) and (orientation: landscape)',
  /** Too small for a table at once, as a laptop's window that is zoomed to four times its size. */
  tiny: '(width < 20rem) or (height < 18.75rem)',
  /** Wide enough for a page in two columns. */
  'two-columns': '(width >= 61.25rem)',
  /** As wide, and not high. */
  laptop: '(width >= 61.25rem) and (height < 50rem)',
  /** Wide enough for a table with the log beside it. */
  'three-columns': '(width >= 67.5rem)',
} as const

export const BOXES = {
  /** Lines of battle, by what is left for each: all in one row; names above what a seat has; room for two lines of notes. */
  'slim-line': '(height <= 46px)',
  'low-line': '(height < 66px)',
  'narrow-line': '(width <= 520px)',
  'middle-lines': '(520px < width < 760px)',
  'middle-line': '(520px < width < 760px) and (46px < height < 140px)',
  'narrowest-line': '(width <= 400px)',
  'high-line':
    '((66px <= height < 96px) and (width < 700px)) or ((96px <= height < 140px) and (520px < width < 700px))',
  'notes-beside': '(height <= 95px) or ((width >= 760px) and (height < 200px))',
  'wide-notes': '(width >= 600px)',
  /** So high that the cards are larger beneath what is told of the seat than beside it. */
  'tall-line':
    '(height >= 200px) or ((height >= 140px) and (width < 760px)) or ((height >= 96px) and (width <= 520px))',
  /** What a phone leaves for map, news and lines beneath a guide who says much, and beneath one who says most. */
  'short-table': '(height <= 300px)',
  'shortest-table': '(height <= 240px)',
  /** Maps, by which names can be read on them. */
  'medium-map': '(width <= 460px)',
  'small-map': '(height <= 400px)',
  'tiny-map': '(height <= 212px) or (width <= 200px)',
  'tiniest-map': '(height <= 185px) or (width <= 170px)',
  /** So flat that Italy lies on its side. */
  'flat-map': '(height <= 95px) and (width >= 240px)',
  /** Too low for a map and for a button on it: the standings have the room. */
  'no-map': '(height < 44px)',
  /** What is left at the foot of a page is too low for an ornament. */
  'no-room': '(height <= 150px)',
} as const

const CONDITIONS: Readonly<Record<string, string>> = { ...LAYOUTS, ...BOXES }

/** The same style sheet with conditions for names. Throws for a name that is none, and for a size without a name. */
export const withConditions = (css: string): string =>
  css.replaceAll(/@(?:media|container)[^{;]*/g, (rule) => {
    if (/width|height|inline-size|block-size/.test(rule))
      throw new Error(`a size without a name: ${rule.trim()}`)
    return rule.replaceAll(/\(--([\w-]+)\)/g, (_, name: string) => {
      const condition = CONDITIONS[name]
      if (!condition) throw new Error(`no layout is named ${name}: ${rule.trim()}`)
      return `(${condition})`
    })
  })
