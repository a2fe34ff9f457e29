import { describe, expect, it } from 'vitest'
import { battleResult, line, seat, view } from '../../lib/fixtures'
import { noCards } from '../../lib/game/counts'
import { CARDS, type Event, type LogLine, type TableView, type TokenReason } from '../../protocol'
import type { Cue } from './cues'
import { framesOf } from './frames'

const FIRENZE = 10
const card = (name: string): number => CARDS.findIndex((one) => one.name === name)
const cards = (...names: string[]): number[] => {
  const counts = noCards()
  for (const name of names) counts[card(name)] = (counts[card(name)] ?? 0) + 1
  return counts
}
const played = (seat: number, card: number | null, face_down = false): Event => ({
  type: 'card_played',
  seat,
  card,
  face_down,
})
const passed = (seat: number): Event => ({ type: 'passed', seat, holds_back: false })
const takes = (seat: number, reason: TokenReason = 'conquest'): Event => ({
  type: 'token_moved',
  seat,
  reason,
  stays: false,
  courtesans: 0,
})
const chosen = (seat: number): Event => ({ type: 'site_chosen', seat, region: 3, defender: null })
const lines = (...events: Event[]): LogLine[] => events.map((event) => line(event))
const shown = (before: TableView, after: TableView, ...events: Event[]): Cue[] =>
  framesOf(before, after, lines(...events)).map(({ cue }) => cue)

const BEFORE = view({
  turn: 1,
  hand: cards('winter', 'mercenary_5'),
  seats: [
    seat({ line: cards('mercenary_10') }),
    seat({ line: cards('mercenary_10', 'mercenary_3', 'spring') }),
    seat(),
  ],
})

describe('every event that can be seen on the table', () => {
  const AMOUNTS = [{ seat: 1, count: 3 }]
  const won = { how: 'total', needed: 6, game: null } as const
  const fought = { region: FIRENZE, strongest: 16, second: 5, ended_by: 'passes' } as const
  const seen: [Event, Cue['kind'][]][] = [
    [played(1, 4), ['play']],
    [played(0, 4, true), ['play']],
    [played(1, null, true), ['play']],
    [passed(1), ['pass']],
    [{ type: 'passed', seat: 1, holds_back: true }, ['pass']],
    [{ type: 'weather_cleared', seat: 1, cards: cards('spring') }, ['clear']],
    [{ type: 'bishop_struck', seat: 1, losses: [{ seat: 1, cards: cards('mercenary_10') }] }, ['strike']],
    [{ type: 'mercenary_rescued', seat: 1, card: card('mercenary_3') }, ['rescue']],
    [{ type: 'card_turned_up', seat: 1, card: 4 }, ['turn-up']],
    [{ type: 'favor_placed', seat: 1, region: 3, was: null }, ['favor']],
    [
      {
        type: 'promise_broken',
        seat: 1,
        to: [0],
        offer: { by: 1, to: [0], mine: { kind: 'pass' }, yours: null },
        promise: { kind: 'pass' },
      },
      ['breach'],
    ],
    [{ type: 'battle_ended', result: battleResult() }, ['battle']],
    [{ type: 'battle_ended', result: battleResult({ site: null, token: null }) }, ['battle']],
    [{ type: 'site_conquered', seat: 1, ...fought }, ['conquest']],
    [{ type: 'site_defended', seat: 1, ...fought }, ['conquest']],
    [takes(1), ['holder']],
    [takes(1, 'left_of_holder'), ['holder']],
    [takes(2, 'courtesans'), ['holder']],
    [chosen(1), ['site', 'leave']],
    [{ type: 'site_chosen', seat: 1, region: 3, defender: 0 }, ['site', 'leave']],
    [{ type: 'hand_discarded', seat: 1, cards: cards('winter') }, ['discard']],
    [{ type: 'cards_dealt', amounts: AMOUNTS }, ['deal']],
    [{ type: 'cards_drawn', seat: 1, count: 2 }, ['deal']],
    [{ type: 'game_won', winners: [1], ...won }, ['win']],
    [{ type: 'match_won', winners: [1] }, ['win']],
  ]
  it.each(seen)('%o', (event, kinds) => {
    expect(shown(BEFORE, view(), event).map(({ kind }) => kind)).toEqual(kinds)
  })

  const told: Event[] = [
    { type: 'game_began', holder: 0, game: null },
    { type: 'hand_dealt', seat: 0, cards: cards('winter'), drawn: false },
    { type: 'round_ended' },
    { type: 'mercenary_rescued', seat: 1, card: null },
    { type: 'bishop_struck', seat: 1, losses: [] },
    { type: 'battle_tied', defender: null, strongest: 3, ended_by: 'passes' },
    { type: 'cards_kept', seat: 1, count: 2, cards: null },
    { type: 'final_battle_began', seats: [0, 1] },
    { type: 'cards_shown', seat: 1, cards: cards('winter'), face_down: false, to: null },
  ]
  it.each(told)('and nothing of $type, which is only told', (event) => {
    expect(shown(BEFORE, view(), event)).toEqual([])
  })

  it('but nothing that stays as it is', () => {
    const leaves = { type: 'favor_placed', seat: 1, region: null, was: null } as const
    expect(shown(BEFORE, view(), takes(BEFORE.holder))).toEqual([])
    expect(shown(BEFORE, view(), leaves)).toEqual([])
    expect(shown({ ...BEFORE, favor: 3 }, view(), leaves)).toEqual([{ kind: 'favor', region: null }])
    const empty = view({ phase: 'site' })
    expect(shown(empty, view(), chosen(1)).map(({ kind }) => kind)).toEqual(['site'])
  })
})

