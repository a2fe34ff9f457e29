import { expect, it } from 'vitest'
import { isLoopback } from './reach'

it('knows a host that only this machine can reach', () => {
  expect(
    ['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'game.localhost'].filter((name) => !isLoopback(name)),
  ).toEqual([])
  expect(
    ['192.168.1.7', 'game.example', '127.0.0.1.example', 'localhost.example'].filter(isLoopback),
  ).toEqual([])
})
