const FIRST = 400
const LONGEST = 10_000

/**
 * How long to wait before the next attempt to connect, in milliseconds: doubling, with up to a quarter taken off
 * by chance, so that not all browsers of a restarted server come back at once. `chance` is in [0, 1).
 */
export function delayBefore(attempt: number, chance: number = Math.random()): number {
  return Math.round(Math.min(LONGEST, FIRST * 2 ** attempt) * (1 - chance / 4))
}
