/** What this browser keeps of the shuffles of its games, to compare with what the server tells when they are over. */
import { fieldsOf, listOf, type Store, storedList, storeText } from '../lib/stored'

/** The entropy of one seat. */
export interface SeatNote {
  seat: number
  /** What the chain is made of. It must not be told before the game is over. */
  seed: string
  /** What it was announced by. */
  chain: string
  /** The deals that entropy was sent for. */
  sent: number[]
  /** Those of them that the server has taken it for. */
  given: number[]
}

export interface Note {
  table: string
  /** What the server had committed itself to when this browser first saw the table. */
  commitment: string
  /** The deal before which that was, counted from 1. */
  before: number
  seats: SeatNote[]
}

const PLACE = 'shuffles'

/** So many are kept: those of games that go on for weeks among them. */
const MOST = 200

const asDeal = (entry: unknown): number | null => (typeof entry === 'number' ? entry : null)

function asSeat(entry: unknown): SeatNote | null {
  const { seat, seed, chain, sent, given } = fieldsOf(entry) ?? {}
  if (typeof seat !== 'number' || typeof seed !== 'string' || typeof chain !== 'string') return null
  return { seat, seed, chain, sent: listOf(sent, asDeal), given: listOf(given, asDeal) }
}

function asNote(entry: unknown): Note | null {
  const { table, commitment, before, seats } = fieldsOf(entry) ?? {}
  if (typeof table !== 'string' || typeof commitment !== 'string' || typeof before !== 'number') return null
  return { table, commitment, before, seats: listOf(seats, asSeat) }
}

const notes = (store?: Store): Note[] => storedList(PLACE, asNote, store)

/** What was noted of a table, if anything was. */
export const noteOf = (table: string, store?: Store): Note | null =>
  notes(store).find((one) => one.table === table) ?? null

function write(note: Note, store?: Store): void {
  const others = notes(store).filter(({ table }) => table !== note.table)
  storeText(PLACE, JSON.stringify([note, ...others].slice(0, MOST)), store)
}

/** Notes what the server has committed itself to, unless something was noted before: the first is what counts. */
export function noteCommitment(table: string, commitment: string, before: number, store?: Store): Note {
  const kept = noteOf(table, store)
  if (kept !== null) return kept
  const note = { table, commitment, before, seats: [] }
  write(note, store)
  return note
}

/** Keeps a chain of this browser; it may go from one seat to another before the game. */
export function noteSeat(table: string, changed: SeatNote, store?: Store): void {
  const note = noteOf(table, store)
  if (note === null) return
  const others = note.seats.filter(({ chain }) => chain !== changed.chain)
  write({ ...note, seats: [...others, changed] }, store)
}

/** Forgets the chains of a seat, of which no deal was made. */
export function forgetSeat(table: string, seat: number, store?: Store): void {
  const note = noteOf(table, store)
  if (note) write({ ...note, seats: note.seats.filter((one) => one.seat !== seat) }, store)
}

/** Notes that entropy of a chain was sent for a deal, or that the server has taken it. */
export function noteDeal(
  table: string,
  { chain }: SeatNote,
  what: 'sent' | 'given',
  deal: number,
  store?: Store,
): void {
  const kept = noteOf(table, store)?.seats.find((one) => one.chain === chain)
  if (kept && !kept[what].includes(deal)) noteSeat(table, { ...kept, [what]: [...kept[what], deal] }, store)
}
