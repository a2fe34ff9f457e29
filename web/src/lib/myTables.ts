/** The tables this browser sits at, remembered here only: whoever has a key has the seat. */
export interface MyTable {
  id: string
  key: string | null
  name: string
  when: number
}

const PLACE = 'condottiere.tables'
const MOST = 30

const isMine = (one: unknown): one is MyTable =>
  typeof one === 'object' && one !== null &&
  typeof (one as MyTable).id === 'string' && typeof (one as MyTable).name === 'string' && typeof (one as MyTable).when === 'number'

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

/** One entry for each seat: the same table may be open in two seats. */
export function remember(table: MyTable, box: Box = localStorage): void {
  write([table, ...myTables(box).filter(({ id, key }) => id !== table.id || key !== table.key)], box)
}

export function forget(id: string, key: string | null, box: Box = localStorage): void {
  write(myTables(box).filter((one) => one.id !== id || one.key !== key), box)
}
