/** One's own lines up to `from`, then the ones received. A gap (lines never received) is not filled. */
export function merged<T>(own: readonly T[], received: readonly T[], from: number): T[] {
  return [...own.slice(0, from), ...received]
}
