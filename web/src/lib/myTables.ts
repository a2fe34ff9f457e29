/** The seat of another person, whose link the maker of a table can give away. */
export interface SeatLink {
  seat: number
  name: string
  key: string
}

/** The tables this browser sits at, remembered here only: whoever has a key has the seat. */
export interface MyTable {
  id: string
  key: string | null
  name: string
  when: number
  /** Of a table that was made here: the others' links. */
  links?: SeatLink[]
  /** How many lines of its talk were read. */
  read?: number
  /** Whether the advice about its options was dismissed. */
  advised?: boolean
}

const PLACE = 'condottiere.tables'

/** So many are kept. An entry may hold the only key of a seat, so this is far more than anybody comes back to. */
const MOST = 300

const isLink = (one: unknown): one is SeatLink =>
  typeof one === 'object' &&
  one !== null &&
  typeof (one as SeatLink).seat === 'number' &&
  typeof (one as SeatLink).name === 'string' &&
  typeof (one as SeatLink).key === 'string'

const isMine = (one: unknown): one is MyTable =>
  typeof one === 'object' &&
  one !== null &&
  typeof (one as MyTable).id === 'string' &&
  typeof (one as MyTable).name === 'string' &&
  typeof (one as MyTable).when === 'number'

type Box = Pick<Storage, 'getItem' | 'setItem'>

/** Newest first. What cannot be read counts as none. */
export function myTables(box: Box = localStorage): MyTable[] {
  try {
    const read: unknown = JSON.parse(box.getItem(PLACE) ?? '[]')
    return Array.isArray(read) ? read.filter(isMine).sort((a, b) => b.when - a.when) : []
  } catch {
    return []
  }
}

function write(tables: readonly MyTable[], box: Box): void {
  try {
    box.setItem(PLACE, JSON.stringify(tables.slice(0, MOST)))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** One entry for each seat: the same table may be open in two seats. What is not told anew is kept as it was. */
export function remember(table: MyTable, box: Box = localStorage): void {
  const kept = myTables(box)
  const same = kept.find(({ id, key }) => id === table.id && key === table.key)
  write([{ ...same, ...table }, ...kept.filter((one) => one !== same)], box)
}

/** What this browser remembers of a seat at a table. */
export const recall = (id: string, key: string | null, box: Box = localStorage): MyTable | undefined =>
  myTables(box).find((one) => one.id === id && one.key === key)

/** Adds to what is remembered of a seat; nothing where nothing is. */
export function note(
  id: string,
  key: string | null,
  what: Pick<MyTable, 'read' | 'advised'>,
  box: Box = localStorage,
): void {
  write(
    myTables(box).map((one) => (one.id === id && one.key === key ? { ...one, ...what } : one)),
    box,
  )
}

/** Forgets a table with all its seats; what it returns can be restored. */
export function forget(id: string, box: Box = localStorage): MyTable[] {
  const all = myTables(box)
  write(
    all.filter((one) => one.id !== id),
    box,
  )
  return all.filter((one) => one.id === id)
}

export function restore(entries: readonly MyTable[], box: Box = localStorage): void {
  write(
    [...entries, ...myTables(box)].sort((a, b) => b.when - a.when),
    box,
  )
}

/** The others' links of a table that was made here; none of any other. */
export function linksOf(id: string, box: Box = localStorage): SeatLink[] {
  const links: unknown = myTables(box).find((one) => one.id === id && Array.isArray(one.links))?.links
  return Array.isArray(links) ? links.filter(isLink) : []
}

/** One entry for each table, with all of its seats, in the order of the tables last played. */
export function byTable(tables: readonly MyTable[]): { id: string; seats: MyTable[] }[] {
  const ids = [...new Set(tables.map(({ id }) => id))]
  return ids.map((id) => {
    const seats = tables.filter((one) => one.id === id)
    const taken = seats.filter(({ key }) => key !== null)
    return { id, seats: taken.length ? taken : seats }
  })
}
