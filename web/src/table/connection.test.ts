import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { at } from '../lib/at'
import type { ToBrowser } from '../protocol'
import { Connection, type ConnectionState } from './connection'

class FakeSocket {
  sent: string[] = []
  closed = false
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
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
}

const TABLE = { type: 'table', version: 1 }

describe('a connection', () => {
  let sockets: FakeSocket[]
  let states: ConnectionState[]
  let received: ToBrowser[]
  let attempts: number[]

  const last = (): FakeSocket => at(sockets, sockets.length - 1)
  const connect = (): Connection =>
    new Connection({
      address: 'ws://game/x',
      as: { key: 'secret' },
      received: (message) => received.push(message),
      changed: (state) => states.push(state),
      open: () => {
        const socket = new FakeSocket()
        sockets.push(socket)
        return socket as unknown as WebSocket
      },
      delay: (attempt) => {
        attempts.push(attempt)
        return 100
      },
    })

  beforeEach(() => {
    vi.useFakeTimers()
    sockets = []
    states = []
    received = []
    attempts = []
  })
  afterEach(() => vi.useRealTimers())

  it('joins with its key before anything else', () => {
    connect()
    last().onopen?.()
    expect(last().sent).toEqual(['{"type":"join","key":"secret"}'])
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

  it('can be hurried, as when a phone wakes up', () => {
    const connection = connect()
    last().tell(TABLE)
    connection.hurry()
    expect(sockets).toHaveLength(1)
    last().onclose?.()
    connection.hurry()
    connection.hurry()
    expect(sockets).toHaveLength(2)
    vi.advanceTimersByTime(1000)
    expect(sockets).toHaveLength(2)
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
    expect(last().sent).toEqual(['{"type":"join","key":"secret"}'])
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
