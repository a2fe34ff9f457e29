import { expect, test, vi } from 'vitest'
import { at } from '../lib/at'
import type { JudgedChoice, JudgedChoices } from '../protocol'
import { JudgedGame } from './judged.svelte'

const some = (number: number): JudgedChoice[] => Array<JudgedChoice>(number).fill({} as JudgedChoice)

test('a game is judged a few choices at a time, until all are', async () => {
  const asked: number[] = []
  const choices = (first: number): Promise<JudgedChoices> => {
    asked.push(first)
    return Promise.resolve({ first, count: 5, choices: some(Math.min(2, 5 - first)) })
  }
  const game = new JudgedGame({ choices })
  expect(game.whole).toBe(false)
  await game.load()
  expect([asked, game.choices.length, game.whole]).toEqual([[0, 2, 4], 5, true])
})

test('a server that begins anew meanwhile is asked again until it judges the rest', async () => {
  vi.useFakeTimers()
  const answers: Omit<JudgedChoices, 'first'>[] = [
    { count: 3, choices: some(2) },
    { count: 0, choices: [] },
    { count: 3, choices: some(1) },
  ]
  const game = new JudgedGame({
    choices: (first) => Promise.resolve({ first, ...(answers.shift() ?? at(answers, 0)) }),
  })
  const loading = game.load()
  await vi.advanceTimersByTimeAsync(1000)
  expect([game.count, game.choices.length, game.whole]).toEqual([3, 2, false])
  await vi.advanceTimersByTimeAsync(1000)
  await loading
  expect([game.choices.length, game.whole, game.trouble]).toEqual([3, true, ''])
  vi.useRealTimers()
})

test('where there is no judge, nothing more is asked', async () => {
  const game = new JudgedGame({ choices: (first) => Promise.resolve({ first, count: 0, choices: [] }) })
  await game.load()
  expect([game.count, game.whole, game.trouble]).toEqual([0, true, ''])
})
