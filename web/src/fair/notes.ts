/** What this browser keeps of the shuffles of its games, to compare with what the server tells when they are over. */
import { fieldsOf, listOf, type Store, storedList, storeText } from '../lib/stored'

/** The entropy of one seat. */
export interface SeatNote {
  seat: number
  /** What the chain is made of. It must not be told before the game is over. */
  seed: string
  /** What it was announced by. */
  chain: string
  /** The first deal that it counts for, once the server has taken it. */
  first: number | null
  /** The deals that the server has taken entropy for. */
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
  const { seat, seed, chain, first, given } = fieldsOf(entry) ?? {}
  if (typeof seat !== 'number' || typeof seed !== 'string' || typeof chain !== 'string') return null
  return { seat, seed, chain, first: asDeal(first), given: listOf(given, asDeal) }
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

export const seatNote = (table: string, seat: number, store?: Store): SeatNote | null =>
  noteOf(table, store)?.seats.find((one) => one.seat === seat) ?? null

/** Keeps what this browser gives for a seat. */
export function noteSeat(table: string, changed: SeatNote, store?: Store): void {
  const note = noteOf(table, store)
  if (note === null) return
  const others = note.seats.filter(({ seat }) => seat !== changed.seat)
  write({ ...note, seats: [...others, changed] }, store)
}

/** Notes that the server has taken a seat's entropy for a deal. */
export function noteGiven(table: string, seat: number, deal: number, store?: Store): void {
  const kept = seatNote(table, seat, store)
  if (kept === null || kept.given.includes(deal)) return
  noteSeat(table, { ...kept, given: [...kept.given, deal] }, store)
}
