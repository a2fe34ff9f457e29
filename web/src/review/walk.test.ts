import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { line, options, players, seat, view } from '../lib/fixtures'
import { Refused } from '../lib/server/api'
import type { GameOutcome, Perspective, Positions, Review } from '../protocol'
import type { Source } from './source'
import { Walk } from './walk.svelte'

const LENGTH = 250

const review = (changes: Partial<Review> = {}): Review => ({
  players,
  own: [],
  options: options(),
  rules_version: 1,
  created: null,
  entries: LENGTH,
  length: LENGTH,
  first: 0,
  moments: Array.from({ length: LENGTH }, (_, entry) => ({
    entry,
    lines: [line({ type: 'cards_drawn', seat: 0, count: entry })],
    at: null,
  })),
  battles: [],
  outcome: null,
  closed: null,
  fair: false,
  pacts: [],
  rematches: null,
  ...changes,
})

/** What was seen is told by the number of battles. */
function positions(first: number, last: number): Positions {
  const moments = Array.from({ length: last - first + 1 }, (_, place) => first + place)
  const views = moments.map((battles) => view({ battles }))
  return { first, views, hands: [], face_down: [], explanations: [] }
}

class Game implements Source {
  readonly id = 'table'
  readonly lasting = true
  readonly path = (): string => '/games/table'
  readonly asked: string[] = []
  readonly review = vi.fn((first: number) => Promise.resolve(review({ first })))
  readonly after = '/after/table'
  readonly statistics = vi.fn()
  readonly choices = vi.fn()
  readonly playOn = vi.fn()
  readonly fairness = vi.fn()
  refuse: Error | null = null

  positions = (first: number, last: number, seat: Perspective): Promise<Positions> => {
    this.asked.push(`${seat} ${first}-${last}`)
    return this.refuse ? Promise.reject(this.refuse) : Promise.resolve(positions(first, last))
  }
}

describe('a walk through a game', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const settled = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined)

  it('asks for the nearest range first, for each once, and never for more than the game has', async () => {
    const game = new Game()
    const walk = new Walk(game, review(), { moment: 120, seat: 2 })
    await settled()
    expect(game.asked).toEqual(['2 100-199', '2 0-99', '2 200-249'])
    for (const moment of [0, 99, 100, 249]) {
      walk.go(moment)
      expect(walk.position?.view.battles).toBe(moment)
    }
    await settled()
    expect(game.asked).toHaveLength(3)
  })

  it('asks anew from another seat, and keeps what it had', async () => {
    const game = new Game()
    const walk = new Walk(game, review({ length: 90 }), { moment: 7, seat: 0 })
    await settled()
    walk.look('open')
    expect(walk.position).toBeNull()
    await settled()
    walk.look(0)
    expect(walk.position?.view.battles).toBe(7)
    expect(game.asked).toEqual(['0 0-89', 'open 0-89'])
  })

  it('waits when the server is asked too often, and says what else is wrong', async () => {
    const game = new Game()
    game.refuse = new Refused('too_fast', () => 'Slower.')
    const walk = new Walk(game, review({ length: 50 }), { moment: 0, seat: 'open' })
    await settled()
    expect(walk.trouble).toBe('')
    game.refuse = new Refused('offline', () => 'The server cannot be reached.')
    await vi.advanceTimersByTimeAsync(2000)
    expect(walk.trouble).toBe('The server cannot be reached.')
    game.refuse = null
    await vi.advanceTimersByTimeAsync(2000)
    expect(walk.trouble).toBe('')
    expect(walk.position).not.toBeNull()
  })

  it('fetches the later moments of a long match', async () => {
    const game = new Game()
    game.review.mockImplementation((first) =>
      Promise.resolve(review({ first, moments: review().moments.slice(first) })),
    )
    const walk = new Walk(game, review({ moments: review().moments.slice(0, 60) }), { moment: 0, seat: 1 })
    await settled()
    walk.go(249)
    expect(walk.log).toHaveLength(250)
    expect(game.review.mock.calls).toEqual([[60]])
  })

  it('tells the log up to its moment', async () => {
    const walk = new Walk(new Game(), review(), { moment: 3, seat: 1 })
    await settled()
    expect(walk.log.map(({ event }) => 'count' in event && event.count)).toEqual([0, 1, 2, 3])
  })

  it('plays by itself until the end, and from the beginning once more', async () => {
    const walk = new Walk(new Game(), review({ length: 3 }), { moment: 1, seat: 1 })
    await settled()
    walk.play()
    await vi.advanceTimersByTimeAsync(1200)
    expect([walk.moment, walk.playing]).toEqual([2, false])
    walk.play()
    expect([walk.moment, walk.playing]).toEqual([0, true])
    walk.go(1)
    expect(walk.playing).toBe(false)
  })

  it('plays by itself at once where a link says so', async () => {
    const walk = new Walk(new Game(), review({ length: 4 }), { moment: 2, seat: 'open', plays: true })
    expect(walk.playing).toBe(true)
    await vi.advanceTimersByTimeAsync(1200)
    expect([walk.moment, walk.playing]).toEqual([3, false])
  })

  it('begins within the game, at a seat that there is', () => {
    const walk = new Walk(new Game(), review(), { moment: 999, seat: 5 })
    expect([walk.moment, walk.seat]).toEqual([249, 'open'])
  })

  it('is over in its last moment if people have closed it', async () => {
    const outcome: GameOutcome = { ending: 'unfinished', winners: [1], scores: null, needed: null }
    const closed = review({ length: 3, closed: 'resigned', outcome })
    const walk = new Walk(new Game(), closed, { moment: 1, seat: 0 })
    await settled()
    expect(walk.position?.view.phase).toBe('battle')
    walk.go(2)
    expect(walk.position?.view).toMatchObject({ phase: 'over', turn: null, winners: [1] })
  })

  it('turns face-down cards up where all cards are open', async () => {
    const game = new Game()
    game.positions = (first) =>
      Promise.resolve({
        first,
        views: [view({ viewer: null, seats: [seat({ face_down: true }), seat()] })],
        hands: [[[1], [2]]],
        face_down: [[6, null]],
        explanations: [],
      })
    const walk = new Walk(game, review({ length: 1 }), { moment: 0, seat: 'open' })
    await settled()
    expect(walk.position?.view.seats.map(({ face_down_card }) => face_down_card)).toEqual([6, null])
    expect(walk.position?.hands).toEqual([[1], [2]])
  })
})
