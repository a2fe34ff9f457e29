import { describe, expect, it } from 'vitest'
import { noCards } from '../lib/game/counts'
import type { Battle, JudgedChoice, SeatSplit, Stage } from '../protocol'
import {
  accuracy,
  apart,
  beginnings,
  chancesOf,
  efforts,
  isVague,
  loss,
  mistakes,
  parts,
  regionsHeld,
  rises,
  steps,
} from './figures'

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

describe('luck and skill', () => {
  const split = { base: 0.254, luck: 0.104, luck_error: 0.01, choices: -0.358, gave_up: 0, result: 0 }
  const costly = { points: 20.6, reach: 4 }
  const values = (told: SeatSplit): unknown => parts(told, costly).map(({ name, value }) => [name, value])

  it('add up as whole points, of which a seat is charged what the review says that its choices cost', () => {
    expect(values(split)).toEqual([
      ['base', 25],
      ['luck', 10],
      ['own', -21],
      ['rest', -14],
      ['result', 0],
    ])
    expect(parts(split, costly).map(({ from }) => from)).toEqual([0, 25, 35, 14, 0])
  })

  it('have luck in the rest where it is known too badly', () => {
    const told = { ...split, luck_error: 0.11 }
    expect([isVague([split]), isVague([split, told])]).toEqual([false, true])
    expect(parts(told, costly, true).map(({ name, value }) => [name, value])).toEqual([
      ['base', 25],
      ['own', -21],
      ['rest-and-luck', -4],
      ['result', 0],
    ])
  })

  it('tell apart what somebody lost by giving up', () => {
    expect(values({ ...split, choices: -0.058, gave_up: -0.3 })).toEqual([
      ['base', 25],
      ['luck', 10],
      ['own', -21],
      ['gave-up', -30],
      ['rest', 16],
      ['result', 0],
    ])
  })
})

describe('choices', () => {
  const action = { token: 'pass', kind: 'pass', card: null, region: null, cards: null, count: null } as const
  const choice = (seat: number, moment: number, cost: number): JudgedChoice => ({
    moment,
    seat,
    action,
    better: cost ? { action, chance: 0.5, equal: false, reasons: [] } : null,
    cost,
    error: cost ? 0.03 : 0,
  })
  const choices = [choice(0, 1, 0), choice(1, 2, 0), choice(0, 3, 0.1), choice(0, 4, 0.2), choice(0, 9, 0)]

  it('are counted by seat', () => {
    expect(accuracy(choices, 0)).toMatchObject({ count: 4, good: 2, manner: 'careless' })
    expect(accuracy(choices, 1).manner).toBe('faultless')
  })

  it('give away their shares of the chance in the chart, of which no more is lost than there was', () => {
    const stages = [0, 5].map((moment) => ({ ...stage({}), moment, chances: [0.1, 0.9] }))
    const { points, reach } = loss(choices, stages, 0)
    expect(points, 'a fifth of 10 points, and two fifths of the other 8').toBeCloseTo(2 + 3.2)
    expect(reach, 'errors add up as such do').toBeCloseTo(1.96 * Math.hypot(0.6, 0.48))
    expect(loss([...choices, choice(0, 6, 0.5)], stages, 0).points).toBeCloseTo(5.2 + 10)
    expect(loss(choices, stages, 1)).toEqual({ points: 0, reach: 0 })
  })

  it.each([
    [199, 200, 0.99],
    [29, 50, 0.58],
    [3, 3, 1],
    [0, 0, 0],
  ])('of which %i of %i were good are not all good unless all were', (good, count, share) => {
    const some = Array.from({ length: count }, (_, moment) => choice(0, moment, moment < good ? 0 : 0.1))
    expect(accuracy(some, 0).share).toBe(share)
  })

  it('that were worse are found by moment, the costliest first', () => {
    expect(mistakes(choices).map(({ moment }) => moment)).toEqual([4, 3])
    expect(mistakes(choices, 1, 3).map(({ moment }) => moment)).toEqual([3])
  })
})
