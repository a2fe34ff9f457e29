import type { Clock } from '../protocol'
import { plural } from '../lib/wording'

const MINUTE = 60
const DAY = 86_400

/** A minute for each turn, and five more for each person in the whole game. */
export const RELAXED: Clock = { turn: MINUTE, reserve: 5 * MINUTE }

export const days = (count: number): Clock => ({ turn: count * DAY, reserve: 0 })

/** How many days a clock gives for each move; null if it is none of days. */
export const daysOf = ({ turn, reserve }: Clock): number | null =>
  reserve === 0 && turn > 0 && turn % DAY === 0 ? turn / DAY : null

/** '1 minute', '90 seconds'. */
const span = (seconds: number): string =>
  seconds % MINUTE === 0 ? plural(seconds / MINUTE, 'minute') : plural(seconds, 'second')

/** A clock in a few words: '2 days a move', '1 minute a turn and 5 minutes in reserve'. */
export function clockInWords(clock: Clock): string {
  const count = daysOf(clock)
  if (count !== null) return `${plural(count, 'day')} a move`
  const turn = `${span(clock.turn)} a turn`
  return clock.reserve === 0 ? turn : `${turn} and ${span(clock.reserve)} in reserve`
}
