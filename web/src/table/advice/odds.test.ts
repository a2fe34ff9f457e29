import { describe, expect, it } from 'vitest'
import { action } from '../../lib/fixtures'
import type { Hint } from '../../protocol'
import { chanceOf, chancesByCard, keptCards, percent } from './odds'

/** On turn with a Scarecrow, which may take a Mercenary back. */
const HINT: Hint = {
  version: 7,
  actions: [
    { action: action('pass', 'pass'), chance: 0.3, equal: true, reasons: [] },
    { action: action('play', 'play:5', { card: 4 }), chance: 0.25, equal: false, reasons: [] },
    { action: action('rescue', 'rescue:2', { card: 1 }), chance: 0.12, equal: false, reasons: [] },
  ],
}

describe('odds', () => {
  it('are sure only where they are sure', () => {
    expect([0, 0.001, 0.004, 0.5, 0.996, 0.9999, 1].map(percent)).toEqual([
      '0%',
      '1%',
      '1%',
      '50%',
      '99%',
      '99%',
      '100%',
    ])
  })

  it('are found by card of the hand, and by token', () => {
    expect([...chancesByCard(HINT)]).toEqual([[4, 0.25]])
    expect(['pass', 'rescue:2', 'play:T'].map((token) => chanceOf(HINT, token))).toEqual([0.3, 0.12, null])
    expect([chancesByCard(null).size, chanceOf(null, 'pass')]).toEqual([0, null])
  })
})

it('counts the cards that an advised action keeps', () => {
  expect(keptCards(action('keep', 'keep:11', { cards: [0, 0] }), 3)).toEqual([2, 0, 0])
  expect(keptCards(action('keep', 'keep:-', { cards: null }), 2)).toEqual([0, 0])
})
