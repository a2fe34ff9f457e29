import { CARDS } from '../../protocol'

/** Cards of one kind that are held together. */
interface Group {
  card: number
  count: number
}

/** The kinds that are there, in the order of the rules: Mercenaries first, weakest first. */
export function groups(counts: readonly number[]): Group[] {
  return counts.flatMap((count, card) => (count > 0 ? [{ card, count }] : []))
}

/** Every single card, in the same order, which is that of the sum of a line's strength, too. */
export const laidOut = (counts: readonly number[]): number[] =>
  groups(counts).flatMap(({ card, count }) => Array<number>(count).fill(card))

export const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

/**
 * A choice of cards after a group was tapped: one more of it, or none of it once all are taken. With `most`, no more
 * than that many in all: one more then starts the group again from none.
 */
export function tapped(chosen: readonly number[], card: number, held: number, most = Infinity): number[] {
  const next = [...chosen]
  const now = next[card] ?? 0
  next[card] = now >= held || sum(chosen) >= most ? 0 : now + 1
  return next
}

export const noCards = (): number[] => CARDS.map(() => 0)
