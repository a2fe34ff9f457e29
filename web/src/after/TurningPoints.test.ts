// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { mounted } from '../lib/mounted'
import type { JudgedChoice, Stage, Statistics } from '../protocol'
import { gameOfTable } from '../review/source'
import TurningPoints from './TurningPoints.svelte'

test('hands that two seats discarded in one moment are both told, and that reasons were meant for each', () => {
  const stage = (moment: number, chances: number[]): Stage => ({
    kind: 'deal',
    moment,
    game: 1,
    battle: null,
    owners: [],
    scores: [0, 0],
    chances,
  })
  const action = {
    token: 'hand:keep',
    kind: 'keep_hand',
    card: null,
    region: null,
    cards: null,
    count: null,
  } as const
  const choices = [0, 1].map((seat): JudgedChoice => ({
    moment: 4,
    seat,
    action,
    better: { action, chance: 0.5, equal: false, reasons: [{ id: 'reason-discard' }] },
    cost: 0.1,
    error: 0.02,
  }))
  const statistics = {
    players: ['Ada', 'Bruno'].map((name) => ({ name, bot: null, online: true })),
    battles: [],
    stages: [stage(1, [0.5, 0.5]), stage(5, [0.9, 0.1])],
    turning_points: [{ stage: 1, swing: 0.4, moment: 5, lines: [] }],
  } as unknown as Statistics
  const { text } = mounted(TurningPoints, { source: gameOfTable('t1'), statistics, choices })
  expect(text).toMatch(/Ada · Chosen.*Bruno · Chosen/)
  expect(text.match(/Why: “A hand without Mercenaries wins little”/g)).toHaveLength(2)
})
