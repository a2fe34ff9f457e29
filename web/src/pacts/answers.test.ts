import { expect, it } from 'vitest'
import { player, view } from '../lib/fixtures'
import type { LogLine, Offer, Pact } from '../protocol'
import { saidOfPacts } from './answers'

const offer: Offer = { by: 0, to: [1], mine: null, yours: { kind: 'pass' } }
const pact: Pact = {
  ...offer,
  id: 0,
  answers: [{ seat: 1, accepted: false, says: { id: 'says-colleoni-declines', seat: 0 }, whispered: false }],
  verdicts: [],
  withdrawn: false,
  lapsed: false,
  game: 1,
  says: null,
}
const declined: LogLine = {
  event: { type: 'pact_declined', seat: 1, offer, captain: false },
  fact: { id: 'pact-declined', seat: 1, other: 0 },
  at: 5,
}
const table = { pacts: [pact], players: [player('Anna'), player('Colleoni', 'colleoni')], view: view() }

it('tells at the row of a captain what it says with an answer, to whom it answers', () => {
  expect(saidOfPacts(1, [declined], table, 4)).toMatchObject({
    seat: 1,
    text: 'I have counted twice. I lose by it.',
    at: 5,
  })
  expect(saidOfPacts(1, [declined], table, 5), 'before the page was opened').toBeNull()
  expect(saidOfPacts(0, [declined], table, 4)).toBeNull()
  expect(saidOfPacts(1, [declined], { ...table, pacts: [] }, 4)).toBeNull()
})

it('whispers at the row of a captain what it says to the viewer alone of an open offer', () => {
  const [answer] = pact.answers
  const open = { ...pact, to: null, answers: answer ? [{ ...answer, whispered: true }] : [] }
  const line: LogLine = { ...declined, event: { ...declined.event, offer: { ...offer, to: null } } as never }
  const seen = { ...table, view: view({ viewer: 0 }) }
  expect(saidOfPacts(1, [line], { ...seen, pacts: [open] }, 4)?.to).toEqual([0])
  expect(saidOfPacts(1, [line], { ...seen, pacts: [{ ...open, answers: pact.answers }] }, 4)?.to).toBeNull()
})
