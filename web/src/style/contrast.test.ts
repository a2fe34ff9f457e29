import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

const CSS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The colours that a block of the style sheet gives to its tokens, in a theme. */
function tokens(selector: string, theme: Theme): Record<string, string> {
  const block = CSS.slice(CSS.indexOf(`${selector} {`)).split('}')[0] ?? ''
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)].map(
      ([, name = '', light = '', dark = '', both = '']) => [name, both || (theme === 'light' ? light : dark)],
    ),
  )
}

/** Relative luminance, as WCAG defines it. */
function luminance(colour: string): number {
  const hex = colour.length === 4 ? colour.slice(1).replaceAll(/./g, '$&$&') : colour.slice(1)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string | undefined, other: string | undefined): number {
  if (!one || !other) throw new Error(`no colour: ${one} on ${other}`)
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const TEXT = 4.5
const GRAPHICS = 3
const GROUNDS = ['sea', 'sea-deep', 'sea-abyss']

/** What is written on what, and how clearly it must stand out (WCAG 1.4.3, 1.4.11). */
const PAIRS: [string, string, number][] = [
  ...['vellum', 'vellum-dim', 'gold', 'danger'].flatMap((ink) =>
    GROUNDS.map((ground): [string, string, number] => [ink, ground, TEXT]),
  ),
  ['ink', 'vellum', TEXT],
  ['ink', 'gold', TEXT],
  ['ink-danger', 'vellum', TEXT],
  ['line', 'leaf', TEXT],
  ['line', 'paper', TEXT],
  ['winter-ink', 'winter', TEXT],
  ['spring-ink', 'spring', TEXT],
]
const SEATS = [0, 1, 2, 3, 4, 5]

describe.each(THEMES)('by %s', (theme) => {
  const root = tokens(':root', theme)

  it.each(PAIRS)('--%s stands out from --%s by %d', (ink, ground, least) => {
    expect(contrast(root[ink], root[ground])).toBeGreaterThanOrEqual(least)
  })

  it.each(SEATS)('the words and the charge of seat %d stand out from its colour', (seat) => {
    const own = tokens(`.tincture-${seat}`, theme)
    expect(contrast(own['seat-ink'], own.seat)).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(own['seat-charge'], own.seat)).toBeGreaterThanOrEqual(GRAPHICS)
    for (const ground of GROUNDS)
      expect(contrast(own['seat-bright'], root[ground])).toBeGreaterThanOrEqual(TEXT)
  })
})
