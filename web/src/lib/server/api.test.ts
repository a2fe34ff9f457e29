import { afterEach, expect, it, vi } from 'vitest'
import { changeRoom, hint, Refused } from './api'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('gives up a request that is never answered, and later one for which the server has to think', async () => {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limiting = new AbortController()
    setTimeout(() => limiting.abort(), ms)
    return limiting.signal
  })
  const swallowed = (_: string, { signal }: RequestInit): Promise<Response> =>
    new Promise((_, fail) => signal?.addEventListener('abort', () => fail(new Error('aborted'))))
  vi.stubGlobal('fetch', swallowed)
  const failed: string[] = []
  const note = (what: string) => (error: unknown) => failed.push(error instanceof Refused ? what : 'other')
  const sent = changeRoom('t', { type: 'leave' }).catch(note('room'))
  const asked = hint('t', { version: 1, key: null, seat: null }).catch(note('hint'))
  await vi.advanceTimersByTimeAsync(20_000)
  await sent
  expect(failed).toEqual(['room'])
  await vi.advanceTimersByTimeAsync(160_000)
  await asked
  expect(failed).toEqual(['room', 'hint'])
})
