import { expect, it } from 'vitest'
import { destination } from './joining'

const at = (typed: string) => destination(typed, 'http://game.example:8000')

it('asks for a table by its code, however it was typed', () => {
  expect(['7K2M9X', ' 7k2-m9x ', '7k2 m9x'].map(at)).toEqual([
    { find: '7K2M9X' },
    { find: '7k2m9x' },
    { find: '7k2m9x' },
  ])
})

it('opens the link of a table or of a person', () => {
  expect(
    [
      'http://game.example:8000/t/abc',
      'https://other.example/t/abc/#key',
      'game.example:8000/t/abc',
      '/t/abc',
    ].map(at),
  ).toEqual([
    { open: 'http://game.example:8000/t/abc' },
    { open: 'https://other.example/t/abc/#key' },
    { open: 'http://game.example:8000/t/abc' },
    { open: 'http://game.example:8000/t/abc' },
  ])
  expect(at('http://game.example:8000/recover#7K2M-90XA-RT4V-B3CN')).toEqual({
    open: 'http://game.example:8000/recover#7K2M-90XA-RT4V-B3CN',
  })
})

it('knows a recovery code by its length', () => {
  expect(at('7k2m 90xa rt4v b3cn')).toEqual({ open: '/recover#7k2m90xart4vb3cn' })
})

it('opens nothing else', () => {
  expect(
    ['', ' - ', 'javascript:/t/abc', 'javascript://x/t/abc', 'http://x.example/', '/rules', 'http://'].map(
      at,
    ),
  ).toEqual([null, null, null, null, null, null, null])
})
