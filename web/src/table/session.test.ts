import { afterEach, expect, it, vi } from 'vitest'
import { Session } from './session.svelte'

afterEach(() => vi.unstubAllGlobals())

it('asks to be loaded anew when a newer server sends what this page does not know', () => {
  let received: ((event: { data: string }) => void) | undefined
  class FakeSocket {
    set onmessage(handler: typeof received) {
      received = handler
    }
    close = (): void => undefined
  }
  vi.stubGlobal('WebSocket', FakeSocket)
  const session = new Session('ws://game/x', null)
  received?.({ data: '{"type": "of tomorrow"}' })
  expect(session.toasts.map(({ says }) => says())).toEqual([
    'The game has been updated on the server. Reload this page.',
  ])
  expect(session.refusal).toBeNull()
})
