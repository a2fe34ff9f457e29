import { sum } from '../lib/game/counts'
import type { Battle, JudgedChoice, SeatSplit, Stage } from '../protocol'

/** One seat's numbers, one for each stage of the game. */
export type Series = number[]

/** How many regions each seat had at each stage. */
export const regionsHeld = (stages: readonly Stage[], seats: number): Series[] =>
  Array.from({ length: seats }, (_, seat) =>
    stages.map(({ owners }) => owners.filter((owner) => owner === seat).length),
  )

/** The chances of each seat at each stage, 0 to 1. */
export const chancesOf = (stages: readonly Stage[], seats: number): Series[] =>
  Array.from({ length: seats }, (_, seat) => stages.map(({ chances }) => chances[seat] ?? 0))

/** The stages at which a game of a match begins, but the first one. */
export const beginnings = (stages: readonly Stage[]): number[] =>
  stages.flatMap(({ game }, place) => (place > 0 && game !== stages[place - 1]?.game ? [place] : []))

/** The places of a series where it is greater than just before. */
export const rises = (series: Series): number[] =>
  series.flatMap((value, place) => (place > 0 && value > (series[place - 1] ?? value) ? [place] : []))

/** A line through points that stays as high as each until the next, as the path of an SVG. */
export const steps = (points: readonly (readonly [x: number, y: number])[]): string =>
  points
    .map(([x, y], place) => (place ? `H${x.toFixed(1)}V${y.toFixed(1)}` : `M${x} ${y.toFixed(1)}`))
    .join('')

/** Heights that keep their order and lie apart by at least `gap`, as near as can be to where they were. */
export function apart(heights: readonly number[], gap: number, least: number, most: number): number[] {
  const order = [...heights.keys()].sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  const placed = [...heights]
  let low = least
  for (const one of order) low = (placed[one] = Math.max(placed[one] ?? 0, low)) + gap
  let high = most
  for (const one of order.toReversed()) high = (placed[one] = Math.min(placed[one] ?? 0, high)) - gap
  return placed
}

/** What a seat put into all battles of a game, and what it got for that. */
interface Effort {
  spent: number
  won: number
}

export const efforts = (battles: readonly Battle[], seats: number): Effort[] =>
  Array.from({ length: seats }, (_, seat) => ({
    spent: battles.reduce((total, battle) => total + sum(battle.seats[seat]?.cards ?? []), 0),
    won: battles.filter(({ result }) => result.conqueror === seat).length,
  }))

/** How good the choices of a seat were, as far as the judge can tell. */
export interface Accuracy {
  /** How many were judged. */
  count: number
  /** How many were as good as the best. */
  good: number
  /** Their share in whole hundredths, which is 1 only if all were. */
  share: number
  manner: Manner
}
export type Manner = 'faultless' | 'careful' | 'uneven' | 'careless'

/** The share of good choices from which on a seat has played in a manner. */
const MANNERS: readonly (readonly [least: number, manner: Manner])[] = [
  [1, 'faultless'],
  [0.85, 'careful'],
  [0.65, 'uneven'],
]
/** An estimate is off by no more standard errors than this in 95 of 100 cases. */
const SURE = 1.96

export const points = (share: number): number => 100 * share
export const reach = (error: number): number => 100 * SURE * error

export function accuracy(choices: readonly JudgedChoice[], seat: number): Accuracy {
  const own = choices.filter((choice) => choice.seat === seat)
  const good = own.filter(({ better }) => better === null).length
  return {
    count: own.length,
    good,
    share: Math.floor((100 * good) / Math.max(1, own.length)) / 100,
    manner: MANNERS.find(([least]) => good >= least * own.length)?.[1] ?? 'careless',
  }
}

/** The share of its chance, by what its seat could know, that a choice gave away, and its standard error. */
export function givenAway({ better, cost, error }: JudgedChoice): { share: number; error: number } {
  const chance = better?.chance
  return chance ? { share: cost / chance, error: error / chance } : { share: 0, error: 0 }
}

/** What the choices of a seat cost it, in points: hundredths of the chance to win. */
interface Loss {
  points: number
  /** So far the points may be wrong, in 95 of 100 cases. */
  reach: number
}

/** Each choice gives away its share of the chance at the stage before, less what was given away since. */
export function loss(choices: readonly JudgedChoice[], stages: readonly Stage[], seat: number): Loss {
  const left = stages.map(({ chances }) => chances[seat] ?? 0)
  const lost = choices
    .filter((choice) => choice.seat === seat)
    .map((choice) => {
      const stage = stages.findLastIndex(({ moment }) => moment < choice.moment)
      const { share, error } = givenAway(choice)
      const chance = left[stage] ?? 0
      left[stage] = chance * (1 - share)
      return { cost: chance * share, error: chance * error }
    })
  return {
    points: points(lost.reduce((total, { cost }) => total + cost, 0)),
    reach: reach(Math.hypot(...lost.map(({ error }) => error))),
  }
}

/** The choices in some moments that were worse than the best, the costliest first. */
export const mistakes = (choices: readonly JudgedChoice[], from = 0, to = Infinity): JudgedChoice[] =>
  choices
    .filter(({ better, moment }) => better !== null && from <= moment && moment <= to)
    .sort((one, other) => other.cost - one.cost)

/** A part of a seat's result, in whole points, and where it begins on the scale of all. */
export interface Part {
  name: 'base' | 'luck' | 'own' | 'gave-up' | 'rest' | 'rest-and-luck' | 'result'
  from: number
  value: number
  /** So far the value may be wrong, in 95 of 100 cases; 0 if it follows from the others. */
  reach: number
}

/** Luck that may be off by more points than this says nothing. */
export const VAGUE = 20

/** Whether the luck of a game is known too badly to be told apart. */
export const isVague = (splits: readonly SeatSplit[]): boolean =>
  splits.some(({ luck_error }) => reach(luck_error) > VAGUE)

/**
 * The parts of a result; rounded as they are they still add up to it. `own` is what the seat's choices cost. Of a
 * `vague` game luck belongs to the rest.
 */
export function parts(split: SeatSplit, own: Loss, vague = false): Part[] {
  const { base, luck, luck_error, gave_up, result } = split
  const known: readonly (readonly [name: Part['name'], value: number, reach: number])[] = [
    ['base', Math.round(points(base)), 0],
    ...(vague ? [] : [['luck', Math.round(points(luck)), reach(luck_error)] as const]),
    ['own', 0 - Math.round(own.points), own.reach],
    ...(gave_up ? [['gave-up', Math.round(points(gave_up)), 0] as const] : []),
  ]
  let from = 0
  const told = known.map(([name, value, reach]): Part => ({
    name,
    from: (from += value) - value,
    value,
    reach,
  }))
  const value = Math.round(points(result))
  return [
    ...told,
    { name: vague ? 'rest-and-luck' : 'rest', from, value: value - from, reach: 0 },
    { name: 'result', from: 0, value, reach: 0 },
  ]
}
