import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { at } from '../lib/at'
import type { ToBrowser } from '../protocol'
import { Connection, type ConnectionState, type Socket } from './connection'

class FakeSocket implements Socket {
  sent: string[] = []
  closed = false
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor(readonly polled: boolean) {}
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.closed = true
    this.onclose?.()
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  /** Lets it open, and tells it the table. */
  join(): void {
    this.onopen?.()
    this.tell(TABLE)
  }
  get pings(): number {
    return this.sent.filter((text) => text === '{"type":"ping"}').length
  }
}

const TABLE = { type: 'table', version: 1 }
const JOIN = expect.stringMatching(/^\{"type":"join","key":"secret","page":"\d+-\d+-\d+"\}$/) as string

describe('a connection', () => {
  let sockets: FakeSocket[]
  let states: ConnectionState[]
  let received: ToBrowser[]
  let attempts: number[]

  const opened = (polled: boolean): FakeSocket => {
    sockets.push(new FakeSocket(polled))
    return last()
  }
  const last = (): FakeSocket => at(sockets, sockets.length - 1)
  const connect = (): Connection =>
    new Connection({
      address: 'ws://game/x',
      as: { key: 'secret' },
      received: (message) => received.push(message),
      changed: (state) => states.push(state),
      open: () => opened(false),
      openPolled: () => Promise.resolve(opened(true)),
      delay: (attempt) => {
        attempts.push(attempt)
        return 100
      },
    })

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', { onLine: true })
    sockets = []
    states = []
    received = []
    attempts = []
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('joins with its key before anything else', () => {
    connect()
    last().onopen?.()
    expect(last().sent).toEqual([JOIN])
  })

  it('comes back when it is lost, waiting longer each time, and starts afresh once it is in again', () => {
    connect()
    last().onopen?.()
    last().tell(TABLE)
    last().onclose?.()
    vi.advanceTimersByTime(100)
    last().onclose?.()
    vi.advanceTimersByTime(100)
    expect([sockets.length, attempts]).toEqual([3, [0, 1]])
    last().tell(TABLE)
    last().onclose?.()
    expect(attempts).toEqual([0, 1, 0])
    expect(states).toEqual(['open', 'reconnecting', 'open', 'reconnecting'])
  })

  it('does not ask again for a table that is not there', () => {
    connect()
    last().tell({ type: 'error', code: 'no_table', message: 'There is none.' })
    last().onclose?.()
    vi.advanceTimersByTime(10_000)
    expect(sockets).toHaveLength(1)
    expect(states).toEqual(['refused'])
    expect(received).toHaveLength(1)
  })

  it('sends nothing while it is lost, and says so', () => {
    const connection = connect()
    expect(connection.send({ type: 'say', text: 'x', to: null })).toBe(false)
    last().tell(TABLE)
    expect(connection.send({ type: 'say', text: 'x', to: null })).toBe(true)
    last().onclose?.()
    expect(connection.send({ type: 'say', text: 'x', to: null })).toBe(false)
  })

  it('comes back at once when a phone wakes up', () => {
    const connection = connect()
    last().join()
    last().onclose?.()
    connection.check()
    connection.check()
    expect(sockets).toHaveLength(2)
    vi.advanceTimersByTime(1000)
    expect(sockets).toHaveLength(2)
  })

  it('asks the server for a sign of life when nothing comes, and is lost without one', () => {
    connect()
    last().join()
    vi.advanceTimersByTime(14_999)
    expect(last().pings).toBe(0)
    vi.advanceTimersByTime(1)
    expect(last().pings).toBe(1)
    last().tell({ type: 'pong' })
    vi.advanceTimersByTime(15_000 + 7_999)
    expect(states).toEqual(['open'])
    vi.advanceTimersByTime(1)
    expect(states).toEqual(['open', 'reconnecting'])
    expect(at(sockets, 0).closed).toBe(true)
    vi.advanceTimersByTime(100)
    last().join()
    expect(states).toEqual(['open', 'reconnecting', 'open'])
    expect(received).toEqual([TABLE, TABLE])
  })

  it('notices within ten seconds that what was sent is not answered', () => {
    const connection = connect()
    last().join()
    connection.send({ type: 'act', version: 1, action: 'pass' })
    vi.advanceTimersByTime(1_999)
    connection.send({ type: 'looking', looking: true })
    vi.advanceTimersByTime(9_999)
    expect(states).toEqual(['open'])
    vi.advanceTimersByTime(1)
    expect(states).toEqual(['open', 'reconnecting'])
  })

  it('asks at once when the network changes or the page is looked at again', () => {
    const connection = connect()
    last().join()
    connection.check()
    expect(last().pings).toBe(1)
    last().tell({ type: 'pong' })
    vi.advanceTimersByTime(4_000)
    expect(states).toEqual(['open'])
    vi.stubGlobal('navigator', { onLine: false })
    connection.check()
    vi.advanceTimersByTime(4_000)
    expect(states).toEqual(['open', 'offline'])
    vi.stubGlobal('navigator', { onLine: true })
    last().onclose?.()
    connection.check()
    expect(states).toEqual(['open', 'offline', 'reconnecting'])
  })

  it('gives up a handshake, and a server that says nothing after it', () => {
    connect()
    vi.advanceTimersByTime(10_000 + 100)
    expect(sockets.map(({ closed }) => closed)).toEqual([true, false])
    last().onopen?.()
    vi.advanceTimersByTime(19_999)
    expect(last().closed).toBe(false)
    vi.advanceTimersByTime(1)
    expect(last().closed).toBe(true)
  })

  describe('where no WebSocket gets through', () => {
    const refuseWebSockets = async (): Promise<void> => {
      for (let tries = 0; tries < 2; tries++) {
        last().onclose?.()
        await vi.advanceTimersByTimeAsync(100)
      }
    }

    it('goes on over plain HTTP, and says so', async () => {
      const connection = connect()
      await refuseWebSockets()
      const polled = last()
      expect(sockets.map(({ polled }) => polled)).toEqual([false, false, true])
      polled.join()
      expect(states).toEqual(['reconnecting', 'polling'])
      expect(connection.send({ type: 'say', text: 'x', to: null })).toBe(true)
      expect(polled.sent).toEqual([JOIN, '{"type":"say","text":"x","to":null}'])
      last().onclose?.() // a WebSocket that was tried meanwhile
      expect([polled.closed, states]).toEqual([false, ['reconnecting', 'polling']])
      polled.onclose?.()
      await vi.advanceTimersByTimeAsync(100)
      expect([last().polled, last() === polled]).toEqual([true, false])
    })

    it('goes back to a WebSocket over which something comes', async () => {
      connect()
      await refuseWebSockets()
      const polled = last()
      polled.join()
      const trial = last()
      expect(trial.polled).toBe(false)
      trial.onopen?.()
      expect(trial.sent).toEqual(['{"type":"ping"}'])
      expect(polled.closed).toBe(false)
      trial.tell({ type: 'error', code: 'join_first', message: 'Join first.' })
      expect([polled.closed, trial.closed]).toEqual([true, true])
      last().join()
      expect(last().sent).toEqual([JOIN])
      expect(states).toEqual(['reconnecting', 'polling', 'reconnecting', 'open'])
      expect(received).toEqual([TABLE, TABLE])
    })

    it('says that the server does not answer when plain HTTP fails too, and tries both again', async () => {
      connect()
      await refuseWebSockets()
      last().onclose?.()
      expect(states).toEqual(['reconnecting', 'unreachable'])
      await vi.advanceTimersByTimeAsync(100)
      expect(last().polled).toBe(false)
      await refuseWebSockets()
      expect(last().polled).toBe(true)
      last().tell({ type: 'error', code: 'too_many', message: 'Too many.' })
      last().onclose?.()
      expect(states).toEqual(['reconnecting', 'unreachable', 'reconnecting'])
    })
  })

  it('joins anew when it is to, and hears nothing more of what was before', () => {
    const connection = connect()
    const before = last()
    before.tell({ type: 'room' })
    connection.rejoin()
    expect(before.closed).toBe(true)
    before.tell(TABLE)
    last().onopen?.()
    last().tell(TABLE)
    vi.advanceTimersByTime(10_000)
    expect(last().sent).toEqual([JOIN])
    expect([sockets.length, received.length]).toEqual([2, 2])
    expect(states).toEqual(['open', 'connecting', 'open'])
  })

  it('stays away once it is ended', () => {
    connect().end()
    vi.advanceTimersByTime(10_000)
    expect(sockets).toHaveLength(1)
    expect(last().closed).toBe(true)
  })
})
