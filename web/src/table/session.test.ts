import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { at } from '../lib/at'
import { table as tableMessage } from '../lib/fixtures'
import { PROTOCOL, type TableMessage } from '../protocol'
import { Session } from './session.svelte'

vi.mock('../lib/server/polledSocket', () => ({ PolledSocket: FakeSocket }))

class FakeSocket {
  static all: FakeSocket[] = []
  sent: string[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor() {
    FakeSocket.all.push(this)
  }
  send = (text: string): void => void this.sent.push(text)
  close = (): void => undefined
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  /** What was sent besides the first message. */
  get asked(): string[] {
    return this.sent.filter((text) => !/"type":"(join|ping)"/.test(text))
  }
}

const socket = (): FakeSocket => at(FakeSocket.all, FakeSocket.all.length - 1)
const toasts = (session: Session): string[] => session.toasts.map(({ says }) => says())

beforeEach(() => {
  FakeSocket.all = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks to be loaded anew when a newer server sends what this page does not know', () => {
  const session = new Session('ws://game/x', null)
  socket().tell({ type: 'of tomorrow' })
  expect(toasts(session)).toEqual(['The game has been updated on the server. Reload this page.'])
  expect(session.refusal).toBeNull()
  session.end()
})

it('says once that nothing but plain HTTP gets through, not at each connection', async () => {
  const session = new Session('ws://game/x', null)
  const lose = async (): Promise<void> => {
    socket().onclose?.()
    await vi.advanceTimersByTimeAsync(1000)
  }
  const polled = async (): Promise<string[]> => {
    await vi.waitFor(() => expect(at(FakeSocket.all, FakeSocket.all.length - 1).onmessage).not.toBeNull())
    const line = socket()
    line.tell(tableMessage({ protocol: PROTOCOL }))
    expect(session.connection).toBe('polling')
    const said = toasts(session)
    socket().onclose?.() // The WebSocket that is tried meanwhile.
    line.onclose?.()
    await vi.advanceTimersByTimeAsync(8000)
    return said
  }
  await lose()
  await lose()
  expect(await polled()).toEqual([expect.stringContaining('No live connection gets through')])
  expect(await polled()).toEqual([])
  session.end()
})

describe('a move that nobody has confirmed when the connection is lost', () => {
  const table = (version: number, changes: Partial<TableMessage> = {}): TableMessage =>
    tableMessage({ protocol: PROTOCOL, version, ...changes })
  const MOVE = '{"type":"act","version":7,"action":"pass"}'

  /** A session in which somebody has passed, and is connected anew. */
  function lost(act: (session: Session) => void = (session) => session.act('pass')): Session {
    const session = new Session('ws://game/x', null)
    socket().tell(table(7))
    vi.advanceTimersByTime(1000)
    act(session)
    expect(socket().asked).toHaveLength(1)
    socket().onclose?.()
    vi.advanceTimersByTime(1000)
    expect(FakeSocket.all).toHaveLength(2)
    return session
  }

  it('is sent again, once, to the table for which it was chosen', () => {
    const session = lost()
    socket().tell(table(7))
    expect(socket().asked).toEqual([MOVE])
    expect(session.busy).toBe(true)
    socket().tell(table(7))
    expect(socket().asked).toEqual([MOVE])
    socket().tell(table(8))
    expect(session.busy).toBe(false)
    socket().onclose?.()
    vi.advanceTimersByTime(1000)
    socket().tell(table(8))
    expect(socket().asked).toEqual([])
    session.end()
  })

  it('is sent a third time if that connection is lost as well', () => {
    const session = lost()
    socket().tell(table(7))
    socket().onclose?.()
    vi.advanceTimersByTime(1000)
    socket().tell(table(7))
    expect(socket().asked).toEqual([MOVE])
    session.end()
  })

  it('is sent again also after one more connection was refused', () => {
    const session = lost()
    socket().tell({
      type: 'error',
      code: 'too_fast',
      message: '',
      fact: { id: 'error-said', text: 'Later.' },
    })
    socket().onclose?.()
    vi.advanceTimersByTime(5000)
    socket().tell(table(7))
    expect(socket().asked).toEqual([MOVE])
    session.end()
  })

  it('is not sent again when it has been played, or the table went on without it', () => {
    const session = lost()
    socket().tell(table(8))
    socket().tell(table(7))
    expect(socket().asked).toEqual([])
    session.end()
  })

  it('is not sent again after it was refused', () => {
    const session = new Session('ws://game/x', null)
    socket().tell(table(7))
    vi.advanceTimersByTime(1000)
    session.act('pass')
    socket().tell({ type: 'error', code: 'stale', message: '', fact: { id: 'error-stale' } })
    socket().onclose?.()
    vi.advanceTimersByTime(1000)
    socket().tell(table(7))
    expect(socket().asked).toEqual([])
    session.end()
  })

  it('is the same for an answer about the hand, unless it has been given by then', () => {
    const answered = (own: 'hand:discard' | null): TableMessage =>
      table(7, { answers: { until: null, own, choice: true } })
    const session = lost((one) => one.answer('hand:discard'))
    socket().tell(answered(null))
    expect(socket().asked).toEqual(['{"type":"answer","answer":"hand:discard"}'])
    socket().tell(answered('hand:discard'))
    socket().onclose?.()
    vi.advanceTimersByTime(1000)
    socket().tell(answered(null))
    expect(socket().asked).toEqual([])
    session.end()
  })

  it('tells whoever did something else that it may not have arrived', () => {
    const session = lost((one) => {
      one.draft = ' so  be it '
      one.say(null)
      expect(one.draft).toBe('')
    })
    expect(session.draft).toBe('so be it')
    socket().tell(table(7))
    expect(socket().asked).toEqual([])
    expect(toasts(session)).toEqual([
      'The connection broke off, and what you did last may not have arrived. Please check.',
    ])
    // It did arrive.
    const said = { seat: 0, to: null, text: 'so be it', at: 9 }
    socket().tell({ type: 'chat', lines: [said], chat_from: 0 })
    expect(session.draft).toBe('')
    socket().onclose?.()
    expect(session.draft).toBe('')
    session.end()
  })
})
