import { describe, expect, it } from 'vitest'
import { action, agreements, NOW, players, table, view } from '../../lib/fixtures'
import type { Agreements, OpenProposal, Player, TableMessage } from '../../protocol'
import {
  absence,
  absentee,
  withAgreements,
  captainInWords,
  hasSay,
  isHeld,
  lostInWords,
  meanwhile,
  mayTakeSeatBack,
  question,
} from './agreements'
import { awaitedText, closingText, proposalText, resigningText } from './proposals'

const CLOCK = { turn: 60, reserve: 300 }
const [anna, bruno, carla] = players as [Player, Player, Player]
const gone = (player: Player, minutes = 3): Player => ({
  ...player,
  online: false,
  away_since: NOW - 60 * minutes,
})
const replaced = (player: Player, reason: NonNullable<Player['reason']> = 'away'): Player => ({
  ...player,
  captain: { id: 'captain-fair', text: 'Sforza' },
  reason,
})
const PASS = action('pass', 'pass')
const PROPOSAL = { by: 1, seat: null, clock: null, move: null, what: null, agreed: [1], needed: [0, 2] }
const mine = (changes: Partial<TableMessage>): TableMessage =>
  table({ view: view({ turn: 0, legal: [PASS] }), ...changes })
const sentence = (changes: Partial<TableMessage>): string =>
  question(withAgreements(table(changes)), NOW).sentence

describe('who is away', () => {
  it('is said of people, and not of who loads the page again', () => {
    expect(absence(gone(bruno), NOW)).toBe('Bruno left 3 minutes ago.')
    expect(absence({ ...bruno, online: false }, NOW)).toBe('Bruno is not here.')
    expect(
      [gone(bruno, 0), bruno, { ...gone(bruno), bot: 'colleoni' }].map((one) => absence(one, NOW)),
    ).toEqual(['', '', ''])
  })

  it('is said where the table waits for them', () => {
    expect(sentence({ players: [anna, gone(bruno), carla] })).toBe(
      'Bruno left 3 minutes ago. The game waits for them.',
    )
    expect(sentence({ players: [anna, gone(bruno, 0.5), carla] })).toBe(
      'Bruno left just now. The game waits for them. If they stay away for a minute, you can ask for a captain.',
    )
    expect(sentence({ players: [anna, { ...bruno, online: false }, carla] })).toBe(
      'Bruno is not here. The game waits for them.',
    )
    expect(sentence({ players: [anna, bruno, gone(carla)] })).toBe(
      'Waiting for Bruno to play a card or pass.',
    )
  })

  it('is said of a lost connection that nothing need be done, and what becomes of the game', () => {
    const lost = (changes: Partial<TableMessage> = {}): string =>
      lostInWords('offline', meanwhile(table(changes)))
    expect(lost()).toBe(
      'No network. The game waits when it is your turn, and this page reconnects by itself.',
    )
    expect(lost({ agreements: agreements({ clock: CLOCK }) })).toContain('your time runs on')
    expect(lost({ view: view({ viewer: null }) })).toBe('No network. This page reconnects by itself.')
    expect(lostInWords('unreachable', 'seat')).toBe(
      'The server does not answer. Your seat stays yours, and this page reconnects by itself.',
    )
    expect(lostInWords('reconnecting', 'waits')).toBe('Reconnecting…')
  })

  it('is said without more where a clock runs, which tells what follows', () => {
    const clocked = agreements({ clock: CLOCK, deadline: NOW + 60 })
    expect(sentence({ agreements: clocked, players: [anna, gone(bruno), carla] })).toBe(
      'Waiting for Bruno, who left 3 minutes ago.',
    )
  })

  it('may have a captain asked for by those who play, but not by days, nor twice', () => {
    const absent = { players: [anna, gone(bruno), carla] }
    const at = (changes: Partial<TableMessage>): number | null =>
      absentee(table({ ...absent, ...changes }), NOW)
    expect(at({})).toBe(1)
    expect(at({ players })).toBeNull()
    expect(at({ players: [anna, gone(bruno, 0.9), carla] })).toBeNull()
    expect(at({ players: [anna, { ...bruno, online: false }, carla] })).toBe(1)
    expect(at({ view: view({ turn: 1, viewer: null }) })).toBeNull()
    expect(at({ players: [replaced(anna), gone(bruno), carla] })).toBeNull()
    expect(at({ agreements: agreements({ clock: { turn: 86_400, reserve: 0 } }) })).toBeNull()
    const asked: OpenProposal = { ...PROPOSAL, kind: 'captain', by: 2, seat: 1, agreed: [2], needed: [0] }
    expect(at({ agreements: agreements({ proposals: [asked] }) })).toBeNull()
  })
})

