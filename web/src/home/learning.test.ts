import { expect, it } from 'vitest'
import { isBeginner } from './learning'
import type { Row } from './gameRows'

const row = (changes: Partial<Row> = {}): Row => ({
  id: 'a',
  key: null,
  kept: 'server',
  path: '',
  review: '',
  people: [],
  captains: [],
  seat: '',
  state: 'over',
  standing: '',
  battle: '',
  here: '',
  owners: [],
  lesson: -1,
  when: 0,
  ...changes,
})

const store = (won: boolean) => ({ getItem: () => (won ? 'yes' : null), setItem: () => undefined })
const games = (rows: Row[], removed: Row[] = []) => ({ rows, takenOff: () => Promise.resolve(removed) })
const begins = (rows: Row[], removed: Row[] = [], won = false): Promise<boolean> =>
  isBeginner(games(rows, removed), store(won))

it('whoever has lost once or twice still plays against the gentlest captains', async () => {
  expect(await begins([])).toBe(true)
  expect(await begins([row(), row()])).toBe(true)
  expect(await begins([row(), row(), row({ lesson: 0 }), row({ state: 'play' })])).toBe(true)
})

it('whoever has finished three games, or won one, is no beginner', async () => {
  expect(await begins([row(), row(), row()])).toBe(false)
  expect(await begins([row()], [row(), row({ kept: 'browser', state: 'play' })])).toBe(false)
  expect(await begins([], [], true)).toBe(false)
})
