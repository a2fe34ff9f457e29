import { describe, expect, it } from 'vitest'
import { options } from '../lib/fixtures'
import type { Fact, RoomMessage, WaitingSeat } from '../protocol'
import { hasLostSeat, news, satDown } from './news'
import { captain, captainName, changedSettings, freeSeats, spaced, staying, terms } from './words'

const FREE: WaitingSeat = {
  name: null,
  bot: null,
  label: null,
  ready: false,
  here: false,
  guest_of: null,
  chain: null,
}
const person = (name: string, more: Partial<WaitingSeat> = {}): WaitingSeat => ({
  ...FREE,
  name,
  here: true,
  ...more,
})
const HAWKWOOD: Fact = { id: 'captain-fierce', text: 'Hawkwood' }

const bot = (name: string, label: Fact = HAWKWOOD): WaitingSeat => ({
  ...FREE,
  name,
  bot: 'hawkwood',
  label,
  ready: true,
  here: true,
})

const room = (seats: WaitingSeat[], more: Partial<RoomMessage> = {}): RoomMessage => ({
  type: 'room',
  commitment: 'c0'.repeat(32),
  protocol: 2,
  code: 'ABC123',
  public: false,
  seats,
  seat: 0,
  own_seats: [0],
  host: 0,
  is_host: true,
  missing: [],
  onlookers: 0,
  options: options(),
  pace: 'normal',
  hints: false,
  bargaining: false,
  terms: '7e',
  clock: null,
  starting: false,
  chat: [],
  rules: 1,
  ...more,
})