describe('a captain who plays for a person', () => {
  it('is named with the reason', () => {
    expect(captainInWords(bruno)).toBe('')
    expect(
      (['away', 'agreed', 'asked', 'resigned'] as const).map((why) => captainInWords(replaced(bruno, why))),
    ).toEqual([
      'A captain plays for Bruno, whose time ran out.',
      'A captain plays for Bruno, as the others agreed.',
      'A captain plays for Bruno, as they asked.',
      'A captain plays for Bruno, who has resigned.',
    ])
  })

  it('is whom the others wait for', () => {
    expect(sentence({ players: [anna, replaced(gone(bruno)), carla] })).toBe(
      'Waiting for Bruno’s captain to play a card or pass.',
    )
  })

  it('leaves the person nothing to do but to take the seat back', () => {
    const away = withAgreements(mine({ players: [replaced(anna), bruno, carla] }))
    expect([away.view.legal, isHeld(away), mayTakeSeatBack(away), hasSay(away)]).toEqual([
      [],
      true,
      true,
      false,
    ])
    expect(question(away, NOW)).toEqual({
      sentence: 'A captain plays for you: your time ran out.',
      mine: false,
    })
    const back = withAgreements(mine({}))
    expect([back.view.legal, isHeld(back), mayTakeSeatBack(back)]).toEqual([[PASS], false, false])
  })

  it('plays on for whoever has resigned, who sees for whom the table waits', () => {
    const resigned = withAgreements(mine({ players: [replaced(anna, 'resigned'), bruno, carla] }))
    expect(mayTakeSeatBack(resigned)).toBe(false)
    expect(question(resigned, NOW).sentence).toBe('Waiting for your captain to play a card or pass.')
  })

  it('plays nothing once captains play for everybody', () => {
    const all = players.map((one) => replaced(one))
    expect(sentence({ players: all, view: view({ viewer: null, turn: 1 }) })).toContain(
      'Captains play for everybody',
    )
  })
})

describe('a pause', () => {
  it('leaves nobody anything to do, and says so', () => {
    const paused = withAgreements(mine({ agreements: agreements({ paused: true }) }))
    expect([paused.view.legal, isHeld(paused), question(paused, NOW).mine]).toEqual([[], true, false])
    expect(question(paused, NOW).sentence).toContain('paused')
  })
})

describe('a proposal', () => {
  it('says who asks for what, and who has not answered yet', () => {
    expect(proposalText({ ...PROPOSAL, kind: 'pause' }, players, 0)).toBe('Bruno asks to pause the game.')
    expect(proposalText({ ...PROPOSAL, kind: 'end' }, players, 1)).toBe(
      'You ask to end the game without a winner.',
    )
    expect(proposalText({ ...PROPOSAL, kind: 'captain', seat: 2 }, players, null)).toBe(
      'Bruno asks to let a captain play for Carla.',
    )
    expect(
      proposalText({ ...PROPOSAL, kind: 'takeback', move: 4, what: { id: 'the-card', card: 7 } }, players, 0),
    ).toBe('Bruno asks to take back the Winter.')
    expect(awaitedText({ ...PROPOSAL, kind: 'pause' }, players, 0, NOW)).toBe('Waiting for you and Carla.')
    expect(awaitedText({ ...PROPOSAL, kind: 'pause' }, players, 1, NOW)).toBe('Waiting for Anna and Carla.')
  })

  it('says of whoever is away that they cannot answer', () => {
    const asked = (...who: Player[]): string => awaitedText({ ...PROPOSAL, kind: 'pause' }, who, 1, NOW)
    expect(asked(anna, bruno, gone(carla))).toBe(
      'Waiting for Anna. Carla is away and cannot answer; this waits until they are back.',
    )
    expect(asked(gone(anna), bruno, gone(carla))).toBe(
      'Anna and Carla are away and cannot answer; this waits until they are back.',
    )
  })

  it('says which clock it is about', () => {
    const clocks = [null, CLOCK, { turn: 86_400, reserve: 0 }]
    expect(clocks.map((clock) => proposalText({ ...PROPOSAL, kind: 'clock', clock }, players, 0))).toEqual([
      'Bruno asks to play without a clock.',
      'Bruno asks to play relaxed: 1 minute a turn and 5 minutes in reserve.',
      'Bruno asks to play by days: 1 day a move.',
    ])
  })
})

describe('a game that its people have closed', () => {
  const closed = (
    winners: number[],
    why: NonNullable<Agreements['closed']>,
    who = players,
    viewer = 0,
  ): string => closingText({ closed: why, winners }, who, viewer)

  it('is over, and says who wins it and why', () => {
    const over = withAgreements(mine({ agreements: agreements({ closed: 'resigned', winners: [2] }) })).view
    expect([over.phase, over.turn, over.legal, over.winners]).toEqual(['over', null, [], [2]])
    expect(closed([], 'agreed')).toBe('Ended by agreement: nobody wins.')
    const two = [anna, replaced(bruno, 'resigned'), replaced(carla, 'resigned')]
    expect(closed([0], 'resigned', two)).toBe('Bruno and Carla resigned: you win.')
    expect(closed([0], 'resigned', two, 1)).toBe('You and Carla resigned: Anna wins.')
    const all = [replaced(anna, 'resigned'), ...two.slice(1)]
    expect(closed([], 'resigned', all)).toBe('You, Bruno and Carla resigned: nobody wins.')
    expect(closed([], 'resigned', [replaced(anna, 'resigned')])).toBe('You resigned: nobody wins.')
  })
})

describe('resigning', () => {
  it('says beforehand what follows', () => {
    expect(resigningText(players, 0)).toContain('A captain plays your seat to the end')
    expect(resigningText([anna, bruno], 0)).toBe('The game ends, and Bruno wins.')
    expect(resigningText([anna, bruno, replaced(carla, 'resigned')], 0)).toContain('Bruno wins')
    expect(resigningText([anna, bruno, { ...carla, bot: 'colleoni' }], 0)).toContain(
      'A captain plays your seat',
    )
    expect(resigningText([anna, { ...carla, bot: 'colleoni' }], 0)).toContain('nobody wins')
  })
})
