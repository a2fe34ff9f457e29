// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { mounted } from '../lib/mounted'
import AfterPage from './AfterPage.svelte'

test('while a game is summed up, the way back to its table is open', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const page = mounted(AfterPage, { id: 't1', record: null })
  expect(page.texts('status')).toEqual(['Summing up the game…'])
  const paths = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(paths).toEqual(['/t/t1', '/'])
})
