import { describe, expect, it } from 'vitest'
import { action } from '../../lib/fixtures'
import type { LineOdds } from '../../protocol'
import { inWords, keptCards, oddsByCard, oddsInWords, oddsOf, oddsOfPass, percent } from './odds'

const ODDS: LineOdds = {
  version: 7,
  worlds: 40,
  odds: [
    { action: action('pass', 'pass'), holds: 0.3, ties: 0.1 },
    { action: action('play', 'play:5', { card: 4 }), holds: 0.625, ties: 0 },
  ],
}

/** On turn with a Scarecrow, which may take one of two Mercenaries back. */
const RESCUE: LineOdds = {
  version: 8,
  worlds: 40,
  odds: [
    { action: action('rescue', 'rescue:2', { card: 1 }), holds: 0.12, ties: 0 },
    { action: action('rescue', 'rescue:5', { card: 4 }), holds: 0.4, ties: 0.2 },
    { action: action('rescue', 'rescue:-'), holds: 0.09, ties: 0 },
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

  it('are found by card, and for passing', () => {
    expect([...oddsByCard(ODDS)].map(([card, { holds }]) => [card, holds])).toEqual([[4, 0.625]])
    expect(oddsOfPass(ODDS)?.holds).toBe(0.3)
    expect([oddsByCard(null).size, oddsOfPass(null)]).toEqual([0, undefined])
  })

  it('name ties where there are some', () => {
    expect(ODDS.odds.map(inWords)).toEqual(['30% to win this battle, 10% a tie', '63% to win this battle'])
  })

  it('of taking a Mercenary back belong to the choice, and to no card of the hand', () => {
    expect(oddsByCard(RESCUE).size).toBe(0)
    expect(['rescue:5', 'rescue:-', 'pass'].map((token) => oddsOf(RESCUE, token)?.holds)).toEqual([
      0.4,
      0.09,
      undefined,
    ])
    expect(oddsOf(null, 'pass')).toBe(undefined)
  })

  it('are always told in a sentence about the battle', () => {
    expect(oddsInWords(ODDS, 'asked', 4)).toBe(
      'If you play Mercenary 5 and go on as a captain would: 63% to win this battle.',
    )
    expect(oddsInWords(ODDS, 'asked', null)).toBe('If you pass now: 30% to win this battle, 10% a tie.')
    expect(oddsInWords(ODDS, 'waiting', 7)).toBe(
      'If you play no more cards: 30% to win this battle, 10% a tie.',
    )
    expect(oddsInWords(ODDS, 'passed', null)).toBe('You have passed: 30% to win this battle, 10% a tie.')
    expect(oddsInWords(RESCUE, 'asked', 1)).toBe(
      'Your choices: 9% to 40% to win this battle, if you go on as a captain would.',
    )
    expect(oddsInWords({ ...RESCUE, odds: RESCUE.odds.slice(0, 1) }, 'asked', null)).toBe(
      'Whatever you choose: 12% to win this battle, if you go on as a captain would.',
    )
    expect(oddsInWords({ ...RESCUE, odds: [] }, 'asked', null)).not.toBe('')
  })
})

it('counts the cards that an advised action keeps', () => {
  expect(keptCards(action('keep', 'keep:11', { cards: [0, 0] }), 3)).toEqual([2, 0, 0])
  expect(keptCards(action('keep', 'keep:-', { cards: null }), 2)).toEqual([0, 0])
})
