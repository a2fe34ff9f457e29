// @vitest-environment happy-dom
import { flushSync, tick } from 'svelte'
import { expect, test, vi } from 'vitest'
import { line, players } from '../../lib/fixtures'
import { mounted } from '../../lib/mounted'
import type { LogLine } from '../../protocol'
import LogPanel from './LogPanel.svelte'

const LINES = 900
const log = Array.from({ length: LINES }, (_, count): LogLine => ({
  ...line({ type: 'paused' }, count),
  fact: { id: 'draws', seat: 0, count },
}))

test('of a long log the latest lines are there, and others as somebody goes back to them and on again', async () => {
  const shown = mounted(LogPanel, { log, players, hints: false })
  const lines = (): string[] => shown.texts('listitem').filter((text) => text.includes('draws'))
  const few = lines()
  expect(few.length).toBeLessThan(200)
  expect(few.at(-1)).toBe('Anna draws 899 cards.')
  for (let [earlier] = shown.all('button', 'earlier'); earlier; [earlier] = shown.all('button', 'earlier')) {
    earlier.focus()
    shown.press('Show earlier')
    await vi.waitFor(() =>
      expect(document.querySelector('.scroll')?.contains(document.activeElement)).toBe(true),
    )
  }
  expect(lines()[0]).toBe('Anna draws no cards.')
  expect(lines().length, 'few enough for a page that answers at once').toBeLessThan(500)
  for (let pages = 0; lines().at(-1) !== few.at(-1); pages++) {
    expect(pages).toBeLessThan(LINES / 100)
    document.querySelector('.scroll')?.dispatchEvent(new Event('scroll'))
    await tick()
  }
  shown.press('Jump to latest')
  flushSync()
  expect(lines()).toEqual(few)
})
