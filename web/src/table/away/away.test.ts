import { expect, test } from 'vitest'
import { battleResult, line } from '../../lib/fixtures'
import type { Event } from '../../protocol'
import { absenceOf, LONG_S } from './away'

const PLAYED: Event = { type: 'card_played', seat: 0, card: 3, face_down: false }
const CHOSEN: Event = { type: 'site_chosen', seat: 0, region: 3, defender: null }
const LOG = [
  line(PLAYED, 10),
  line({ type: 'battle_ended', result: battleResult() }, 20),
  line({ type: 'site_conquered', seat: 0, region: 2, strongest: 5, second: 1, ended_by: 'passes' }, 20),
  line(CHOSEN, 21),
  line(PLAYED, 30),
  line({ type: 'passed', seat: 0, holds_back: false }, 31),
]

test('of battles that are over it is told what came of them, of the one that is fought every card', () => {
  const absence = absenceOf(LOG, 5, 40)
  expect(absence?.battles).toBe(1)
  expect(absence?.lines.map(({ event }) => event.type)).toEqual([
    'site_conquered',
    'site_chosen',
    'card_played',
    'passed',
  ])
})

test('who missed no battle and came back soon is told nothing', () => {
  expect(absenceOf(LOG, 25, 40)).toBeNull()
  expect(absenceOf(LOG, 31, 31 + 2 * LONG_S)).toBeNull()
})

test('who was away for long is told what was played', () => {
  expect(absenceOf(LOG, 25, 25 + LONG_S)?.lines).toHaveLength(2)
})

test('of very much only the latest is told', () => {
  const many = Array.from({ length: 20 }, (_, number) => line(CHOSEN, 100 + number))
  const absence = absenceOf(many, 5, 5 + LONG_S)
  expect(absence?.lines).toHaveLength(12)
  expect(absence?.earlier).toBe(8)
})