describe('a Bishop', () => {
  const after = view({ turn: 1, phase: 'favor', seats: [seat(), seat(), seat()] })
  const frames = framesOf(
    BEFORE,
    after,
    lines(played(1, card('bishop')), {
      type: 'bishop_struck',
      seat: 1,
      losses: [
        { seat: 0, cards: cards('mercenary_10') },
        { seat: 1, cards: cards('mercenary_10') },
      ],
    }),
  )

  it('is seen before anybody falls, and lies in no line', () => {
    expect(frames[0]?.view.seats[0]?.line).toEqual(cards('mercenary_10'))
    expect(frames[0]?.view.seats[1]?.line).toEqual(BEFORE.seats[1]?.line)
    expect(frames[0]?.view.seats[1]?.hand_size).toBe(9)
  })

  it('leaves the table as the server sent it, and only then is something to be chosen', () => {
    expect(frames.at(-1)).toMatchObject({ view: after, complete: true, told: 2 })
    expect(frames[0]?.complete).toBe(false)
  })
})

it('one’s own card leaves the hand and lies in the line', () => {
  const after = framesOf(BEFORE, view(), lines(played(0, card('mercenary_5')), passed(1)))[0]?.view
  expect(after?.hand).toEqual(cards('winter'))
  expect(after?.seats[0]?.line).toEqual(cards('mercenary_10', 'mercenary_5'))
})

it('one’s own face-down card is seen by oneself only', () => {
  const mine = played(0, card('mercenary_5'), true)
  const own = framesOf(BEFORE, view(), lines(mine, passed(1)))[0]?.view.seats[0]
  expect(own).toMatchObject({ face_down: true, face_down_card: card('mercenary_5'), hand_size: 9 })
  const other = framesOf(BEFORE, view(), lines(played(2, null, true), passed(1)))[0]?.view.seats[2]
  expect(other).toMatchObject({ face_down: true, face_down_card: null })
})

