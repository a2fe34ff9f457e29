// How long people may take before a captain plays for them.
import { durationInWords, t } from '../../languages/language.svelte'
import type { Clock } from '../../protocol'

const MINUTE = 60
const DAY = 86_400

/** A minute for each turn, and five more for each person in the whole game. */
export const RELAXED: Clock = { turn: MINUTE, reserve: 5 * MINUTE }

export const days = (count: number): Clock => ({ turn: count * DAY, reserve: 0 })

/** How many days a clock gives for each move; null if it is none of days. */
export const daysOf = ({ turn, reserve }: Clock): number | null =>
  reserve === 0 && turn > 0 && turn % DAY === 0 ? turn / DAY : null

/** The clocks that a table may change to, from none to slow. */
export const CLOCKS: readonly (Clock | null)[] = [
  null,
  RELAXED,
  { turn: 3 * MINUTE, reserve: 15 * MINUTE },
  ...[1, 2, 3, 7].map(days),
]

/** A clock in a few words: '2 days a move', '1 minute a turn and 5 minutes in reserve'. */
export function clockInWords(clock: Clock): string {
  const count = daysOf(clock)
  if (count !== null) return t('clock-days-a-move', { count })
  const turn = durationInWords(clock.turn)
  return clock.reserve === 0
    ? t('clock', { turn })
    : t('clock-with-reserve', { turn, reserve: durationInWords(clock.reserve) })
}

/** The same as one of several: 'Relaxed: 1 minute a turn and 5 minutes in reserve', 'By days: 2 days a move', 'No clock'. */
export function clockName(clock: Clock | null): string {
  if (clock === null) return t('clock-no-clock')
  return t(daysOf(clock) === null ? 'clock-live' : 'clock-by-days', { clock: clockInWords(clock) })
}

export const isSameClock = (one: Clock | null, other: Clock | null): boolean =>
  one?.turn === other?.turn && one?.reserve === other?.reserve
