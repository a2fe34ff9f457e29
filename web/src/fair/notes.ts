/** What this browser keeps of the shuffles of its games, to compare with what the server tells when they are over. */
import { fieldsOf, listOf, type Store, storedList, storeText } from '../lib/stored'

/** The entropy of one seat. */
export interface SeatNote {
  seat: number
  /** What the chain is made of. It must not be told before the game is over. */
  seed: string
  /** What it was announced by. */
  chain: string
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
  const { seat, seed, chain, given } = fieldsOf(entry) ?? {}
  if (typeof seat !== 'number' || typeof seed !== 'string' || typeof chain !== 'string') return null
  return { seat, seed, chain, given: listOf(given, asDeal) }
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

/** Keeps what this browser gives for a seat; a chain may go from one seat to another before the game. */
export function noteSeat(table: string, changed: SeatNote, store?: Store): void {
  const note = noteOf(table, store)
  if (note === null) return
  const others = note.seats.filter(({ seat, chain }) => seat !== changed.seat && chain !== changed.chain)
  write({ ...note, seats: [...others, changed] }, store)
}

/** Notes that the server has taken entropy of a chain for a deal. */
export function noteGiven(table: string, to: SeatNote, deal: number, store?: Store): void {
  const kept = noteOf(table, store)?.seats.find(({ chain }) => chain === to.chain)
  if (kept && !kept.given.includes(deal)) noteSeat(table, { ...kept, given: [...kept.given, deal] }, store)
}
