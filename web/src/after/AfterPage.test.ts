// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { mounted } from '../lib/mounted'
import type { Statistics } from '../protocol'
import { gameOfTable } from '../review/source'
import AfterPage from './AfterPage.svelte'
import Choices from './Choices.svelte'
import { JudgedGame } from './judged.svelte'

test('while a game is summed up, the way back to its table is open', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const page = mounted(AfterPage, { id: 't1', record: null })
  expect(page.texts('status')).toEqual(['Summing up the game…'])
  const paths = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(paths).toEqual(['/t/t1', '/'])
})

test('until it is known how many choices there are, none are counted', () => {
  const source = gameOfTable('t1')
  const statistics = { players: [], own: [] } as unknown as Statistics
  const shown = mounted(Choices, { source, statistics, judged: new JudgedGame(source) })
  expect(shown.texts('status')).toEqual(['Summing up the game…'])
})
