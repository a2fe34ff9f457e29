import { describe, expect, it } from 'vitest'
import { action } from '../fixtures'
import { choosable, choosing, keeping, mostKept, playing } from './choice'
import { noCards } from './counts'

const [ONE, FIVE, TEN, WINTER] = [0, 4, 6, 7]

const counts = (...cards: number[]): number[] => {
  const all = noCards()
  for (const card of cards) all[card] = (all[card] ?? 0) + 1
  return all
}

describe('finding the action', () => {
  it('plays only what may be played', () => {
    const legal = [action('pass', 'pass'), action('play', 'play:5', { card: FIVE })]
    expect(playing(legal, FIVE)?.token).toBe('play:5')
    expect(playing(legal, ONE)).toBeUndefined()
    expect(playing(legal, null)).toBeUndefined()
  })

  it('keeps just the picked cards, in whatever order', () => {
    const legal = [
      action('keep', 'keep:-', { cards: [] }),
      action('keep', 'keep:5', { cards: [FIVE] }),
      action('keep', 'keep:55', { cards: [FIVE, FIVE] }),
      action('keep', 'keep:TW', { cards: [WINTER, TEN] }),
    ]
    expect(keeping(legal, noCards())?.token).toBe('keep:-')
    expect(keeping(legal, counts(FIVE))?.token).toBe('keep:5')
    expect(keeping(legal, counts(FIVE, FIVE))?.token).toBe('keep:55')
    expect(keeping(legal, counts(TEN, WINTER))?.token).toBe('keep:TW')
    expect(keeping(legal, counts(ONE))).toBeUndefined()
    expect([mostKept(legal), mostKept([])]).toEqual([2, 0])
  })

  it('makes regions choosable, and not the edge of the board', () => {
    const legal = [action('favor', 'favor:-'), action('favor', 'favor:roma', { region: 15 })]
    expect([...choosable(legal)]).toEqual([15])
    expect(choosing(legal, 15)?.token).toBe('favor:roma')
    expect(choosing(legal, 3)).toBeUndefined()
  })
})
