/** What this browser keeps of the shuffles of its games, to compare with what the server tells when they are over. */
import { fieldsOf, listOf, type Store, storedList, storeText } from '../lib/browser/stored'

/** The entropy of one seat. */
export interface SeatNote {
  seat: number
  /** What the chain is made of. It must not be told before the game is over. */
  seed: string
  /** What it was announced by. */
  chain: string
  /** The first deal that this browser gives entropy of it for. */
  from: number
  /** The deals that entropy was sent for. */
  sent: number[]
  /** Those of them that the server has taken it for. */
  given: number[]
  /** Whether nothing more is given of it, since the server may know more of it than it should. */
  ended: boolean
}

/** What this browser was told of a deal. */
export interface DealNote {
  deal: number
  /** The latest version of the table that it was told of before the deal, 0 if of none, and the first one after. */
  since: number
  version: number
  /** The seat here. */
  seat: number
  /** The seats whose entropy was said to be in it, if that was said. */
  gave: number[] | null
}

/** What this browser was shown: the version, its seat, the letters of its hand, and the digest of what all could see. */
export type SeenNote = [version: number, seat: number, hand: string, board: string]

/** The chains, by seat, that this browser had been told of when it gave its own entropy for a deal, and until they changed. */
interface ChainsNote {
  deal: number
  chains: (string | null)[]
}

/** The version of the table at which a deal was first said to be due, and the commitment to its pile then. */
interface DueNote {
  deal: number
  version: number
  pile: string
}

export interface Note {
  table: string
  /** Greater for tables that were noted later, or whose first link was given later. */
  order: number
  /** What the server had committed itself to when this browser first saw the table, or asked for it; null if it would not. */
  commitment: string | null
  /** The deal before which that was, counted from 1. */
  before: number
  /** The latest that this browser was told to be the next deal. */
  deal: number
  seats: SeatNote[]
  chains: ChainsNote[]
  deals: DealNote[]
  dues: DueNote[]
  /** In the order in which it was seen. */
  seen: SeenNote[]
  /** What was fixed before the first deal (`setup`), as this browser was told first; null before that. */
  setup: string | null
  /** Who was the first holder; null before the first deal. */
  holder: number | null
  /** Whether the server gave no commitment when this browser asked for one, before it made the table. */
  refused: boolean
  /** How often the server had not made a table whose entropy it knew, so that this one was another try. */
  tries: number
  /** What was asked for, as long as the server has not made the table. */
  asked: string | null
  /** The table that the server has named as its rematch. */
  next: string | null
  /** Of a rematch: whether the server has said that it began, and this browser did not go there; null before either. */
  missed: boolean | null
  /** Whether the server has shown the waiting room again once it had shown the game. */
  undone: boolean
  /** Whether somebody has played here at this table. No server can pretend that. */
  acted: boolean
  /** The table that it had promised then, if it made this one in its stead. */
  promised: string | null
}

const PLACE = 'shuffles'

/**
 * So many are kept, those of games that go on for weeks among them, and no more letters but for what counts other tries:
 * there is room for twice as many.
 */
const MAX_NOTES = 200
const MOST_LETTERS = 2_000_000

const asNumber = (entry: unknown): number | null => (typeof entry === 'number' ? entry : null)

function asSeat(entry: unknown): SeatNote | null {
  const { seat, seed, chain, from, ended, ...more } = fieldsOf(entry) ?? {}
  if (typeof seat !== 'number' || typeof seed !== 'string' || typeof chain !== 'string') return null
  if (typeof from !== 'number') return null
  const [sent, given] = [listOf(more.sent, asNumber), listOf(more.given, asNumber)]
  return { seat, seed, chain, from, sent, given, ended: ended === true }
}

function asDeal(entry: unknown): DealNote | null {
  const { gave, ...more } = fieldsOf(entry) ?? {}
  const [deal, since, version, seat] = [more.deal, more.since, more.version, more.seat].map(asNumber)
  if (deal == null || since == null || version == null || seat == null) return null
  return { deal, since, version, seat, gave: Array.isArray(gave) ? listOf(gave, asNumber) : null }
}

