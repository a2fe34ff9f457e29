import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { at } from '../at'
import { PolledSocket } from './polledSocket'

/** A request that waits for its answer. */
interface Asked {
  body: unknown
  answer: (status: number, body?: string) => Promise<void>
  fail: () => Promise<void>
}

describe('a socket over plain HTTP', () => {
  let asked: Asked[]
  let happened: string[]
  let leave: () => void

  const last = (): Asked => at(asked, asked.length - 1)
  const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

  function open(): PolledSocket {
    const socket = new PolledSocket('wss://game.example/api/tables/x/play')
    socket.onopen = () => happened.push('open')
    socket.onmessage = ({ data }) => happened.push(data)
    socket.onclose = () => happened.push('closed')
    return socket
  }

  beforeEach(() => {
    vi.useFakeTimers()
    asked = []
    happened = []
    vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (leave = listener))
    vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
      expect(address).toBe('https://game.example/api/tables/x/play')
      return new Promise<Response>((resolve, reject) =>
        asked.push({
          body: JSON.parse(body),
          answer: async (status, text = '') => {
            resolve(new Response(status === 204 ? null : text, { status }))
            await settle()
          },
          fail: async () => {
            reject(new TypeError('network'))
            await settle()
          },
        }),
      )
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('opens, and asks for one message after the other', async () => {
    open()
    expect(last().body).toEqual({ connection: null })
    await last().answer(201, '{"connection":"s"}')
    expect(last().body).toEqual({ connection: 's', received: 0 })
    await last().answer(200, '{"type":"table"}')
    expect(last().body).toEqual({ connection: 's', received: 1 })
    await last().answer(204)
    expect(last().body).toEqual({ connection: 's', received: 1 })
    expect(happened).toEqual(['open', '{"type":"table"}'])
    await last().answer(404, '{"code":"no_connection","message":""}')
    expect(happened).toEqual(['open', '{"type":"table"}', 'closed'])
  })

  it('sends in order, what has come together in one request', async () => {
    const socket = open()
    await last().answer(201, '{"connection":"s"}')
    socket.send('a')
    const first = last()
    socket.send('b')
    socket.send('c')
    expect(first.body).toEqual({ connection: 's', first: 0, messages: ['a'] })
    await first.answer(204)
    expect(last().body).toEqual({ connection: 's', first: 1, messages: ['b', 'c'] })
    await last().answer(429, '{"code":"too_fast","message":""}')
    expect(happened).toEqual(['open', 'closed'])
  })

  it('is closed by a request that fails, and says goodbye when the page is left', async () => {
    open()
    await last().fail()
    expect(happened).toEqual(['closed'])
    open()
    await last().answer(201, '{"connection":"s"}')
    leave()
    expect(last().body).toEqual({ connection: 's', close: true })
    expect(happened).toEqual(['closed', 'open', 'closed'])
  })

  it('tells why it is refused', async () => {
    open()
    await last().answer(429, '{"code":"too_many","message":"Too many.","fact":{"id":"error-too-many"}}')
    const error = { type: 'error', code: 'too_many', message: 'Too many.', fact: { id: 'error-too-many' } }
    expect(happened).toEqual([JSON.stringify(error), 'closed'])
    open()
    await last().answer(503, '{"code":"restarting","message":"","fact":{"id":"error-restarting"}}')
    expect(happened.slice(2)).toEqual(['closed'])
  })
})
