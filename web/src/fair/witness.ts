/** What this browser notes of what it is told at a table. */
import { CARDS, type Fairness, type TableMessage } from '../protocol'
import type { BoardNote, DealNote, Note, SeatNote } from './notes'
import { setupDigest, setupText } from './setup'

/** What of a table concerns its shuffles. */
export type Told = Pick<TableMessage, 'players' | 'version'> & {
  fairness: Fairness
  view: Pick<
    TableMessage['view'],
    | 'discards'
    | 'first_holder'
    | 'games'
    | 'hand'
    | 'holder'
    | 'options'
    | 'phase'
    | 'pile'
    | 'seats'
    | 'viewer'
  >
}

/** What was fixed before the first deal, of all that is shown of a table; null if that contradicts itself. */
export function setupShown(table: string, { fairness, players, view }: Told): string | null {
  const { rules, seats, setup } = fairness
  const text = setupText(table, rules, view.options, seats)
  const same = seats.length === players.length && seats.every(({ bot }, seat) => bot === players[seat]?.bot)
  return same && setupDigest(text) === setup ? text : null
}

/** A hand, given as counts by card, in letters. */
export const lettersOf = (hand: readonly number[]): string =>
  CARDS.map(({ letter }, card) => letter.repeat(hand[card] ?? 0)).join('')

/** The note once this was told; `since` is the version that was told before. Numbers of deals never go back. */
export function witnessed(note: Note, told: Told, since: number): Note {
  const { fairness, view } = told
  const missed = fairness.deal > note.deal + 1
  return {
    ...note,
    deal: fairness.deal,
    // Whoever claims that deals were made is given nothing for deals that may be still to come.
    seats: note.seats.map((own) => withTaken(missed ? { ...own, ended: true } : own, told)),
    deals: [...note.deals, ...dealNote(note, told, since)],
    dues: [...note.dues, ...dueNote(note, told)],
    holder: note.holder ?? (view.games === 0 ? view.first_holder : null),
  }
}

/** A chain of this browser with what the server says that it has taken of it. */
function withTaken(own: SeatNote, { fairness, view: { viewer } }: Told): SeatNote {
  const { chains, deal, gave, revealed } = fairness
  if (viewer === null || chains[viewer] !== own.chain) return own
  const taken = [...(gave[viewer] ? [deal - 1] : []), ...(revealed[viewer] ? [deal] : [])]
  const news = taken.filter((one) => own.sent.includes(one) && !own.given.includes(one))
  return { ...own, given: [...own.given, ...news] }
}

function dealNote(note: Note, { fairness, version, view }: Told, since: number): DealNote[] {
  const { hand, viewer } = view
  const deal = fairness.deal - 1
  if (deal === 0 || viewer === null) return []
  if (note.deals.some((one) => one.deal === deal && one.seat === viewer)) return []
  const gave = fairness.gave.flatMap((given, seat) => (given ? [seat] : []))
  const known = note.deal === deal ? since : 0
  const board = boardOf(view)
  return [{ deal, since: known, version, seat: viewer, hand: lettersOf(hand), gave, board }]
}

function dueNote({ dues }: Note, { fairness: { deal }, version, view }: Told): Note['dues'] {
  if (view.phase !== 'deal' || dues.some((one) => one.deal === deal)) return []
  return [{ deal, version, board: boardOf(view) }]
}

const boardOf = ({ discards, holder, pile, seats }: Told['view']): BoardNote => ({
  holder,
  hands: seats.map(({ hand_size }) => hand_size),
  pile,
  discards: lettersOf(discards),
  lines: seats.map(({ line }) => lettersOf(line)).join(''),
})
