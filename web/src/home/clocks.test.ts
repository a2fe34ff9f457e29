import { expect, it } from 'vitest'
import { clockInWords, days, daysOf, RELAXED } from './clocks'

it('says how long a clock gives', () => {
  expect(
    [RELAXED, days(1), days(7), { turn: 90, reserve: 0 }, { turn: 86_400, reserve: 60 }].map(clockInWords),
  ).toEqual([
    '1 minute a turn and 5 minutes in reserve',
    '1 day a move',
    '7 days a move',
    '90 seconds a turn',
    '1440 minutes a turn and 1 minute in reserve',
  ])
})

it('tells days from all other clocks', () => {
  expect([days(3), RELAXED, { turn: 0, reserve: 0 }].map(daysOf)).toEqual([3, null, null])
})
