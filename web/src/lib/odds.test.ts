import { describe, expect, it } from 'vitest'
import type { LineOdds } from '../protocol'
import { action } from './fixtures'
import { inWords, keptCards, oddsByCard, oddsOfPass, percent } from './odds'

const ODDS: LineOdds = {
  version: 7, worlds: 40,
  odds: [
    { action: action('pass', 'pass'), holds: 0.3, ties: 0.1 },
    { action: action('play', 'play:5', { card: 4 }), holds: 0.625, ties: 0 },
  ],
}

describe('odds', () => {
  it('are sure only where they are sure', () => {
    expect([0, 0.001, 0.004, 0.5, 0.996, 0.9999, 1].map(percent)).toEqual(['0%', '1%', '1%', '50%', '99%', '99%', '100%'])
  })

  it('are found by card, and for passing', () => {
    expect([...oddsByCard(ODDS)].map(([card, { holds }]) => [card, holds])).toEqual([[4, 0.625]])
    expect(oddsOfPass(ODDS)?.holds).toBe(0.3)
    expect([oddsByCard(null).size, oddsOfPass(null)]).toEqual([0, undefined])
  })

  it('name ties where there are some', () => {
    expect(ODDS.odds.map(inWords)).toEqual(['30% to win it, 10% a tie', '63% to win it'])
  })
})

it('counts the cards that an advised action keeps', () => {
  expect(keptCards(action('keep', 'keep:11', { cards: [0, 0] }), 3)).toEqual([2, 0, 0])
  expect(keptCards(action('keep', 'keep:-', { cards: null }), 2)).toEqual([0, 0])
})
