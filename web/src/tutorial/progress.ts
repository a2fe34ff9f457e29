// What this browser keeps of the tutorial beyond what its table shows: what was read, and whether it came to its end.
import { distinct, fieldsOf, listOf, type Store, storedList, storeText } from '../lib/stored'

export interface Progress {
  /** Of the table. */
  id: string
  /** The notes that were read. */
  read: string[]
  /** Whether the guide is folded. */
  folded: boolean
  /** Whether it has come to its end. */
  done: boolean
}

const PLACE = 'tutorials'
/** So many are kept. */
const MOST = 5

function asProgress(entry: unknown): Progress | null {
  const { id, read, folded, done } = fieldsOf(entry) ?? {}
  if (typeof id !== 'string') return null
  const names = Array.isArray(read) ? listOf(read, (one) => (typeof one === 'string' ? one : null)) : []
  return { id, read: names, folded: folded === true, done: done === true }
}

const all = (store?: Store): Progress[] => distinct(storedList(PLACE, asProgress, store), ({ id }) => id)

/** How far the tutorial at a table was read in this browser. */
export const progressOf = (id: string, store?: Store): Progress =>
  all(store).find((one) => one.id === id) ?? { id, read: [], folded: false, done: false }

export function keepProgress(progress: Progress, store?: Store): void {
  const others = all(store).filter(({ id }) => id !== progress.id)
  storeText(PLACE, JSON.stringify([progress, ...others].slice(0, MOST)), store)
}

/** Whether somebody has come to the end of a tutorial in this browser. */
export const hasLearned = (store?: Store): boolean => all(store).some(({ done }) => done)