describe('the end of a battle', () => {
  const owners = BEFORE.owners.map((owner, region) => (region === FIRENZE ? 1 : owner))
  const after = view({ ...BEFORE, phase: 'site', turn: 2, holder: 2, owners, battles: 1 })
  const log = lines(
    passed(1),
    { type: 'battle_ended', result: battleResult() },
    { type: 'site_conquered', seat: 1, region: FIRENZE, strongest: 16, second: 5, ended_by: 'passes' },
    takes(2, 'courtesans'),
  )

  it('is the pass, the strengths, the marker, and then the Condottiere', () => {
    const frames = framesOf(BEFORE, after, log)
    expect(frames.map(({ cue }) => cue.kind)).toEqual(['pass', 'battle', 'conquest', 'holder'])
    expect(frames.map(({ view }) => view.owners[FIRENZE])).toEqual([null, null, 1, 1])
    expect(frames.map(({ view }) => view.holder)).toEqual([0, 0, 0, 2])
    expect(frames.map(({ view }) => view.seats[1]?.line)).toEqual(Array(4).fill(BEFORE.seats[1]?.line))
    expect(frames[1]?.view.seats[1]?.strength).toBe(16)
  })

  it('has the lines told one by one, the strongest last, where it can end the game', () => {
    const frames = framesOf(BEFORE, after, log, true)
    expect(frames.map(({ cue }) => cue).filter(({ kind }) => kind === 'count')).toEqual([
      { kind: 'count', seat: 2, strength: 0 },
      { kind: 'count', seat: 0, strength: 5 },
      { kind: 'count', seat: 1, strength: 16 },
    ])
    expect(frames.map(({ told }) => told)).toEqual([1, 1, 1, 1, 3, 3, 4])
    const [pass, ...others] = framesOf(BEFORE, after, log).map(({ length }) => length)
    expect(frames[0]?.length).toBeGreaterThan(pass ?? 0)
    expect(frames.slice(-3).map(({ length }) => length)).toEqual(others)
  })

  it('tells who has won with the strengths, and who takes the Condottiere when it moves', () => {
    expect(framesOf(BEFORE, after, log).map(({ told }) => told)).toEqual([1, 3, 3, 4])
  })

  it('shows all of it before the standings, if the game is over', () => {
    const over = view({ phase: 'over', owners, winners: [1] })
    const won = line({ type: 'game_won', winners: [1], how: 'total', needed: 6, game: null })
    const frames = framesOf(BEFORE, over, [...log.slice(0, 3), won])
    expect(frames.map(({ cue }) => cue.kind)).toEqual(['pass', 'battle', 'conquest', 'win'])
    expect(frames.every(({ view, complete }) => view.phase !== 'over' && !complete)).toBe(true)
  })

  it('has the cards leave only when the next site is chosen', () => {
    const next = view({ phase: 'hand', turn: null, site: 3 })
    const frames = framesOf(after, next, lines(chosen(2)))
    expect(frames.map(({ view }) => view.site)).toEqual([3, 3])
    expect(frames.map(({ view }) => view.phase)).toEqual(['deal', 'hand'])
    expect(frames.map(({ view }) => view.seats[1]?.line)).toEqual([BEFORE.seats[1]?.line, noCards()])
  })
})

it('nothing can be chosen before the last frame', () => {
  const legal = [{ token: 'pass', kind: 'pass', card: null, region: null, cards: null, count: null }] as const
  const after = view({ turn: 0, legal: [...legal] })
  const frames = framesOf(
    { ...BEFORE, legal: [...legal] },
    after,
    lines(played(1, 4), { type: 'card_turned_up', seat: 1, card: 3 }),
  )
  expect(frames.map(({ view }) => view.legal.length)).toEqual([0, 1])
})

it('nobody is said to have no cards left while another plays', () => {
  const before = { ...BEFORE, can_only_pass: true }
  expect(framesOf(before, view(), lines(passed(1), played(2, 4), passed(0)))[1]?.view.can_only_pass).toBe(
    false,
  )
})