function asSeen(entry: unknown): SeenNote | null {
  const [version, seat, hand, board] = listOf<unknown>(entry, (one) => one)
  if (typeof version !== 'number' || typeof seat !== 'number') return null
  return typeof hand === 'string' && typeof board === 'string' ? [version, seat, hand, board] : null
}

function asChains(entry: unknown): ChainsNote | null {
  const { deal, chains } = fieldsOf(entry) ?? {}
  if (typeof deal !== 'number' || !Array.isArray(chains)) return null
  return { deal, chains: chains.map((chain) => (typeof chain === 'string' ? chain : null)) }
}

function asDue(entry: unknown): DueNote | null {
  const { deal, version, pile } = fieldsOf(entry) ?? {}
  if (typeof deal !== 'number' || typeof version !== 'number' || typeof pile !== 'string') return null
  return { deal, version, pile }
}

function asNote(entry: unknown): Note | null {
  const { table, commitment, before, deal, ...more } = fieldsOf(entry) ?? {}
  if (typeof table !== 'string' || typeof before !== 'number' || typeof deal !== 'number') return null
  if (typeof commitment !== 'string' && commitment !== null) return null
  return {
    table,
    order: asNumber(more.order) ?? 0,
    commitment,
    before,
    deal,
    seats: listOf(more.seats, asSeat),
    chains: listOf(more.chains, asChains),
    deals: listOf(more.deals, asDeal),
    dues: listOf(more.dues, asDue),
    seen: listOf(more.seen, asSeen),
    setup: typeof more.setup === 'string' ? more.setup : null,
    holder: asNumber(more.holder),
    refused: more.refused === true,
    tries: asNumber(more.tries) ?? 0,
    asked: typeof more.asked === 'string' ? more.asked : null,
    next: typeof more.next === 'string' ? more.next : null,
    missed: typeof more.missed === 'boolean' ? more.missed : null,
    undone: more.undone === true,
    acted: more.acted === true,
    promised: typeof more.promised === 'string' ? more.promised : null,
  }
}

const notes = (store?: Store): Note[] => storedList(PLACE, asNote, store)

/** What was noted of a table, if anything was. */
export const noteOf = (table: string, store?: Store): Note | null =>
  notes(store).find((one) => one.table === table) ?? null

function write(note: Note, store?: Store): void {
  writeAll([note, ...notes(store).filter(({ table }) => table !== note.table)], store)
}

function writeAll(all: readonly Note[], store?: Store): void {
  let letters = 0
  const texts = all.slice(0, MAX_NOTES).map((one) => {
    const text = JSON.stringify(one)
    // A server could show so much that there is no room: nothing is known of such a table any more, but what it tried.
    if (letters + text.length > MOST_LETTERS) return JSON.stringify(stripped(one))
    letters += text.length
    return text
  })
  storeText(PLACE, `[${texts.join()}]`, store)
}

const stripped = (note: Note): Note => ({
  ...note,
  commitment: null,
  seats: [],
  chains: [],
  deals: [],
  dues: [],
  seen: [],
  setup: null,
  tries: note.tries + Number(isTry(note)),
  asked: note.asked === null ? null : '',
  next: null,
  promised: null,
})

/** The number of a table that is noted now. */
export const nextOrder = (store?: Store): number => 1 + Math.max(0, ...notes(store).map(({ order }) => order))

const blank = (table: string, commitment: string | null, before: number, store?: Store): Note => ({
  table,
  order: nextOrder(store),
  commitment,
  before,
  deal: before,
  seats: [],
  chains: [],
  deals: [],
  dues: [],
  seen: [],
  setup: null,
  holder: null,
  refused: false,
  tries: 0,
  asked: null,
  next: null,
  missed: null,
  undone: false,
  acted: false,
  promised: null,
})

/** Notes what the server has committed itself to, unless something was noted before: the first is what counts. */
export function noteCommitment(table: string, commitment: string, before: number, store?: Store): Note {
  const kept = noteOf(table, store)
  if (kept !== null && kept.commitment !== null) return kept
  const note = {
    ...(kept ?? { ...blank(table, commitment, before, store), tries: calledOff(store) }),
    commitment,
    before,
    deal: before,
  }
  write(note, store)
  return note
}

