import { expect, test } from 'vitest'
import { action, explanation, players, seat, view } from '../../lib/fixtures'
import { CARDS, type Pact, type SeatView } from '../../protocol'
import { changesOf, previewText, previewOf } from './preview'
import type { Subject } from './subject'
import { tooltipText } from './tooltipText'

const card = (name: string): number => CARDS.findIndex((one) => one.name === name)
const WINTER = card('winter')

const playable = {
  view: view({
    legal: [action('play', 'play:W', { card: WINTER })],
    seats: [seat({ strength: 12 }), seat({ strength: 30 }), seat({ strength: 1 })],
  }),
  players,
  explanation: explanation({
    previews: [
      { token: 'play:W', strengths: [2, 3, 1], notes: [{ id: 'preview-weather-again', card: WINTER }] },
    ],
  }),
}

test('a preview names the strengths that change, and what else a card does', () => {
  const preview = previewOf(playable, WINTER)
  expect(preview && changesOf(playable.view, preview)).toEqual([
    { seat: 0, before: 12, after: 2 },
    { seat: 1, before: 30, after: 3 },
  ])
  expect(previewText(playable, WINTER)).toBe(
    'If played now: Anna from 12 to 2, Bruno from 30 to 3. Winter is in play already; another changes nothing.',
  )
})

test('of a Scarecrow nothing is said of strengths before it is chosen what comes back', () => {
  const scarecrow = card('scarecrow')
  const foretold = (strengths: number[]): typeof playable => ({
    ...playable,
    view: { ...playable.view, legal: [action('play', 'play:K', { card: scarecrow })] },
    explanation: explanation({
      previews: [{ token: 'play:K', strengths, notes: [{ id: 'preview-scarecrow' }] }],
    }),
  })
  const take = 'Once it is played, you choose which one (R6.1).'
  expect(previewText(foretold([12, 30, 1]), scarecrow)).toBe(take)
  expect(previewText(foretold([15, 30, 1]), scarecrow)).toBe(`If played now: Anna from 12 to 15. ${take}`)
})

test('cards face down are spoken of only where some lie', () => {
  const meaning = (face_down: boolean): string | undefined =>
    tooltipText(
      { view: view({ seats: [seat(), seat({ face_down })] }), players, explanation: null },
      { kind: 'line', seat: 0 },
    ).texts.at(-1)
  expect(meaning(false)).toBe('Its strength if the battle ended now (R2.6).')
  expect(meaning(true)).toContain('counting face-up cards only')
})

test('a card that cannot be played now says why', () => {
  const waiting = {
    ...playable,
    view: view(),
    explanation: explanation({ no_card: { id: 'cannot-play-passed' } }),
  }
  expect(previewText(waiting, WINTER)).toBe('')
  expect(tooltipText(waiting, { kind: 'card', card: WINTER, place: 'hand' }).texts).toContain(
    'You have passed, so you play no more cards in this battle (R2.3).',
  )
})

test('a line that the server does not explain, in a finished game, tells its sum', () => {
  const seats = [
    seat({ strength: 13, working: '2+5+6', line: [0, 1, 0, 0, 1, 1, ...Array<number>(9).fill(0)] }),
  ]
  const text = tooltipText({ view: view({ seats }), players, explanation: null }, { kind: 'line', seat: 0 })
  expect(text.steps).toEqual(['2\u200b+5\u200b+6 = 13'])
})

test('of cards known to be in a hand it is told why they are', () => {
  const known = CARDS.map(({ name }) => (name === 'mercenary_3' ? 2 : 0))
  const about = (seats: SeatView[]): string[] =>
    tooltipText({ view: view({ seats }), players, explanation: null }, { kind: 'seat', seat: 1 }).texts
  const why = 'A hand’s cards become known when they are shown (R10.3) or a Scarecrow takes them back (R6.4).'
  expect(about([seat(), seat({ known })]).slice(1, 3)).toEqual([
    'Known to be in this hand: 2 × Mercenary 3',
    why,
  ])
  expect(about([seat(), seat()])).not.toContain(why)
})

test('a region says who controls it, for whom it wins, and why it may not be chosen', () => {
  const owners = Array<number | null>(17).fill(null)
  owners[15] = 1
  const text = tooltipText(
    {
      view: view({ owners, phase: 'site' }),
      players,
      explanation: explanation({
        barred: [{ id: 'barred-marker', region: 15, seat: 1 }],
        goals: [{ wins: [15], extends: [], adjacent_missing: 1 }],
      }),
    },
    { kind: 'region', region: 15 },
  )
  expect(text.title).toBe('Roma')
  const control = text.texts.filter((one) => one.includes('controls Roma'))
  expect(control, 'said once').toEqual(['Bruno controls Roma: it cannot be chosen (R4.3).'])
  expect(text.texts).toContain('It would win the game for Anna (R8.1).')
})

test('a seal at a seat or on a region says which promise it stands for', () => {
  const FIRENZE = 10
  const pact: Pact = {
    id: 0,
    by: 0,
    to: [1],
    mine: { kind: 'spare', region: FIRENZE },
    yours: { kind: 'pass' },
    answers: [{ seat: 1, accepted: true, says: null, whispered: false }],
    withdrawn: false,
    lapsed: false,
    verdicts: [
      {
        seat: 0,
        clause: { kind: 'spare', region: FIRENZE },
        state: 'open',
        why: { id: 'verdict-open', seat: 0 },
        says: null,
      },
      {
        seat: 1,
        clause: { kind: 'pass' },
        state: 'broken',
        why: { id: 'verdict-played', seat: 1 },
        says: null,
      },
    ],
    game: 1,
    says: null,
  }
  const told = (viewer: number, subject: Subject): string[] =>
    tooltipText({ view: view({ viewer }), players, explanation: null, pacts: [pact] }, subject).texts
  expect(told(0, { kind: 'region', region: FIRENZE })).toContain('You promised Bruno to leave Firenze alone.')
  expect(told(1, { kind: 'seat', seat: 0 })).toContain('Anna promised you to leave Firenze alone.')
  expect(told(1, { kind: 'seat', seat: 1 })).toContain(
    'You promised Anna to play no more cards in the battle. You played a card in that battle.',
  )
  expect(told(0, { kind: 'seat', seat: 2 }).join()).not.toContain('promised')
})
