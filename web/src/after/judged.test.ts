import { expect, test } from 'vitest'
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

test('where there is no judge, nothing more is asked', async () => {
  const game = new JudgedGame({ choices: (first) => Promise.resolve({ first, count: 0, choices: [] }) })
  await game.load()
  expect([game.count, game.whole, game.trouble]).toEqual([0, true, ''])
})
