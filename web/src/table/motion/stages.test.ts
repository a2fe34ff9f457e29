import { describe, expect, it } from 'vitest'
import { seat, view } from '../../lib/fixtures'
import { noCards } from '../../lib/game/counts'
import { CARDS, type Fact, type LogLine, type TableView } from '../../protocol'
import type { Cue } from './cues'
import { stagesOf } from './stages'

const FIRENZE = 10
const card = (name: string): number => CARDS.findIndex((one) => one.name === name)
const cards = (...names: string[]): number[] => {
  const counts = noCards()
  for (const name of names) counts[card(name)] = (counts[card(name)] ?? 0) + 1
  return counts
}
const lines = (...facts: Fact[]): LogLine[] => facts.map((fact) => ({ kind: 'play', seat: null, fact }))
const shown = (before: TableView, after: TableView, ...facts: Fact[]): Cue[] =>
  stagesOf(before, after, lines(...facts)).map(({ cue }) => cue)

const BEFORE = view({
  turn: 1,
  hand: cards('winter', 'mercenary_5'),
  seats: [
    seat({ line: cards('mercenary_10') }),
    seat({ line: cards('mercenary_10', 'mercenary_3', 'spring') }),
    seat(),
  ],
})

describe('every fact that can be seen on the table', () => {
  const AMOUNTS = [{ seat: 1, count: 3 }]
  const seen: [Fact, Cue['kind'][]][] = [
    [{ id: 'plays', seat: 1, card: 4 }, ['play']],
    [{ id: 'plays-face-down', seat: 0, card: 4 }, ['play']],
    [{ id: 'plays-unseen', seat: 1 }, ['play']],
    [{ id: 'passes', seat: 1 }, ['pass']],
    [{ id: 'holds-back', seat: 1 }, ['pass']],
    [{ id: 'clears', cards: cards('spring') }, ['clear']],
    [{ id: 'bishop-strikes', losses: [{ seat: 1, cards: cards('mercenary_10') }] }, ['strike']],
    [{ id: 'rescues', seat: 1, card: card('mercenary_3') }, ['rescue']],
    [{ id: 'turns-up', seat: 1, card: 4 }, ['turn-up']],
    [{ id: 'places-favor', seat: 1, region: 3 }, ['favor']],
    [{ id: 'battle-ends', region: FIRENZE, amounts: AMOUNTS }, ['battle']],
    [{ id: 'final-battle-ends', amounts: AMOUNTS }, ['battle']],
    [{ id: 'conquers', seat: 1, region: FIRENZE }, ['conquest']],
    [{ id: 'defends', seat: 1, region: FIRENZE }, ['conquest']],
    [{ id: 'takes-condottiere', seat: 1 }, ['holder']],
    [{ id: 'condottiere-passes-left', seat: 1 }, ['holder']],
    [{ id: 'takes-condottiere-by-courtesans', seat: 2, count: 1 }, ['holder']],
    [{ id: 'chooses-site', seat: 1, region: 3 }, ['site', 'leave']],
    [{ id: 'chooses-site-of', seat: 1, region: 3, other: 0 }, ['site', 'leave']],
    [{ id: 'discards-hand', seat: 1, cards: cards('winter') }, ['discard']],
    [{ id: 'cards-dealt', amounts: AMOUNTS }, ['deal']],
    [{ id: 'draws', seat: 1, count: 2 }, ['deal']],
    [{ id: 'game-won', seats: [1], count: 1, how: 'total' }, ['win']],
    [{ id: 'match-game-won', seats: [1], count: 1, game: 1, how: 'total' }, ['win']],
    [{ id: 'match-won', seats: [1], count: 1 }, ['win']],
  ]
  it.each(seen)('%o', (fact, kinds) => {
    expect(shown(BEFORE, view(), fact).map(({ kind }) => kind)).toEqual(kinds)
  })

  const told: Fact[] = [
    { id: 'game-begins', seat: 0 },
    { id: 'you-are-dealt', cards: cards('winter') },
    { id: 'round-over' },
    { id: 'rescues-nothing', seat: 1 },
    { id: 'bishop-finds-nobody' },
    { id: 'tie', count: 3 },
    { id: 'keeps-so-many', seat: 1, count: 2 },
    { id: 'final-battle', seats: [0, 1] },
    { id: 'shows-cards', seat: 1, cards: cards('winter') },
    { id: 'something-of-a-later-version' },
  ]
  it.each(told)('and nothing of $id, which is only told', (fact) => {
    expect(shown(BEFORE, view(), fact)).toEqual([])
  })

  it('but nothing that stays as it is', () => {
    const leaves = { id: 'leaves-favor-off', seat: 1 }
    expect(shown(BEFORE, view(), { id: 'takes-condottiere', seat: BEFORE.holder })).toEqual([])
    expect(shown(BEFORE, view(), leaves)).toEqual([])
    expect(shown({ ...BEFORE, favor: 3 }, view(), leaves)).toEqual([{ kind: 'favor', region: null }])
    const empty = view({ phase: 'site' })
    expect(shown(empty, view(), { id: 'chooses-site', seat: 1, region: 3 }).map(({ kind }) => kind)).toEqual([
      'site',
    ])
  })
})

