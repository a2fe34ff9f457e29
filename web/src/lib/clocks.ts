import type { Clock } from '../protocol'
import { duration } from './clock'

const MINUTE_S = 60
const DAY_S = 86_400

/** The clocks that people choose from, from quick to slow; null is none. */
export const CLOCKS: readonly (Clock | null)[] = [
  null,
  { turn: MINUTE_S, reserve: 5 * MINUTE_S },
  { turn: 3 * MINUTE_S, reserve: 15 * MINUTE_S },
  { turn: DAY_S, reserve: 0 },
  { turn: 2 * DAY_S, reserve: 0 },
  { turn: 3 * DAY_S, reserve: 0 },
  { turn: 7 * DAY_S, reserve: 0 },
]

/** A clock in a few words: 'Live: 1 minute a turn and 5 minutes in reserve', 'By days: 3 days a turn', 'No clock'. */
export function clockName(clock: Clock | null): string {
  if (clock === null) return 'No clock'
  const { turn, reserve } = clock
  return `${turn < DAY_S ? 'Live' : 'By days'}: ${duration(turn)} a turn${reserve ? ` and ${duration(reserve)} in reserve` : ''}`
}

export const isSameClock = (one: Clock | null, other: Clock | null): boolean =>
  one?.turn === other?.turn && one?.reserve === other?.reserve
