import { expect, it } from 'vitest'
import { concurrently } from './concurrently'

it('does everything once, a few at a time', async () => {
  let running = 0
  let most = 0
  const done: number[] = []
  await concurrently([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    most = Math.max(most, ++running)
    await Promise.resolve()
    running--
    done.push(item)
  })
  expect(done).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(3)
})
