import { expect, test } from 'vitest'
import { at } from '../../lib/at'
import { agreements, players, seat, table, view } from '../../lib/fixtures'
import type { TableMessage, TableView } from '../../protocol'
import { due, isShared } from './turns'

/** What seats 0 and 1 are sent. */
const both = (changes: Partial<TableView>, more: Partial<TableMessage> = {}): TableMessage[] =>
  [0, 1].map((viewer) => table({ view: view({ ...changes, viewer }), ...more }))

test('the device is handed to whoever of those at it is on turn', () => {
  expect(due(both({ turn: 1 }))).toBe(1)
  expect(due(both({ turn: 2 }))).toBeNull()
  expect(due(both({ turn: null, phase: 'over' }))).toBeNull()
  expect(due([])).toBeNull()
})

test('it is handed to nobody for whom a captain plays, and not while the game is paused', () => {
  const replaced = players.map((player, seat) =>
    seat === 1 ? { ...player, captain: { id: 'captain-strong' as const, text: 'Sforza' } } : player,
  )
  expect(due(both({ turn: 1 }, { players: replaced }))).toBeNull()
  expect(due(both({ turn: 1 }, { agreements: agreements({ paused: true }) }))).toBeNull()
})

test('it is handed on only when the latest move is known', () => {
  const [anna, bruno] = [at(both({ turn: 0 }), 0), at(both({ turn: 1 }), 1)]
  expect(due([anna, { ...bruno, version: anna.version + 1 }])).toBe(1)
  expect(due([{ ...anna, view: view({ viewer: 0, turn: 1 }), version: anna.version + 1 }, bruno])).toBeNull()
})

test('after a battle nobody is named, whoever has a choice, and all with cards may look', () => {
  const seats = [seat(), seat(), seat({ hand_size: 0 })]
  const [after] = both(
    { phase: 'hand', turn: null, seats },
    { answers: { until: 1, own: null, choice: true } },
  )
  expect(due(after ? [after] : [])).toBeNull()
  expect(after && isShared(after, [0, 1])).toBe(true)
  expect(after && isShared(after, [1, 2]), 'the only one with cards needs no cover').toBe(false)
  expect(isShared(at(both({ phase: 'battle' }), 0), [0, 1])).toBe(false)
})
