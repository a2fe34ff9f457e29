import { afterEach, expect, it, vi } from 'vitest'
import * as language from '../../languages/language.svelte'
import { changeRoom, fairness, hint, recordPlayOn, Refused } from './api'

const loadRest = vi.hoisted(() => vi.fn(() => Promise.resolve()))
vi.mock('../../languages/language.svelte', async (original) => ({
  ...(await original<typeof language>()),
  loadRest,
}))

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
  const asked = Promise.all([
    hint('t', { version: 1, key: null, seat: null }).catch(note('hint')),
    fairness('t').catch(note('fairness')),
    recordPlayOn({ record: '', moment: 0, seat: 0, bot: '' }).catch(note('record')),
  ])
  await vi.advanceTimersByTimeAsync(20_000)
  await sent
  expect(failed).toEqual(['room'])
  await vi.advanceTimersByTimeAsync(160_000)
  await asked
  expect(failed.toSorted()).toEqual(['fairness', 'hint', 'record', 'room'])
})

it('does not wait for long for the words of why there is no answer', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
  loadRest.mockReturnValueOnce(new Promise(() => undefined))
  const sent = changeRoom('t', { type: 'leave' }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await sent).toBeInstanceOf(Refused)
})
