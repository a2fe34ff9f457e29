import { expect, it } from 'vitest'
import { battleResult, line, players } from '../../lib/fixtures'
import { CARDS, type Event, type Fact } from '../../protocol'
import { recap } from './recap'

const played = (seat: number, name: string): Event => ({
  type: 'card_played',
  seat,
  card: CARDS.findIndex((one) => one.name === name),
  face_down: false,
})
const told = (...events: Event[]): string =>
  recap(
    events.map((event) => line(event)),
    players,
  )

it('tells in one line what each of the others did, in the order in which they began', () => {
  expect(
    told(
      played(1, 'mercenary_5'),
      { type: 'card_played', seat: 2, card: null, face_down: true },
      played(1, 'winter'),
      { type: 'passed', seat: 2, holds_back: false },
    ),
  ).toBe('Meanwhile, Bruno: Mercenary 5, Winter · Carla: a card face down, passed')
})

it('tells first how a battle that was skipped has ended, where the next is fought, and whose word was broken', () => {
  const events: [Event, Fact][] = [
    [
      {
        type: 'promise_broken',
        seat: 2,
        to: [0],
        offer: { by: 2, to: [0], mine: null, yours: null },
        promise: { kind: 'spare', region: 10 },
      },
      { id: 'promise-broken', seat: 2, seats: [0], promises: [] },
    ],
    [played(1, 'mercenary_5'), { id: 'passes', seat: 1 }],
    [{ type: 'battle_ended', result: battleResult() }, { id: 'final-battle-ends' }],
    [
      { type: 'site_conquered', seat: 1, region: 10, strongest: 16, second: 5, ended_by: 'passes' },
      { id: 'conquers', seat: 1, region: 10, count: 16, against: 5, ended: 'passes' },
    ],
    [
      { type: 'site_chosen', seat: 2, region: 15, defender: null },
      { id: 'chooses-site', seat: 2, region: 15 },
    ],
    [played(2, 'winter'), { id: 'passes', seat: 2 }],
  ]
  const lines = events.map(([event, fact]) => ({ ...line(event), fact }))
  expect(recap(lines.slice(0, -1), players)).toMatch(
    /^Carla breaks a promise to Anna: .* Bruno conquers Firenze,\s16 to\s5\. Carla leads the Condottiere to Roma\.$/,
  )
  expect(recap(lines, players), 'in two lines of a phone').toMatch(
    /^Bruno conquers Firenze,\s16 to\s5\. Meanwhile, Carla: Winter$/,
  )
})

it('tells of the battle that is fought, and nothing where nothing was done in it', () => {
  const ended: Event = { type: 'battle_ended', result: battleResult() }
  expect(told(played(1, 'winter'), ended, played(2, 'spring'))).toBe('Meanwhile, Carla: Spring')
  expect(told(played(1, 'winter'), ended)).toBe('')
})
