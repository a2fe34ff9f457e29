// What this browser keeps of the tutorial beyond what its table shows: what of its guide is folded, and whether it
// came to its end.
import { distinct, fieldsOf, type Store, storedList, storeText } from '../lib/browser/stored'

interface Progress {
  /** Of the table. */
  id: string
  /** The id of the note at which the guide was folded; null where it is open. */
  folded: string | null
  /** The ids of the notes that were only to be read, and were. */
  read: readonly string[]
  /** Whether it has come to its end. */
  done: boolean
}

const PLACE = 'tutorials'
/** So many are kept. */
const MAX_KEPT = 5

function asProgress(entry: unknown): Progress | null {
  const { id, folded, read, done } = fieldsOf(entry) ?? {}
  if (typeof id !== 'string') return null
  return {
    id,
    folded: typeof folded === 'string' ? folded : null,
    read: Array.isArray(read) ? read.filter((one) => typeof one === 'string') : [],
    done: done === true,
  }
}

const all = (store?: Store): Progress[] => distinct(storedList(PLACE, asProgress, store), ({ id }) => id)

/** What is kept of the tutorial at a table. */
export const progressOf = (id: string, store?: Store): Progress =>
  all(store).find((one) => one.id === id) ?? { id, folded: null, read: [], done: false }

export function keepProgress(progress: Progress, store?: Store): void {
  const others = all(store).filter(({ id }) => id !== progress.id)
  storeText(PLACE, JSON.stringify([progress, ...others].slice(0, MAX_KEPT)), store)
}

/** Whether somebody has come to the end of a tutorial in this browser. */
export const hasLearned = (store?: Store): boolean => all(store).some(({ done }) => done)
