// What this browser keeps of the tutorial beyond what its table shows: what of its guide is folded, and whether it
// came to its end.
import { distinct, fieldsOf, type Store, storedList, storeText } from '../lib/browser/stored'

interface Progress {
  /** Of the table. */
  id: string
  /** Which lesson is played there, from 0. */
  lesson: number
  /** The id of the note at which the guide was folded; null where it is open. */
  folded: string | null
  /** Whether it has come to its end. */
  done: boolean
}

const PLACE = 'tutorials'
/** So many are kept. */
const MAX_KEPT = 5

function asProgress(entry: unknown): Progress | null {
  const { id, lesson, folded, done } = fieldsOf(entry) ?? {}
  if (typeof id !== 'string' || typeof lesson !== 'number') return null
  return { id, lesson, folded: typeof folded === 'string' ? folded : null, done: done === true }
}

const all = (store?: Store): Progress[] => distinct(storedList(PLACE, asProgress, store), ({ id }) => id)

/** What is kept of a lesson at a table. */
export const progressOf = (id: string, lesson: number, store?: Store): Progress =>
  all(store).find((one) => one.id === id) ?? { id, lesson, folded: null, done: false }

/** Whether the lesson at a table has come to its end. */
export const isDone = (id: string, store?: Store): boolean =>
  all(store).some((one) => one.id === id && one.done)

export function keepProgress(progress: Progress, store?: Store): void {
  const others = all(store).filter(({ id }) => id !== progress.id)
  storeText(PLACE, JSON.stringify([progress, ...others].slice(0, MAX_KEPT)), store)
}

/** Whether somebody has come to the end of a lesson in this browser; of any, if none is named. */
export const hasLearned = (lesson?: number, store?: Store): boolean =>
  all(store).some((one) => one.done && (lesson ?? one.lesson) === one.lesson)