describe('the news of a waiting room', () => {
  const before = room([person('Ada'), FREE, person('Chiara', { ready: true })])

  it('tells who comes, goes, is ready and is away, and of the viewer only what others did', () => {
    expect(news(before, before)).toEqual([])
    expect(news(before, room([person('Ada', { ready: true }), person('Bruno'), FREE]))).toEqual([
      'Chiara has left.',
      'Bruno has sat down.',
    ])
    expect(news(before, room([person('Ada'), FREE, person('Chiara', { here: false })]))).toEqual([
      'Chiara is away.',
      'Chiara is not ready yet.',
    ])
  })

  it('tells the viewer of another seat and another host', () => {
    const swapped = room([person('Chiara', { ready: true }), FREE, person('Ada')], { seat: 2, host: 2 })
    expect(news(before, swapped)).toEqual(['You sit in seat 3.'])
    expect(news(before, room(before.seats, { host: 2, is_host: false }))).toEqual(['Chiara is the host.'])
    const led = room(before.seats, { seat: 2, is_host: false })
    expect(news(led, room(before.seats, { seat: 2, host: 2 }))).toEqual(['You are the host now.'])
  })

  it('names each setting that the host has changed, and nothing that has come to be what it was', () => {
    const other = room(before.seats, {
      options: options({ hidden_cards: true, points: 20, first_holder: 1 }),
      clock: { turn: 60, reserve: 300 },
      pace: 'fast',
      hints: true,
      public: true,
    })
    expect(changedSettings(before, other)).toEqual([
      'Playing for Points: 20 points.',
      'Hidden Cards: on.',
      'Clock: 1 minute a turn and 5 minutes in reserve.',
      'Pace: Fast.',
      'Hints and odds: on.',
      'Public table: on.',
      'First holder: seat 2.',
    ])
    expect(changedSettings(other, room([...before.seats, FREE]))).toEqual([
      'Seats: 4.',
      'Playing for Points: off.',
      'Hidden Cards: off.',
      'Clock: off.',
      'Pace: Normal.',
      'Hints and odds: off.',
      'Public table: off.',
      'First holder: Anyone, at random.',
    ])
    expect(changedSettings(before, before)).toEqual([])
    expect(news(before, room(before.seats, { hints: true }))).toEqual(['Hints and odds: on.'])
    // Who sits down where somebody begins, or moves up with a seat, changes no setting.
    const first = (seats: WaitingSeat[], seat: number): RoomMessage =>
      room(seats, { options: options({ first_holder: seat }) })
    const [ada, , chiara] = before.seats as [WaitingSeat, WaitingSeat, WaitingSeat]
    expect(changedSettings(first([ada, FREE, chiara], 1), first([ada, person('Bruno'), chiara], 1))).toEqual(
      [],
    )
    expect(changedSettings(first([ada, FREE, chiara], 2), first([ada, chiara], 1))).toEqual(['Seats: 2.'])
  })

  it('knows a person who has just sat down from a captain, from the viewer and from one who has moved', () => {
    expect(satDown(before, room([person('Ada'), person('Bruno'), person('Chiara')]))).toEqual(['Bruno'])
    expect(satDown(before, room([person('Ada'), bot('Hawkwood'), person('Chiara')]))).toEqual([])
    expect(satDown(before, room([FREE, person('Chiara'), person('Ada')], { seat: 2 }))).toEqual([])
    const looking = room([person('Ada'), FREE], { seat: null })
    expect(satDown(looking, room([person('Ada'), person('Bruno')], { seat: 1 }))).toEqual([])
  })

  it('knows when the viewer has lost the seat', () => {
    const none = room([FREE, FREE], { seat: null })
    expect([hasLostSeat(before, none), hasLostSeat(none, none), hasLostSeat(before, before)]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('a waiting room in words', () => {
  const names = (one: RoomMessage): string[] => terms(one).map(({ name }) => name)

  it('lists what is agreed, each in a line', () => {
    expect(names(room([person('Ada'), FREE]))).toEqual(['Standard game', 'Clock', 'Private'])
    const rich = room([person('Ada'), bot('Hawkwood'), FREE], {
      options: options({ hidden_cards: true, points: 20, first_holder: 0 }),
      hints: true,
      public: true,
    })
    expect(names(rich)).toEqual([
      'Playing for Points, to 20',
      'Hidden Cards',
      'First holder',
      'Clock',
      'Pace',
      'Hints and odds',
      'Public',
    ])
    const first = (seat: number): string | undefined =>
      terms(room([person('Ada'), FREE], { options: options({ first_holder: seat }) })).find(
        ({ name }) => name === 'First holder',
      )?.text
    expect([first(0), first(1)]).toEqual([
      'Ada begins with the Condottiere.',
      'The player in seat 2 begins with the Condottiere.',
    ])
  })

  it('says what a captain is, beside the name', () => {
    expect(captain(bot('Hawkwood'))).toBe('captain, fierce')
    expect(captain(bot('Hawkwood II'))).toBe('captain: Hawkwood, fierce')
    expect(captain(bot('Naive', { id: 'captain-of-other-kind', text: 'Naive' }))).toBe('captain')
  })

  it('gives a captain a name that nobody at the table has', () => {
    const setup = {
      levels: [
        { name: 'hawkwood', label: 'Hawkwood', grade: 'fierce' as const, manner: null, trouble: null },
      ],
      bots: [],
      version: '1',
      rules_version: 1,
      paces: [],
      default_pace: 'normal' as const,
    }
    expect(captainName(setup, 'hawkwood', room([person('Ada'), FREE]))).toBe('Hawkwood')
    const seats = [person('Hawkwood'), bot('Hawkwood II'), FREE]
    expect(captainName(setup, 'hawkwood', room(seats))).toBe('Hawkwood III')
  })

  it('has free seats, and a code to read out', () => {
    expect(freeSeats(room([person('Ada'), FREE, FREE]))).toEqual([1, 2])
    expect(freeSeats(null)).toEqual([])
    const table = room([FREE, person('Ada'), FREE, person('Bruno')])
    expect([2, 3, 4, 6].map((count) => staying(table, count))).toEqual([
      [1, 3],
      [0, 1, 3],
      [0, 1, 2, 3],
      [0, 1, 2, 3, 4, 5],
    ])
    expect(spaced('ABC123')).toBe('ABC 123')
  })
})
