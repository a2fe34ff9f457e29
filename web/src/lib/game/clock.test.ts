import { expect, it } from 'vitest'
import { clockInWords, clockName, CLOCKS, days, daysOf, isSameClock, RELAXED } from './clock'

it('says how long a clock gives', () => {
  expect(
    [RELAXED, days(1), days(7), { turn: 90, reserve: 0 }, { turn: 86_400, reserve: 60 }].map(clockInWords),
  ).toEqual([
    '1 minute a turn and 5 minutes in reserve',
    '1 day a move',
    '7 days a move',
    '90 seconds a turn',
    '1 day a turn and 1 minute in reserve',
  ])
})

it('tells days from all other clocks', () => {
  expect([days(3), RELAXED, { turn: 0, reserve: 0 }].map(daysOf)).toEqual([3, null, null])
})

it('offers clocks that can be told apart, by name too', () => {
  expect(CLOCKS.slice(0, 2).map(clockName)).toEqual([
    'No clock',
    'Relaxed: 1 minute a turn and 5 minutes in reserve',
  ])
  expect(clockName(days(2))).toBe('By days: 2 days a move')
  expect(new Set(CLOCKS.map(clockName)).size).toBe(CLOCKS.length)
  expect(CLOCKS.filter((one) => isSameClock(one, { ...RELAXED }))).toHaveLength(1)
  expect(CLOCKS.filter((one) => isSameClock(one, null))).toEqual([null])
})
