/** What everybody can see of a table, by its digest (docs/fairness-specification.md). */
import { CARDS } from '../protocol'
import { textDigest } from './setup'

/** Cards as counts by card, face-up ones in lines; as in a view. */
export interface Board {
  holder: number
  favor: number | null
  /** The seat that controls each region. */
  owners: readonly (number | null)[]
  /** How many cards it has. */
  pile: number
  discards: readonly number[]
  seats: readonly { hand_size: number; line: readonly number[] }[]
}

/** So many digits of the digest are noted. */
const DIGITS = 16

/** Cards, given as counts by card, in letters. */
export const lettersOf = (cards: readonly number[]): string =>
  CARDS.map(({ letter }, card) => letter.repeat(cards[card] ?? 0)).join('')

export function boardText({ discards, favor, holder, owners, pile, seats }: Board): string {
  const lines = [
    'condottiere board 1',
    `holder ${holder}`,
    `favor ${favor ?? '-'}`,
    `regions ${owners.map((seat) => seat ?? '-').join('')}`,
    `pile ${pile}`,
    `discards ${lettersOf(discards) || '-'}`,
    ...seats.map(({ hand_size, line }, seat) => `seat ${seat} ${hand_size} ${lettersOf(line) || '-'}`),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

/** What is noted of it. */
export const boardDigest = (board: Board): string => textDigest(boardText(board)).slice(0, DIGITS)
