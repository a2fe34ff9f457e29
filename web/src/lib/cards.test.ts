import { describe, expect, it } from 'vitest'
import { CARDS } from '../protocol'
import { cardText, withoutRules } from './cardText'
import { choosable, choosing, keeping, mostKept, playing } from './choice'
import { groups, laidOut, noCards, tapped } from './counts'
import { action } from './fixtures'

const [ONE, FIVE, TEN, WINTER, SCARECROW] = [0, 4, 6, 7, 13]

const counts = (...cards: number[]): number[] => {
  const all = noCards()
  for (const card of cards) all[card] = (all[card] ?? 0) + 1
  return all
}

describe('counts of cards', () => {
  it('are grouped by kind', () => {
    expect(groups(counts(FIVE, WINTER, FIVE))).toEqual([
      { card: FIVE, count: 2 },
      { card: WINTER, count: 1 },
    ])
  })

  it('are laid out in the order in which the hand holds them and their strengths are added up', () => {
    expect(laidOut(counts(ONE, SCARECROW, TEN, FIVE, WINTER, FIVE))).toEqual([
      ONE,
      FIVE,
      FIVE,
      TEN,
      WINTER,
      SCARECROW,
    ])
  })
})

describe('picking cards', () => {
  it('takes one more with each tap, and none after the last', () => {
    const once = tapped(noCards(), FIVE, 2)
    const twice = tapped(once, FIVE, 2)
    expect([once[FIVE], twice[FIVE], tapped(twice, FIVE, 2)[FIVE]]).toEqual([1, 2, 0])
  })

  it('never takes more than may be kept', () => {
    const two = counts(FIVE, ONE)
    expect(tapped(two, WINTER, 1, 2)).toEqual(two)
    expect(tapped(two, FIVE, 3, 2)[FIVE]).toBe(0)
  })
})

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

describe('the text of a card', () => {
  it('names its rule', () => {
    for (const card of CARDS.keys()) expect(cardText(card)).toMatch(/\(R\d+\.\d+(, R\d+\.\d+)*\)\.$/)
  })

  it('is read out without it', () => {
    expect(withoutRules(cardText(WINTER))).toBe(
      'Every Mercenary in play counts as 1; any Spring is discarded.',
    )
    for (const card of CARDS.keys()) expect(withoutRules(cardText(card))).not.toMatch(/R\d|\(|\s\./)
  })
})
