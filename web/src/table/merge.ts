/** One's own lines up to `from`, then the ones received. A gap (lines never received) is not filled. */
export function mergeLines<T>(own: readonly T[], received: readonly T[], from: number): T[] {
  return [...own.slice(0, from), ...received]
}

/** What was received, in which all that equals what was there before is that itself: so only the rest is drawn anew. */
export function reuseEqualParts<T>(before: T | null | undefined, received: T): T {
  if (!isComposed(before) || !isComposed(received) || Array.isArray(before) !== Array.isArray(received))
    return received
  const keys = Object.keys(received) as (keyof T)[]
  let same = keys.length === Object.keys(before).length
  for (const key of keys) {
    received[key] = reuseEqualParts(before[key], received[key])
    same &&= received[key] === before[key]
  }
  return same ? before : received
}

const isComposed = <T>(value: T): value is T & object => typeof value === 'object' && value !== null
