import { expect, it } from 'vitest'
import { view } from '../lib/fixtures'
import type { Clause, Pact, Verdict } from '../protocol'
import { sealsAtSeat, sealsOnRegion } from './seals'

const ROMA = 15
const spare: Clause = { kind: 'spare', region: ROMA }
const verdict = (seat: number, clause: Clause, state: Verdict['state']): Verdict => ({
  seat,
  clause,
  state,
  why: { id: 'verdict-open' },
  says: null,
})

/** Seat 0 spares Roma for seat 1, who plays no more cards; seat 2 declined. */
const pact = (mine: Verdict['state'], yours: Verdict['state'], accepted = true): Pact => ({
  id: 0,
  by: 0,
  to: [1, 2],
  mine: spare,
  yours: { kind: 'pass' },
  answers: [
    { seat: 1, accepted, says: null, whispered: false },
    { seat: 2, accepted: false, says: null, whispered: false },
  ],
  withdrawn: false,
  lapsed: false,
  verdicts: accepted ? [verdict(0, spare, mine), verdict(1, { kind: 'pass' }, yours)] : [],
  game: 1,
  says: null,
})

it('a pact hangs at both seats in the colours of the other, and at no third', () => {
  const pacts = [pact('open', 'open')]
  expect([0, 1, 2].map((seat) => sealsAtSeat(pacts, seat))).toEqual([
    [{ seat: 1, broken: false }],
    [{ seat: 0, broken: false }],
    [],
  ])
  expect(sealsAtSeat([pact('open', 'open', false)], 0)).toEqual([])
})

it('breaks at the seat that has broken its word, and is gone once nothing of it is left to keep', () => {
  expect(sealsAtSeat([pact('broken', 'kept')], 0)).toEqual([{ seat: 1, broken: true }])
  expect(sealsAtSeat([pact('broken', 'kept')], 1)).toEqual([])
  expect(sealsAtSeat([pact('kept', 'untested')], 0)).toEqual([])
  expect(sealsAtSeat([pact('open', 'open'), pact('broken', 'open'), pact('open', 'open')], 0)).toEqual([
    { seat: 1, broken: false },
    { seat: 1, broken: true },
  ])
})

it('lies on the region that something is promised about, or that the battle is fought for', () => {
  const pacts = [pact('broken', 'open')]
  const fought = view({ site: 3 })
  expect(sealsOnRegion(pacts, fought, ROMA)).toEqual([{ seat: 0, broken: true }])
  expect(sealsOnRegion(pacts, fought, 3)).toEqual([{ seat: 1, broken: false }])
  expect(sealsOnRegion(pacts, view({ site: 3, phase: 'site' }), 3)).toEqual([])
  expect(sealsOnRegion([pact('kept', 'kept')], fought, ROMA)).toEqual([])
})
