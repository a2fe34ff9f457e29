import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { at } from '../lib/at'
import { line, table as tableMessage } from '../lib/fixtures'
import { type ChatLine, PROTOCOL, type TableMessage } from '../protocol'
import { Session } from './session.svelte'
import { Unheard } from './talk/unheard'

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

  describe('is the same for what is done beyond the rules', () => {
    const resumed = (seat: number): TableMessage =>
      table(7, { log: [line({ type: 'resumed', seat })], log_from: 0 })
    const resuming = (): Session => lost((session) => void session.request({ type: 'resume' }))

    it('and is not sent again once the log tells it', () => {
      const session = resuming()
      socket().tell(table(7))
      expect(socket().asked).toEqual(['{"type":"resume"}'])
      expect(session.canRequest).toBe(false)
      socket().tell(resumed(0))
      socket().onclose?.()
      vi.advanceTimersByTime(1000)
      socket().tell(resumed(0))
      expect(socket().asked).toEqual([])
      expect(toasts(session)).toEqual([])
      session.end()
    })

    const CHECK = 'The connection broke off, and what you did last may not have arrived. Please check.'
    it.each([
      [0, []],
      [1, [CHECK]],
    ])('but not if something was told since, by seat %i', (seat, said) => {
      const session = resuming()
      socket().tell(resumed(seat))
      expect([socket().asked, toasts(session)]).toEqual([[], said])
      session.end()
    })

    it('but not if only something else was told of the same seat', () => {
      const session = resuming()
      socket().tell(table(7, { log: [line({ type: 'passed', seat: 0, holds_back: false })], log_from: 0 }))
      expect([socket().asked, toasts(session)]).toEqual([[], [CHECK]])
      session.end()
    })

    it('but not later than anybody expects it, nor ever what resigns', () => {
      for (const [message, seconds, asked] of [
        [{ type: 'step_away' }, 30, ['{"type":"step_away"}']],
        [{ type: 'step_away' }, 90, []],
        [{ type: 'resign' }, 1, []],
      ] as const) {
        FakeSocket.all = []
        const session = lost((one) => void one.request(message))
        vi.setSystemTime(Date.now() + 1000 * seconds)
        socket().tell(table(7))
        expect([socket().asked, toasts(session)]).toEqual([asked, asked.length ? [] : [CHECK]])
        session.end()
      }
    })

    it('unless they thought better of it, though that could not be sent', () => {
      const session = lost((one) => void one.request({ type: 'respond', kind: 'pause', agree: true }))
      expect(session.request({ type: 'respond', kind: 'pause', agree: false })).toBe(false)
      socket().tell(table(7))
      expect(socket().asked).toEqual([])
      session.end()
    })

    it('and nothing is lost of several at once', () => {
      const session = new Session('ws://game/x', null)
      socket().tell(table(7))
      for (const pact of [1, 2]) {
        session.request({ type: 'answer_pact', pact, accept: true })
        socket().tell(table(7))
      }
      const { asked } = socket()
      expect(asked).toHaveLength(2)
      socket().onclose?.()
      vi.advanceTimersByTime(1000)
      socket().tell(table(7))
      expect(socket().asked).toEqual(asked)
      session.end()
    })

    it('and whoever did it once is not told that it is done already', () => {
      const told = { type: 'error', code: 'illegal', message: '', fact: { id: 'error-proposed-already' } }
      const session = lost((one) => void one.request({ type: 'propose', kind: 'pause' }))
      socket().tell(table(7))
      socket().tell(told)
      expect(toasts(session)).toEqual([])
      session.request({ type: 'propose', kind: 'pause' })
      socket().tell(told)
      expect(toasts(session)).toEqual([expect.stringContaining('already proposed')])
      session.end()
    })
  })

  it('tells whoever did something else that it may not have arrived', () => {
    const session = lost((one) => {
      one.say({ text: 'so be it', to: null })
    })
    socket().tell(table(7))
    expect(socket().asked).toEqual([])
    expect(toasts(session)).toEqual([
      'The connection broke off, and what you did last may not have arrived. Please check.',
    ])
    session.end()
  })
})

describe('what was said as the connection was lost', () => {
  const EVERYBODY = null
  const BRUNO = [1]
  const line = (text: string, at: number): ChatLine => ({ seat: 0, to: null, text, at })

  /** A session in which something is said. */
  function begun(): Session {
    const session = new Session('ws://game/x', null)
    session.unheard = new Unheard(session)
    socket().tell(tableMessage({ protocol: PROTOCOL }))
    return session
  }
  function say(session: Session, text: string, to: number[] | null = EVERYBODY): void {
    session.draft = { text, to }
    expect(session.unheard?.say()).toBe(true)
  }
  const hear = (...lines: ChatLine[]): void => socket().tell({ type: 'chat', lines, chat_from: 0 })
  const lose = (): void => socket().onclose?.()
  function joinAnew(...lines: ChatLine[]): void {
    vi.advanceTimersByTime(5000)
    socket().tell(tableMessage({ protocol: PROTOCOL }))
    if (lines.length) hear(...lines)
  }

  it('stands in the entry again, for those for whom it was, until it is heard', () => {
    const session = begun()
    say(session, 'so be it', BRUNO)
    expect(session.draft).toEqual({ text: '', to: BRUNO })
    session.draft.to = [1, 2]
    lose()
    expect(session.draft).toEqual({ text: 'so be it', to: BRUNO })
    joinAnew({ ...line('so be it', 9), to: BRUNO })
    expect(session.draft).toEqual({ text: '', to: [1, 2] })
    lose()
    expect(session.draft.text).toBe('')
    session.end()
  })

  it('is not taken for the same words of before', () => {
    const session = begun()
    say(session, 'ok')
    hear(line('ok', 5))
    say(session, 'ok')
    lose()
    joinAnew(line('ok', 5))
    expect(session.draft.text).toBe('ok')
    session.end()
  })

  it('is all given back, one after the other', () => {
    const session = begun()
    for (const text of ['a', 'b', 'c']) say(session, text)
    lose()
    expect(session.draft.text).toBe('a')
    joinAnew(line('a', 5))
    expect(session.draft.text, 'only the first had arrived').toBe('b')
    expect(session.unheard?.say()).toBe(true)
    expect(session.draft.text).toBe('c')
    hear(line('a', 5), line('b', 6))
    expect(session.draft.text, 'has not been heard with the one before it').toBe('c')
    session.end()
  })

  it('is heard whatever the server made of it', () => {
    const session = begun()
    say(session, 'so\u200f be it')
    lose()
    joinAnew(line('so be it', 5))
    lose()
    expect(session.draft.text).toBe('')
    session.end()
  })

  it('can be thrown away, and does not replace other words', () => {
    const session = begun()
    say(session, 'a')
    lose()
    session.draft.text = ''
    joinAnew()
    socket().tell({ type: 'error', code: 'chat_closed', message: '', fact: { id: 'error-said', text: '-' } })
    expect(session.draft.text).toBe('')
    say(session, 'b')
    session.draft.text = 'mine'
    lose()
    expect(session.draft.text).toBe('mine')
    session.end()
  })

  it('is given back when it is refused', () => {
    const session = begun()
    say(session, 'a', BRUNO)
    socket().tell({ type: 'error', code: 'too_fast', message: '', fact: { id: 'error-said', text: '-' } })
    expect(session.draft).toEqual({ text: 'a', to: BRUNO })
    session.end()
  })
})
