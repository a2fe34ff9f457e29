import type { Say } from '../../protocol'
import { distinct, fieldsOf, listOf, type Store, storedList, storeText } from './stored'

/** The seat of another person, whose link the maker of a table can give away. */
export interface SeatLink {
  seat: number
  name: string
  key: string
}

/** What is about to be said, and to whom; null is everybody. */
export type Draft = Pick<Say, 'text' | 'to'>

/**
 * A table that this browser was at. Those of its person are the server's to list; a seat with a key is known here
 * only, and whoever has the key has the seat.
 */
export interface MyTable {
  id: string
  key: string | null
  name: string
  when: number
  /** Whether the seat is the person's, who needs no key; false as long as the server could not be told so. */
  own?: boolean
  /** Whether it was taken off the list. */
  hidden?: boolean
  /** Of a table that was made here: the others' links. */
  links?: SeatLink[]
  /** Up to when its talk was read, as Unix time in seconds. */
  readUntil?: number
  /** What was about to be said when the page was left. */
  draft?: Draft | null
  /** Up to when it was seen what happened, as Unix time in seconds. */
  seenUntil?: number
  /** The seats whose talk is hidden. */
  muted?: number[]
  /** Whether the advice about its options was dismissed. */
  advised?: boolean
  /** Whether odds are shown. */
  odds?: boolean
}

const PLACE = 'tables'

/** So many are kept. An entry may hold the only key of a seat, so this is far more than anybody comes back to. */
const MAX_TABLES = 300

/** The latest time that a Date can be, in milliseconds. */
const LATEST = 8.64e15

function asLink(entry: unknown): SeatLink | null {
  const { seat, name, key } = fieldsOf(entry) ?? {}
  return typeof seat === 'number' && typeof name === 'string' && typeof key === 'string'
    ? { seat, name, key }
    : null
}

const asSeat = (entry: unknown): number | null => (typeof entry === 'number' ? entry : null)

/** For nobody, if it cannot be read for whom it is. */
function asDraft(entry: unknown): Draft | null {
  const { text, to } = fieldsOf(entry) ?? {}
  return typeof text === 'string' ? { text, to: to === null ? null : listOf(to, asSeat) } : null
}

/** An entry that says which table it is, with as much of the rest as can be read. */
function asTable(entry: unknown): MyTable | null {
  const { id, key, name, when, own, hidden, links, readUntil, draft, seenUntil, muted, advised, odds } =
    fieldsOf(entry) ?? {}
  if (typeof id !== 'string' || typeof name !== 'string') return null
  if (typeof when !== 'number' || Math.abs(when) > LATEST) return null
  return {
    id,
    key: typeof key === 'string' ? key : null,
    name,
    when,
    ...(typeof own === 'boolean' && { own }),
    ...(typeof hidden === 'boolean' && { hidden }),
    ...(Array.isArray(links) && { links: distinct(listOf(links, asLink), ({ key }) => key) }),
    ...(typeof readUntil === 'number' && { readUntil }),
    ...(draft !== undefined && { draft: asDraft(draft) }),
    ...(typeof seenUntil === 'number' && { seenUntil }),
    ...(Array.isArray(muted) && { muted: listOf(muted, asSeat) }),
    ...(typeof advised === 'boolean' && { advised }),
    ...(typeof odds === 'boolean' && { odds }),
  }
}

/** Newest first. What cannot be read counts as none. */
export const myTables = (store?: Store): MyTable[] =>
  distinct(
    storedList(PLACE, asTable, store).sort((a, b) => b.when - a.when),
    ({ id, key }) => `${id}#${key ?? ''}`,
  )

const write = (tables: readonly MyTable[], store?: Store): void =>
  storeText(PLACE, JSON.stringify(tables.slice(0, MAX_TABLES)), store)

/** One entry for each seat: the same table may be open in two seats. What is not told anew is kept as it was. */
export function remember(table: MyTable, store?: Store): void {
  const kept = myTables(store)
  const same = kept.find(({ id, key }) => id === table.id && key === table.key)
  write([{ ...same, ...table }, ...kept.filter((one) => one !== same)], store)
}

/** What this browser remembers of a seat at a table. */
export const recall = (id: string, key: string | null, store?: Store): MyTable | undefined =>
  myTables(store).find((one) => one.id === id && one.key === key)

/** Adds to what is remembered of a seat; nothing where nothing is. */
export function note(
  id: string,
  key: string | null,
  what: Partial<Omit<MyTable, 'id' | 'key' | 'name' | 'when' | 'links'>>,
  store?: Store,
): void {
  write(
    myTables(store).map((one) => (one.id === id && one.key === key ? { ...one, ...what } : one)),
    store,
  )
}

/** The seat of a key is the person's now: it is opened without, and listed by the server. */
export function becomeOwn(id: string, key: string, store?: Store): void {
  const kept = myTables(store)
  const same = kept.find((one) => one.id === id && one.key === key)
  const others = kept.filter((one) => one.id !== id || (one.key !== null && one !== same))
  write(same ? [...others, { ...same, key: null, own: true }] : others, store)
}

/** Forgets the seats of the person, whom this browser is to know no more. */
export const forgetOwn = (store?: Store): void =>
  write(
    myTables(store).filter(({ own }) => own !== true),
    store,
  )

/** The others' links of a table that was made here; none of any other. */
export const linksOf = (id: string, store?: Store): SeatLink[] =>
  myTables(store).find((one) => one.id === id && one.links)?.links ?? []

/** One entry for each table, with all of its seats, in the order of the tables last played. */
export function byTable(tables: readonly MyTable[]): { id: string; seats: MyTable[] }[] {
  const ids = [...new Set(tables.map(({ id }) => id))]
  return ids.map((id) => {
    const seats = tables.filter((one) => one.id === id)
    const taken = seats.filter(({ key }) => key !== null)
    return { id, seats: taken.length ? taken : seats }
  })
}
