import type { Clock } from '../protocol'
import { plural } from './wording'

const UNITS = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const

/** So many seconds in the largest unit that they are a whole number of: '2 minutes', '90 seconds', '3 days'. */
export function duration(seconds: number): string {
  const [length, unit] = UNITS.find(([length]) => seconds >= length && seconds % length === 0) ?? [
    1,
    'second',
  ]
  return plural(Math.round(seconds / length), unit)
}

/** What a table has agreed about time, in sentences; null is no clock. */
export function clockInWords(clock: Clock | null | undefined): string {
  if (!clock) return 'No clock: everybody takes the time they need.'
  const { turn, reserve } = clock
  const extra = reserve > 0 ? `, and ${duration(reserve)} in reserve for the whole game` : ''
  return `${duration(turn)} for each turn${extra}. Whoever takes longer is played by a captain until they are back.`
}
