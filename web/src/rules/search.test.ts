import { expect, it } from 'vitest'
import { folded, type Piece, places, search } from './search'

const PIECES: Piece[] = [
  { anchor: 'r5', heading: 'R5 Special cards', text: '' },
  {
    anchor: 'r5.3',
    heading: 'R5 Special cards',
    text: 'R5.3 Bishop. The highest Mercenaries are discarded.',
  },
  {
    anchor: 'r5.4',
    heading: 'R5 Special cards',
    text: 'R5.4 The Favor goes where the Bishop’s player wants it.',
  },
  {
    anchor: 'r8.1',
    heading: 'R8 Victory',
    text: `${'Once upon a time in Italy. '.repeat(5)}Three regions win.`,
  },
]
const anchors = (query: string): string[] => search(PIECES, query).map(({ anchor }) => anchor)

it('finds what has all words, whatever their case, order and accents', () => {
  expect(anchors('bishop')).toEqual(['r5.3', 'r5.4'])
  expect(anchors('favor BISHOP')).toEqual(['r5.4'])
  expect(anchors("Bishop's")).toEqual(['r5.4'])
  expect(anchors('  ')).toEqual([])
  expect(anchors('Bishop Courtesan')).toEqual([])
  expect(folded('Évêque, Łucznik')).toBe('eveque, lucznik')
})

it('puts the rule of a number first, then headings', () => {
  expect(anchors('r5.4')[0]).toBe('r5.4')
  expect(anchors('victory')).toEqual(['r8.1'])
  expect(anchors('special')).toEqual(['r5', 'r5.3', 'r5.4'])
})

it('shows what was found amid its words', () => {
  const [found] = search(PIECES, 'three')
  const text = found?.excerpt.map((part) => (part.marked ? `[${part.text}]` : part.text)).join('')
  expect(text).toMatch(/^… .*Italy\. \[Three\] regions win\.$/)
})

it('marks no letter twice', () => {
  expect(places('banana', ['ana', 'an', 'n'])).toEqual([
    [1, 4],
    [4, 5],
  ])
})
