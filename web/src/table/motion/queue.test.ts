import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { battleResult, line, table as tableOf, view } from '../../lib/fixtures'
import type { LogLine } from '../../protocol'
import { MotionQueue, type Shown, type FrameRenderer } from './queue.svelte'
import type { Frame } from './frames'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const PASS = (seat: number): LogLine => line({ type: 'passed', seat, holds_back: false })

/** The table after so many passes; the viewer is on turn at some of them. */
function at(version: number, mine = false): Shown {
  const legal = mine
    ? [{ token: 'pass', kind: 'pass' as const, card: null, region: null, cards: null, count: null }]
    : []
  return {
    table: tableOf({ version, view: view({ turn: mine ? 0 : 1, legal }) }),
    log: Array.from({ length: version - 1 }, (_, k) => PASS(1 + (k % 2))),
  }
}

class Hand implements FrameRenderer {
  still = false
  rate = 1
  readonly lengths: number[] = []
  readonly frames: Frame[] = []
  perform = async (frame: Frame, commit: () => void, length: number, signal: AbortSignal): Promise<void> => {
    this.frames.push(frame)
    this.lengths.push(length)
    commit()
    await new Promise<void>((done) => {
      setTimeout(done, length)
      signal.addEventListener('abort', () => done())
    })
  }
}

function made(): { hand: Hand; queue: MotionQueue; changed: ReturnType<typeof vi.fn> } {
  const hand = new Hand()
  const changed = vi.fn()
  return { hand, queue: new MotionQueue(at(1), hand, changed), changed }
}

const later = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds)

describe('moves that come close together', () => {
  it('are shown one after the other', async () => {
    const { hand, queue } = made()
    queue.take(at(2), true)
    queue.take(at(3), true)
    expect(hand.frames).toHaveLength(1)
    expect(queue.moving).toBe(true)
    expect(queue.shown.log).toHaveLength(1)
    await later(hand.lengths[0] ?? 0)
    expect(hand.frames).toHaveLength(2)
    expect(queue.shown.log).toHaveLength(2)
    await later(5000)
    expect(queue.moving).toBe(false)
    expect(queue.shown.table.version).toBe(3)
  })

  it('are shown the faster the more of them wait', async () => {
    const { hand, queue } = made()
    for (let version = 2; version <= 10; version++) queue.take(at(version), true)
    await later(3300)
    expect(queue.moving).toBe(false)
    expect(hand.frames).toHaveLength(9)
    expect(Math.min(...hand.lengths)).toBeLessThan(450)
  })

  it('are shown within two seconds when the viewer is asked for something', async () => {
    const { queue } = made()
    for (let version = 2; version <= 8; version++) queue.take(at(version, version === 8), true)
    await later(2000)
    expect(queue.shown.table.version).toBe(8)
    expect(queue.shown.table.view.legal).toHaveLength(1)
  })

  it('are never told late: within three seconds, or seven where the game is over', async () => {
    for (const [phase, most] of [
      ['site', 3300],
      ['over', 6600],
    ] as const) {
      const { queue } = made()
      const last = at(2)
      const told = battleResult({ strengths: [5, 16, 0, 3, 4, 9] })
      const log = [...last.log, line({ type: 'battle_ended', result: told })]
      const before = at(1)
      before.table.explanation.deciding = [1]
      queue.take(before, false)
      queue.take({ table: { ...last.table, view: view({ phase, turn: 1, battles: 1 }) }, log }, true)
      await later(1900)
      expect(queue.moving).toBe(true)
      await later(most - 1900)
      expect(queue.moving).toBe(false)
    }
  })

  it('never wait in a queue that grows and grows', () => {
    const { queue } = made()
    for (let version = 2; version <= 200; version++) {
      queue.take(at(version), true)
      expect(queue.waiting).toBeLessThanOrEqual(10)
    }
  })
})

describe('at once is shown', () => {
  it.each([
    ['what the viewer has not followed', (queue: MotionQueue) => queue.take(at(5), false)],
    [
      'everything, when nothing shall move',
      (queue: MotionQueue, hand: Hand) => {
        hand.still = true
        queue.take(at(5), true)
      },
    ],
    [
      'what is skipped to',
      (queue: MotionQueue) => {
        for (const version of [2, 3, 4, 5]) queue.take(at(version), true)
        queue.skip()
      },
    ],
  ])('%s', async (_, act) => {
    const { hand, queue } = made()
    act(queue, hand)
    expect(queue.shown.table.version).toBe(5)
    expect(queue.moving).toBe(false)
    const shown = hand.frames.length
    await later(5000)
    expect(hand.frames).toHaveLength(shown)
    expect(queue.shown).toEqual(at(5))
  })

  it('what changes nothing that can be seen, once all before it is shown', async () => {
    const { queue } = made()
    const away = { ...at(1), table: { ...at(1).table, own_connections: 2 } }
    queue.take(away, true)
    expect(queue.shown.table.own_connections).toBe(2)
    queue.take(at(2), true)
    queue.take({ ...at(2), table: { ...at(2).table, own_connections: 3 } }, true)
    expect(queue.shown.table.own_connections).toBe(1)
    await later(2000)
    expect(queue.shown.table.own_connections).toBe(3)
  })
})

it('goes on after a skip, and when something cannot be shown', async () => {
  const { hand, queue } = made()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  hand.perform = () => Promise.reject(new Error('no such line'))
  queue.take(at(2), true)
  await later(0)
  expect(queue.shown.table.version).toBe(2)
  hand.perform = new Hand().perform
  queue.take(at(3), true)
  expect(queue.moving).toBe(true)
  await later(2000)
  expect(queue.shown.table.version).toBe(3)
  vi.restoreAllMocks()
})

it('says when another version is shown: only then something else can be answered', async () => {
  const { queue, changed } = made()
  queue.take(at(2), true)
  queue.take(at(3), true)
  expect(changed).toHaveBeenCalledTimes(1)
  await later(1500)
  expect(changed).toHaveBeenCalledTimes(2)
})
