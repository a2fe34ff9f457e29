// @vitest-environment happy-dom
import { flushSync, tick } from 'svelte'
import { expect, test } from 'vitest'
import { line, players } from '../../lib/fixtures'
import { mounted } from '../../lib/mounted'
import type { LogLine } from '../../protocol'
import LogPanel from './LogPanel.svelte'

const LINES = 400
const log = Array.from({ length: LINES }, (_, count): LogLine => ({
  ...line({ type: 'paused' }, count),
  fact: { id: 'draws', seat: 0, count },
}))

test('of a long log the latest lines are there, and earlier ones as somebody goes back to them', async () => {
  const shown = mounted(LogPanel, { log, players, hints: false })
  const lines = (): string[] => shown.texts('listitem').filter((text) => text.includes('draws'))
  const few = lines()
  expect(few.length).toBeLessThan(200)
  expect(few.at(-1)).toBe('Anna draws 399 cards.')
  while (shown.all('button', 'earlier').length > 0) {
    shown.press('Show earlier lines')
    await tick()
  }
  expect(lines().length).toBe(LINES)
  shown.press('Jump to latest')
  flushSync()
  expect(lines()).toEqual(few)
})
