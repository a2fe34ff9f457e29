import { sum } from '../lib/game/counts'
import type { Battle, Stage } from '../protocol'

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
