import { expect, it } from 'vitest'
import { delayBefore } from './backoff'

it('waits longer after each attempt to connect, but never for ever', () => {
  expect([0, 1, 2, 3].map((attempt) => delayBefore(attempt, 0))).toEqual([400, 800, 1600, 3200])
  expect(delayBefore(50, 0)).toBe(10_000)
  expect(delayBefore(2, 0.999)).toBeGreaterThanOrEqual(1200)
})
