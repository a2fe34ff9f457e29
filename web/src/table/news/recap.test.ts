import { expect, it } from 'vitest'
import { battleResult, line, players } from '../../lib/fixtures'
import { CARDS, type Event } from '../../protocol'
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

it('tells of the battle that is fought, and nothing where nothing was done in it', () => {
  const ended: Event = { type: 'battle_ended', result: battleResult() }
  expect(told(played(1, 'winter'), ended, played(2, 'spring'))).toBe('Meanwhile, Carla: Spring')
  expect(told(played(1, 'winter'), ended)).toBe('')
})
