// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { mounted } from '../lib/mounted'
import type { JudgedChoice, Statistics } from '../protocol'
import { gameOfTable } from '../review/source'
import AfterPage from './AfterPage.svelte'
import Choices from './Choices.svelte'
import { JudgedGame } from './judged.svelte'
import Split from './Split.svelte'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('while a game is summed up, it can be replayed, and the ways back to its table and to the start are open', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const page = mounted(AfterPage, { id: 't1', record: null })
  expect(page.texts('status')).toEqual(['Summing up the game…'])
  const paths = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(paths).toEqual(['/games/t1?at=0&as=open', '/t/t1', '/'])
})

test('a server that needs long to sum up a game is asked until it answers, and that it takes long is said', async () => {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limiting = new AbortController()
    setTimeout(() => limiting.abort(), ms)
    return limiting.signal
  })
  const answers = [false, false, true]
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) =>
    answers.shift()
      ? Promise.resolve(
          Response.json({ code: 'no_table', message: 'There is no such table.' }, { status: 404 }),
        )
      : new Promise((__, fail) => signal?.addEventListener('abort', () => fail(new Error('late')))),
  )
  const page = mounted(AfterPage, { id: 't1', record: null })
  for (const asked of [2, 1]) {
    await vi.advanceTimersByTimeAsync(170_000)
    expect(answers).toHaveLength(asked)
    expect(page.texts('status')[0]).toContain('longer than usual')
  }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(page.text).toContain('There is no such table.')
})

test('until it is known how many choices there are, none are counted', () => {
  const source = gameOfTable('t1')
  const statistics = { players: [], own: [] } as unknown as Statistics
  const shown = mounted(Choices, { source, statistics, judged: new JudgedGame(source) })
  expect(shown.texts('status')).toEqual(['Summing up the game…'])
})

test('own choices, and the rest, are told when all choices are judged', async () => {
  const split = { base: 0.5, luck: 0.1, luck_error: 0.01, choices: 0.4, gave_up: 0, result: 1 }
  const stages = [{ moment: 0, chances: [0.5] }]
  const statistics = { players: [{ name: 'Ada' }], own: [], stages, splits: [split] } as unknown as Statistics
  const choice = { seat: 0, moment: 1, cost: 0.15, error: 0.01, better: { chance: 0.5 } }
  const choices = [choice] as unknown as JudgedChoice[]
  const judged = new JudgedGame({ choices: () => Promise.resolve({ first: 0, count: 1, choices }) })
  mounted(Split, { statistics, judged })
  const values = (): string[] =>
    [...document.querySelectorAll('.value')].map((one) => one.textContent.replaceAll('\u00a0', ' '))
  expect(values()).toEqual(['50', '+10 ± 2', '100'])
  expect(document.querySelector('[data-testid=split-awaits]')).not.toBeNull()
  await judged.load()
  flushSync()
  expect(values()).toEqual(['50', '+10 ± 2', '-15 ± 2', '+55', '100'])
  expect(document.querySelector('[data-testid=split-awaits]')).toBeNull()
})
