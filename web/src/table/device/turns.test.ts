import { expect, test } from 'vitest'
import { seat, view } from '../../lib/fixtures'
import { due, isShared } from './turns'

test('the device is handed to whoever of those at it is on turn', () => {
  expect(due(view({ turn: 1 }), [0, 1])).toBe(1)
  expect(due(view({ turn: 2 }), [0, 1])).toBeNull()
  expect(due(view({ turn: null, phase: 'over' }), [0, 1])).toBeNull()
})

test('after a battle nobody is named, whoever has a choice, and all with cards may look', () => {
  const after = view({ phase: 'hand', turn: 1, seats: [seat(), seat(), seat({ hand_size: 0 })] })
  expect(due(after, [0, 1])).toBeNull()
  expect(isShared(after, [0, 1])).toBe(true)
  expect(isShared(after, [1, 2]), 'the only one with cards needs no cover').toBe(false)
  expect(isShared(view({ phase: 'battle' }), [0, 1])).toBe(false)
})
