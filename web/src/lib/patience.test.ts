import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Patience } from './patience.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('is lost after a while, until the waiting ends', () => {
  const patience = new Patience(5000)
  const end = patience.begin()
  vi.advanceTimersByTime(4999)
  expect(patience.lost).toBe(false)
  vi.advanceTimersByTime(1)
  expect(patience.lost).toBe(true)
  end()
  expect(patience.lost).toBe(false)
})

it('is not lost with what came in time', () => {
  const patience = new Patience(5000)
  patience.begin()()
  vi.advanceTimersByTime(60_000)
  expect(patience.lost).toBe(false)
})
