import { describe, expect, it } from 'vitest'
import { view } from '../lib/fixtures'
import type { Clause, Pact, Verdict } from '../protocol'
import { awaits, pendingOffers } from './offers'
import { accounts, answersInWords, clausesOf, isWithdrawable, pactInWords } from './pacts'

const ROMA = 15
const spare: Clause = { kind: 'spare', region: ROMA }
const pass: Clause = { kind: 'pass' }
const people = { names: ['Carla', 'Ada', 'Bruno'], viewer: 0 }

const pact = (changes: Partial<Pact> = {}): Pact => ({
  id: 0,
  by: 1,
  to: [0],
  mine: spare,
  yours: pass,
  answers: [{ seat: 0, accepted: null, says: null, whispered: false }],
  withdrawn: false,
  lapsed: false,
  verdicts: [],
  says: null,
  game: 1,
  ...changes,
})

describe('what can be promised', () => {
  it('is one clause for each region or seat, or one alone', () => {
    expect(
      clausesOf([
        { kind: 'spare', regions: [3, ROMA], seats: [] },
        { kind: 'pass', regions: [], seats: [] },
        { kind: 'fight', regions: [], seats: [2] },
      ]),
    ).toEqual([{ kind: 'spare', region: 3 }, spare, pass, { kind: 'fight', seat: 2 }])
  })
})

describe('a pact in words', () => {
  it('says who promises what, and who is asked for what', () => {
    expect(pactInWords(pact(), people, 'this')).toBe(
      'Ada promises to leave Roma alone, and asks you to play no more cards in this battle.',
    )
    expect(pactInWords(pact({ by: 0, to: [1, 2], yours: null }), people)).toBe(
      'You promise to leave Roma alone, and ask nothing of Ada and Bruno.',
    )
    expect(pactInWords(pact({ to: [0, 2], mine: null }), people)).toBe(
      'Ada asks you and Bruno to play no more cards in the battle.',
    )
    expect(pactInWords(pact({ mine: pass }), people)).toBe(
      'Ada promises to play no more cards in the battle, if you do the same.',
    )
    const fight: Clause = { kind: 'fight', seat: 0 }
    expect(pactInWords(pact({ to: null, mine: null, yours: fight }), people)).toBe(
      'Ada asks everybody to fight on against you in the battle.',
    )
  })

  it('says what became of it', () => {
    const answers = [
      { seat: 0, accepted: true, says: null, whispered: false },
      { seat: 2, accepted: null, says: null, whispered: false },
    ]
    expect(answersInWords(pact({ answers }), people)).toBe('Accepted by you. Waiting for Bruno.')
    expect(answersInWords(pact({ answers, lapsed: true }), people)).toBe(
      'Accepted by you. Not answered by Bruno.',
    )
    expect(answersInWords(pact({ answers, withdrawn: true }), people)).toBe(
      'Accepted by you. Withdrawn from Bruno.',
    )
  })
})

describe('an offer', () => {
  it('awaits whoever has not answered, while it stands', () => {
    expect(awaits(pact(), 0)).toBe(true)
    expect(awaits(pact(), 2)).toBe(false)
    expect(awaits(pact({ answers: [{ seat: 0, accepted: false, says: null, whispered: false }] }), 0)).toBe(
      false,
    )
    for (const gone of [{ withdrawn: true }, { lapsed: true }]) expect(awaits(pact(gone), 0)).toBe(false)
  })

  it('can be withdrawn by its maker until all have answered', () => {
    expect(isWithdrawable(pact(), 1)).toBe(true)
    expect(isWithdrawable(pact(), 0)).toBe(false)
    expect(
      isWithdrawable(pact({ answers: [{ seat: 0, accepted: true, says: null, whispered: false }] }), 1),
    ).toBe(false)
  })

  it('of somebody who is muted does not call', () => {
    const table = { view: view({ viewer: 0 }), pacts: [pact(), pact({ id: 1, by: 2 })] }
    expect(pendingOffers(table, []).map(({ id }) => id)).toEqual([0, 1])
    expect(pendingOffers(table, [1]).map(({ id }) => id)).toEqual([1])
  })
})

it('counts who has kept how many promises, the most trustworthy first', () => {
  const verdict = (seat: number, state: Verdict['state']): Verdict => ({
    seat,
    clause: pass,
    state,
    why: { id: 'verdict-open', seat },
    says: null,
  })
  const pacts = [
    pact({ verdicts: [verdict(0, 'broken'), verdict(1, 'kept')] }),
    pact({ verdicts: [verdict(0, 'kept'), verdict(2, 'untested')] }),
  ]
  expect(accounts(pacts)).toEqual([
    { seat: 1, kept: 1, broken: 0, untested: 0 },
    { seat: 2, kept: 0, broken: 0, untested: 1 },
    { seat: 0, kept: 1, broken: 1, untested: 0 },
  ])
})