describe('a Bishop', () => {
  const after = view({ turn: 1, phase: 'favor', seats: [seat(), seat(), seat()] })
  const stages = stagesOf(
    BEFORE,
    after,
    lines(
      { id: 'plays', seat: 1, card: card('bishop') },
      {
        id: 'bishop-strikes',
        losses: [
          { seat: 0, cards: cards('mercenary_10') },
          { seat: 1, cards: cards('mercenary_10') },
        ],
      },
    ),
  )

  it('is seen before anybody falls, and lies in no line', () => {
    expect(stages[0]?.view.seats[0]?.line).toEqual(cards('mercenary_10'))
    expect(stages[0]?.view.seats[1]?.line).toEqual(BEFORE.seats[1]?.line)
    expect(stages[0]?.view.seats[1]?.hand_size).toBe(9)
  })

  it('leaves the table as the server sent it, and only then is something to be chosen', () => {
    expect(stages.at(-1)).toMatchObject({ view: after, complete: true, told: 2 })
    expect(stages[0]?.complete).toBe(false)
  })
})

it('one’s own card leaves the hand and lies in the line', () => {
  const played = stagesOf(
    BEFORE,
    view(),
    lines({ id: 'plays', seat: 0, card: card('mercenary_5') }, { id: 'passes', seat: 1 }),
  )[0]?.view
  expect(played?.hand).toEqual(cards('winter'))
  expect(played?.seats[0]?.line).toEqual(cards('mercenary_10', 'mercenary_5'))
})

it('one’s own face-down card is seen by oneself only', () => {
  const pass = { id: 'passes', seat: 1 }
  const mine = { id: 'plays-face-down', seat: 0, card: card('mercenary_5') }
  const own = stagesOf(BEFORE, view(), lines(mine, pass))[0]?.view.seats[0]
  expect(own).toMatchObject({ face_down: true, face_down_card: card('mercenary_5'), hand_size: 9 })
  const other = stagesOf(BEFORE, view(), lines({ id: 'plays-unseen', seat: 2 }, pass))[0]?.view.seats[2]
  expect(other).toMatchObject({ face_down: true, face_down_card: null })
})

describe('the end of a battle', () => {
  const owners = BEFORE.owners.map((owner, region) => (region === FIRENZE ? 1 : owner))
  const after = view({ ...BEFORE, phase: 'site', turn: 2, holder: 2, owners, battles: 1 })
  const facts: [LogLine['kind'], Fact][] = [
    ['pass', { id: 'passes', seat: 1 }],
    ['battle', { id: 'battle-ends', region: FIRENZE, amounts: [{ seat: 1, count: 16 }] }],
    ['battle', { id: 'conquers', seat: 1, region: FIRENZE }],
    ['token', { id: 'takes-condottiere-by-courtesans', seat: 2, count: 1 }],
  ]
  const log = facts.map(([kind, fact]) => ({ kind, seat: null, fact }))

  it('is the pass, the strengths, the marker, and then the Condottiere', () => {
    const stages = stagesOf(BEFORE, after, log)
    expect(stages.map(({ cue }) => cue.kind)).toEqual(['pass', 'battle', 'conquest', 'holder'])
    expect(stages.map(({ view }) => view.owners[FIRENZE])).toEqual([null, null, 1, 1])
    expect(stages.map(({ view }) => view.holder)).toEqual([0, 0, 0, 2])
    expect(stages.map(({ view }) => view.seats[1]?.line)).toEqual(Array(4).fill(BEFORE.seats[1]?.line))
    expect(stages[1]?.view.seats[1]?.strength).toBe(16)
  })

  it('tells who has won with the strengths, and who takes the Condottiere when it moves', () => {
    expect(stagesOf(BEFORE, after, log).map(({ told }) => told)).toEqual([1, 3, 3, 4])
  })

  it('shows all of it before the standings, if the game is over', () => {
    const over = view({ phase: 'over', owners, winners: [1] })
    const won: LogLine = {
      kind: 'win',
      seat: 1,
      fact: { id: 'game-won', seats: [1], count: 1, how: 'total' },
    }
    const stages = stagesOf(BEFORE, over, [...log.slice(0, 3), won])
    expect(stages.map(({ cue }) => cue.kind)).toEqual(['pass', 'battle', 'conquest', 'win'])
    expect(stages.every(({ view, complete }) => view.phase !== 'over' && !complete)).toBe(true)
  })

  it('has the cards leave only when the next site is chosen', () => {
    const next = view({ phase: 'hand', turn: null, site: 3 })
    const stages = stagesOf(after, next, lines({ id: 'chooses-site', seat: 2, region: 3 }))
    expect(stages.map(({ view }) => view.site)).toEqual([3, 3])
    expect(stages.map(({ view }) => view.phase)).toEqual(['deal', 'hand'])
    expect(stages.map(({ view }) => view.seats[1]?.line)).toEqual([BEFORE.seats[1]?.line, noCards()])
  })
})

it('nothing can be chosen before the last stage', () => {
  const legal = [{ token: 'pass', kind: 'pass', card: null, region: null, cards: null, count: null }] as const
  const after = view({ turn: 0, legal: [...legal] })
  const stages = stagesOf(
    { ...BEFORE, legal: [...legal] },
    after,
    lines({ id: 'plays', seat: 1, card: 4 }, { id: 'turns-up', seat: 1, card: 3 }),
  )
  expect(stages.map(({ view }) => view.legal.length)).toEqual([0, 1])
})
