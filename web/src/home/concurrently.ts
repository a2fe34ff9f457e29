/** Does a piece of work for each item in turn, for so many of them at a time. */
export async function concurrently<T>(
  items: readonly T[],
  most: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items]
  async function next(): Promise<void> {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: most }, next))
}