/** Whether the server has shown no game here though it knew entropy for it. A start that came to nothing is counted already. */
const isTry = ({ deal, seats, undone }: Note): boolean =>
  (deal === 1 || undone) && seats.some(({ ended, sent }) => sent.includes(1) && !ended)

/**
 * How often the server has begun no game though it knew entropy of this browser for it, since the latest game that was
 * played here, which says so. A rematch is not counted if the server has said that it began, and nobody went there.
 */
export function calledOff(store?: Store): number {
  const all = notes(store)
  // A game that goes on is written later than tables that were noted after it.
  const played = Math.max(-1, ...all.flatMap(({ acted, order }) => (acted ? [order] : [])))
  const tries = all
    .filter(({ order }) => order > played)
    .map((note) => {
      const missed = note.missed === true && all.some(({ next }) => next === note.table)
      return note.tries + Number(isTry(note) && !missed)
    })
  return Math.max(0, ...tries)
}

/** Notes that the server gave no commitment before it made this table. */
export const noteRefusal = (table: string, tries: number, store?: Store): void => {
  if (noteOf(table, store) === null) write({ ...blank(table, null, 1, store), refused: true, tries }, store)
}

/** Notes which table the server names as the rematch of another, of which this is nothing new. */
export const noteRematch = (table: string, next: string, store?: Store): void =>
  writeAll(
    notes(store).map((note) => (note.table === table ? { ...note, next } : note)),
    store,
  )

/** Notes that the server says that a rematch has begun, and whether this browser goes there: then it must be shown the game. */
export const noteBegun = (next: string, goes: boolean, store?: Store): void => {
  changeNote(next, (note) => ({ ...note, missed: goes ? false : (note.missed ?? true) }), store)
}

/** What was noted of the table that the server was asked for last and has not made. */
export const unmade = (store?: Store): Note | null => notes(store).find(({ asked }) => asked !== null) ?? null

/** Forgets a table that was never made. */
export const forget = (table: string, store?: Store): void =>
  writeAll(
    notes(store).filter((one) => one.table !== table),
    store,
  )

/** Notes of a table what was noted of the one that the server had promised. */
export function noteInstead(promised: string, made: string, store?: Store): void {
  const note = noteOf(promised, store)
  if (note !== null) write({ ...note, table: made, promised }, store)
}

/** Changes what was noted of a table; what is kept of it then, which is nothing in a browser that keeps nothing. */
export function changeNote(table: string, change: (note: Note) => Note, store?: Store): Note | null {
  const kept = noteOf(table, store)
  if (kept === null) return null
  const changed = change(kept)
  // What other tabs note in the meantime is not overwritten for nothing.
  if (JSON.stringify(changed) !== JSON.stringify(kept)) write(changed, store)
  return noteOf(table, store)
}

/** The chains of a table at which nobody but this browser has announced one. */
export const chainsOf = ({ seat, chain }: SeatNote): (string | null)[] => [
  ...Array.from({ length: seat }, () => null),
  chain,
]

/** The note with a chain of this browser; it may go from one seat to another before the game. */
export const withSeat = (note: Note, changed: SeatNote): Note => ({
  ...note,
  seats: [...note.seats.filter(({ chain }) => chain !== changed.chain), changed],
})

/** The note once entropy of a chain is sent for a deal, while the seats have these chains. */
export function withSent(note: Note, own: SeatNote, deal: number, chains: (string | null)[]): Note {
  const noted = withSeat(note, own)
  // What is told after it was sent proves nothing: it may have been chosen to suit.
  if (own.sent.includes(deal)) return noted
  const sent = withSeat(note, { ...own, sent: [...own.sent, deal] })
  const same = JSON.stringify(note.chains.at(-1)?.chains) === JSON.stringify(chains)
  return same ? sent : { ...sent, chains: [...note.chains, { deal, chains }] }
}
