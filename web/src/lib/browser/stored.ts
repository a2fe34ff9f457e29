/** Where this browser keeps values as text; a test has one of its own. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>

const NAMESPACE = 'condottiere.'

/** What is kept under a name; null if there is nothing, or if the browser lets no page keep anything. */
export function storedText(name: string, store?: Store): string | null {
  try {
    return (store ?? localStorage).getItem(NAMESPACE + name)
  } catch {
    return null
  }
}

/** Whether an event of the storage is about what is kept under a name. */
export const isStoredAs = (name: string, key: string | null): boolean => key === NAMESPACE + name

/** The entries of a list that is kept as JSON, each as `accept` makes it out; it returns null for what is none. */
export function storedList<T>(name: string, accept: (entry: unknown) => T | null, store?: Store): T[] {
  return listOf(parsed(storedText(name, store)), accept)
}

/** The entries of a list of which nothing is known. */
export const listOf = <T>(value: unknown, accept: (entry: unknown) => T | null): T[] =>
  Array.isArray(value) ? value.map(accept).filter((entry) => entry !== null) : []

/** The first of those that have the same key: lists are drawn by their keys, of which each may stand once. */
export function distinct<T>(list: readonly T[], keyOf: (one: T) => string): T[] {
  const byKey = new Map(list.toReversed().map((one) => [keyOf(one), one]))
  return list.filter((one) => byKey.get(keyOf(one)) === one)
}

/** An object of which nothing is known, as a record of its fields; null if it is none. */
export const fieldsOf = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null ? { ...value } : null

/** Keeps a text; a browser that keeps nothing still plays. */
export function storeText(name: string, text: string, store?: Store): void {
  try {
    ;(store ?? localStorage).setItem(NAMESPACE + name, text)
  } catch {
    // There is nothing to be done about it, and nothing that needs it.
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
