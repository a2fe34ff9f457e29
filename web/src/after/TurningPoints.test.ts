// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { mounted } from '../lib/mounted'
import type { JudgedChoice, Stage, Statistics } from '../protocol'
import { gameOfTable } from '../review/source'
import TurningPoints from './TurningPoints.svelte'

test('new hands are told, and hands that two seats discarded in one moment, with reasons meant for each', () => {
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
  const none = Array<number>(6).fill(0)
  const hands = [
    [1, 0, 2, ...none, 2],
    [0, 0, 1, ...none, 1],
  ]
  const outlook = [
    { id: 'outlook-could-win', seats: [1] },
    { id: 'outlook-chooses', seat: 0 },
  ]
  const statistics = {
    players: ['Ada', 'Bruno'].map((name) => ({ name, bot: null, online: true })),
    battles: [],
    stages: [stage(1, [0.5, 0.5]), stage(5, [0.9, 0.1])],
    turning_points: [{ stage: 1, swing: 0.4, moment: 5, decided: null, outlook, hands }],
  } as unknown as Statistics
  const { text } = mounted(TurningPoints, { source: gameOfTable('t1'), statistics, choices })
  expect(text).toMatch(/Ada · Chosen.*Bruno · Chosen/)
  expect(text).toMatch(/Ada could know: “A hand without Mercenaries wins little”.*Bruno could know: “A hand/)
  expect(text).toContain('Ada: 50% before, 90% after 5 cards: Mercenaries worth 7, 2 × Bishop')
  expect(text).toContain('Bruno: 50% before, 10% after 2 cards: Bishop, Mercenary 3')
  expect(text).toContain('The next region could win the game for Bruno. Ada chooses the next region.')
  expect(text).toContain('(40%). Better: Keep your hand (50%). By what Ada could know, this gave away 20%')
})
