import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { options, player } from '../lib/fixtures'
import { type MyGame, TUTORS, type WaitingTable } from '../protocol'
import { keepProgress } from '../tutorial/progress'
import { browserRow, companyOf, gameRow, inOrder, roomRow } from './gameRows'

const GAME: MyGame = {
  id: 'a',
  created: 100,
  seats: [0],
  players: [player('Anna'), player('Colleoni', 'colleoni'), player('Bruno')],
  options: options(),
  phase: 'battle',
  turn: 2,
  my_turn: false,
  standing: { battles: 4, round: 2, owners: [0, null, 2], winners: [] },
  deadline: null,
}

const ROOM: WaitingTable = {
  id: 'r',
  created: 50,
  names: ['Anna', null, 'Bruno', null],
  options: options(),
  pace: 'normal',
  clock: null,
}

describe('a game on the list', () => {
  it('names people before captains, and whose turn it is', () => {
    const row = gameRow(GAME)
    expect([companyOf(row), row.state, row.standing]).toEqual(['Bruno and Colleoni', 'play', 'Bruno’s turn'])
    expect(gameRow({ ...GAME, turn: 0, my_turn: true })).toMatchObject({ state: 'turn', standing: '' })
    expect(gameRow({ ...GAME, turn: 0, my_turn: true, deadline: 2e9 }).standing).toMatch(/^until /)
    expect(gameRow({ ...GAME, phase: 'hand', turn: null }).standing).toBe('in play')
    expect(gameRow({ ...GAME, phase: 'over', turn: null }).state).toBe('over')
  })

  it('is told from others by its map, its round and battle, who is there, and who has won', () => {
    const players = GAME.players.map((one) => ({ ...one, online: true }))
    expect(gameRow({ ...GAME, players })).toMatchObject({
      battle: 'Battle 5, round 2',
      here: 'Bruno is there',
      owners: [0, null, 2],
    })
    const roundless = { ...GAME, standing: { ...GAME.standing, round: 0 } }
    expect(gameRow(roundless).battle).toBe('Battle 5')
    const over = (...winners: number[]): string =>
      gameRow({ ...GAME, phase: 'over', turn: null, standing: { ...GAME.standing, winners } }).standing
    expect([over(2), over(0), over(0, 2), over()]).toEqual([
      'Bruno won',
      'You won',
      'Anna and Bruno shared the victory',
      'over',
    ])
    expect(roomRow(ROOM, 'Anna')).toMatchObject({ battle: '', here: '', owners: [] })
  })

  it('is over once the last word of a lesson was said', () => {
    const players = [player('Anna'), player('Carmagnola', TUTORS[0]), player('Piccinino', TUTORS[0])]
    const lesson: MyGame = { ...GAME, id: 'lesson', players, turn: 0, my_turn: true }
    expect(gameRow(lesson)).toMatchObject({ lesson: 0, state: 'turn', battle: 'Battle 5, round 2' })
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    keepProgress({ id: 'lesson', lesson: 0, folded: null, done: true })
    for (const row of [gameRow(lesson), gameRow({ ...lesson, turn: 1, my_turn: false })])
      expect(row).toMatchObject({ state: 'over', standing: 'over', battle: '' })
  })

  it('tells of one’s own seats where they are several', () => {
    expect(gameRow(GAME).seat).toBe('')
    expect(gameRow({ ...GAME, seats: [0, 2] })).toMatchObject({ seat: 'Anna and Bruno', people: [] })
  })

  it('may be a table that waits, with the seats that are free', () => {
    expect(roomRow(ROOM, 'Anna')).toMatchObject({ people: ['Bruno'], standing: 'waiting: 2 seats free' })
    expect(roomRow({ ...ROOM, names: ['Bruno', 'Anna'] }, 'Anna').standing).toBe('about to begin')
  })

  it('may be known to this browser alone', () => {
    const kept = { id: 'a', key: 'secret', name: 'Anna', when: 100_000 }
    const summary = {
      ...GAME,
      pace: 'normal' as const,
      hints: false,
      bargaining: true,
      version: 1,
      phase: 'battle' as const,
    }
    expect(browserRow(kept, summary)).toMatchObject({
      path: '/t/a#secret',
      people: ['Bruno'],
      seat: 'Anna',
      when: 100,
    })
    expect(browserRow(kept, 'gone')).toMatchObject({ state: 'over', standing: 'no longer on this server' })
    expect(browserRow(kept, undefined)).toMatchObject({ people: [], standing: '' })
  })

  it('comes first where one is on turn, and last where it is over', () => {
    const rows = [
      gameRow({ ...GAME, id: 'over', phase: 'over', created: 900 }),
      gameRow({ ...GAME, id: 'old', created: 1 }),
      roomRow(ROOM, 'Anna'),
      gameRow({ ...GAME, id: 'new' }),
      gameRow({ ...GAME, id: 'mine', my_turn: true, created: 2 }),
    ]
    expect(inOrder(rows).map(({ id }) => id)).toEqual(['mine', 'new', 'old', 'r', 'over'])
  })
})
