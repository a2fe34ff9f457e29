import { describe, expect, it } from 'vitest'
import { groups, laidOut, noCards, tapped } from './counts'

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
