// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { battleResult, players, seat, view } from '../lib/fixtures'
import { mounted, type Mounted } from '../lib/mounted'
import type { Battle, Statistics } from '../protocol'
import { gameOfTable, type Source } from '../review/source'
import './film' // which is there at once then
import Film from './Film.svelte'

/** What is written on any canvas. */
let written: string[]
/** The recorders that there were, and whether what they recorded has ended. */
let recorders: Recorder[]
let ended: boolean
/** What a recorder gives. */
let recorded: string[]

class Recorder {
  static isTypeSupported = (): boolean => true
  onstop: () => void = () => undefined
  onerror: (why: unknown) => void = () => undefined
  ondataavailable: (event: { data: Blob }) => void = () => undefined
  constructor() {
    recorders.push(this)
  }
  start(): void {
    written = []
  }
  stop(): void {
    this.ondataavailable({ data: new Blob(recorded) })
    this.onstop()
  }
}

const paper = new Proxy<Record<string, unknown>>(
  {},
  {
    get: (_, name) => {
      if (name === 'measureText') return () => ({ width: 1 })
      return (text: unknown) => name === 'fillText' && written.push(String(text))
    },
    set: () => true,
  },
)

const battle = { from_moment: 1, to_moment: 3, result: battleResult() } as Battle
const statistics = {
  players,
  battles: [battle],
  stages: [],
  outcome: null,
  created: 0,
  own: [],
} as unknown as Statistics
/** The first seat has these strengths, one after the other. */
const STRENGTHS = [41, 42, 43]
const source: Source = {
  ...gameOfTable('t1'),
  positions: () =>
    Promise.resolve({
      views: STRENGTHS.map((strength) => view({ seats: [seat({ strength }), seat(), seat()] })),
      hands: [],
      face_down: [],
      explanations: [],
    } as never),
}
const saved = vi.fn()

beforeEach(() => {
  recorders = []
  ended = false
  recorded = ['film']
  vi.useFakeTimers()
  vi.stubGlobal('MediaRecorder', Recorder)
  vi.stubGlobal('Path2D', Object)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paper as never)
  Object.assign(HTMLCanvasElement.prototype, {
    captureStream: () => ({ getTracks: () => [{ stop: () => (ended = true) }] }),
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(saved)
  saved.mockClear()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function filming(): Promise<Mounted> {
  const shown = mounted(Film, { source, statistics })
  shown.press('Save video')
  await vi.waitFor(() => expect(recorders).toHaveLength(1), { timeout: 60_000 })
  expect(shown.texts('status')).toEqual(['Recording the video…'])
  shown.press('Save video')
  return shown
}

test('a film has every moment of the last battle, and is saved once', async () => {
  const shown = await filming()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(written).toEqual(expect.arrayContaining(STRENGTHS.map(String)))
  expect(shown.texts('status')).toEqual([''])
  expect([recorders.length, saved.mock.calls.length, ended]).toEqual([1, 1, true])
})

test('a film that is there is shared as a file, where the system can', async () => {
  const shared = vi.fn(() => Promise.reject(new Error('thought better of it')))
  vi.stubGlobal('navigator', { canShare: ({ files }: ShareData) => files?.length === 1, share: shared })
  const shown = await filming()
  expect(shown.texts('button')).toEqual(['Save video of the last battle'])
  await vi.advanceTimersByTimeAsync(20_000)
  shown.press('Share video')
  await vi.advanceTimersByTimeAsync(0)
  expect(shared).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ files: [expect.any(File)] }))
  expect(shown.texts('status')).toEqual([''])
})

test('where the page is hidden, of which nothing is recorded, it says so and saves nothing', async () => {
  const shown = await filming()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  hidden.mockRestore()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(shown.text).toContain('only while this page is in view')
  expect(saved).not.toHaveBeenCalled()
  expect(ended).toBe(true)
})

test('what cannot be recorded is said at once', async () => {
  const shown = await filming()
  recorders[0]?.onerror(new Error('full'))
  await vi.advanceTimersByTimeAsync(0)
  expect(shown.text).toContain('could not record')
  expect(ended).toBe(true)
})

test('a film of which nothing was recorded is not saved', async () => {
  recorded = []
  const shown = await filming()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(shown.text).toContain('Nothing was recorded')
  expect(saved).not.toHaveBeenCalled()
})
