import { describe, expect, it } from 'vitest'
import { noCards } from '../lib/game/counts'
import type { Battle, Stage } from '../protocol'
import { apart, beginnings, chancesOf, efforts, regionsHeld, rises, steps } from './figures'

const stage = (owned: Record<number, number>, changes: Partial<Stage> = {}): Stage => ({
  kind: 'battle',
  moment: 0,
  game: 1,
  battle: 0,
  owners: Array.from({ length: 17 }, (_, region) => owned[region] ?? null),
  scores: [0, 0],
  chances: [0.25, 0.75],
  ...changes,
})

const cards = (count: number): number[] => noCards().map((_, card) => (card === 0 ? count : 0))

const battle = (conqueror: number | null, ...spent: number[]): Battle => ({
  game: 1,
  number: 1,
  result: {
    site: 3,
    defender: null,
    strengths: spent,
    strongest: Math.max(...spent),
    second: 0,
    conqueror,
    token: { holder: 0, reason: 'conquest', stays: true, courtesans: 0 },
    ended_by: 'passes',
  },
  from_moment: 1,
  to_moment: 2,
  seats: spent.map((count) => ({ cards: cards(count), passed_after: null })),
  spent: spent.reduce((one, other) => one + other),
})

describe('the figures of a game', () => {
  const stages = [stage({}), stage({ 3: 0 }), stage({ 3: 0, 5: 1 }), stage({ 3: 1, 5: 1 })]

  it('count the regions of each seat at each stage', () => {
    expect(regionsHeld(stages, 2)).toEqual([
      [0, 1, 1, 0],
      [0, 0, 1, 2],
    ])
  })

  it('find where a line rises', () => {
    expect(rises([0, 1, 1, 0, 2])).toEqual([1, 4])
  })

  it('have a chance for every seat and stage', () => {
    expect(chancesOf(stages.slice(0, 2), 2)).toEqual([
      [0.25, 0.25],
      [0.75, 0.75],
    ])
  })

  it('know where the games of a match begin', () => {
    expect(beginnings([stage({}), stage({}), stage({}, { game: 2 }), stage({}, { game: 2 })])).toEqual([2])
  })

  it('say what was spent and won', () => {
    expect(efforts([battle(1, 2, 3), battle(null, 4, 0), battle(1, 0, 1)], 2)).toEqual([
      { spent: 6, won: 0 },
      { spent: 4, won: 2 },
    ])
  })
})

describe('a chart', () => {
  it('draws a line that stays as high until the next stage', () => {
    expect(
      steps([
        [0, 10],
        [5, 10],
        [9, 4],
      ]),
    ).toBe('M0 10.0H5.0V10.0H9.0V4.0')
  })

  it('keeps labels apart, in their order and within bounds', () => {
    expect(apart([50, 50, 52], 10, 0, 100)).toEqual([50, 60, 70])
    expect(apart([95, 97, 10], 10, 0, 100)).toEqual([90, 100, 10])
  })
})
