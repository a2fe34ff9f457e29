import { describe, expect, it } from 'vitest'
import type { Setup, TableSummary } from '../protocol'
import { playAddress } from './api'
import { delayBefore } from './backoff'
import { allowsHints, asked, askedRoom, like, ownSeat, seated, usual, withSeats } from './draft'
import { merged, shared } from './merge'
import { isLoopback } from './loopback'
import { levels, nextOpponent, opponent } from './opponents'
import { recordAddress, reviewPath, route, tablePath } from './routes'

const LEVELS = ['Carmagnola', 'Gattamelata', 'Piccinino', 'Colleoni'].map((label, place) => ({
  name: label.toLowerCase(),
  label,
  grade: (['gentle', 'easy', 'fair', 'strong'] as const)[place] ?? 'gentle',
  manner: null,
  trouble: null,
}))

const SETUP: Setup = {
  levels: LEVELS,
  version: '1',
  rules_version: 1,
  paces: ['instant', 'fast', 'normal', 'slow'],
  default_pace: 'normal',
  bots: [
    { name: 'random', label: 'Random', description: null },
    { name: 'naive', label: 'Naive', description: null },
  ],
}

describe('addresses', () => {
  const at = (pathname: string, hash = '', search = '') => route({ pathname, hash, search })

  it('lead to pages', () => {
    expect(at('/')).toEqual({ page: 'home', like: null })
    expect(at('/', '', '?like=ab')).toEqual({ page: 'home', like: 'ab' })
    expect(at('/t/ab_c-1', '#secret')).toEqual({ page: 'table', id: 'ab_c-1', key: 'secret' })
    expect(at('/t/ab/')).toEqual({ page: 'table', id: 'ab', key: null })
    expect(at('/rules', '#R13.5')).toEqual({ page: 'rules', anchor: 'r13.5' })
    expect(at('/fairness')).toEqual({ page: 'fairness', anchor: '' })
    expect(at('/recover', '#7K2M-90XA')).toEqual({ page: 'recover', code: '7K2M-90XA' })
    expect(at('/games')).toEqual({ page: 'records', record: null, at: 0, as: null })
    expect(at('/games', '', '?record=5f1a&at=3&as=1')).toEqual({
      page: 'records',
      record: '5f1a',
      at: 3,
      as: 1,
    })
    expect(at('/games/ab', '', '?at=57&as=2')).toEqual({ page: 'review', id: 'ab', at: 57, as: 2 })
    expect(at('/games/ab', '', '?as=open')).toEqual({ page: 'review', id: 'ab', at: 0, as: 'open' })
    expect(at('/games/ab', '', '?at=-1&as=me')).toEqual({ page: 'review', id: 'ab', at: 0, as: null })
    expect(at('/after/ab')).toEqual({ page: 'after', id: 'ab', record: null })
    expect(at('/after', '', '?record=5f1a')).toEqual({ page: 'after', id: null, record: '5f1a' })
    expect(at('/tv/ab')).toEqual({ page: 'tv', id: 'ab' })
    expect(at('/elsewhere')).toEqual({ page: 'nowhere' })
    expect(at('/t/')).toEqual({ page: 'nowhere' })
    expect(at('/t/%zz')).toEqual({ page: 'nowhere' })
  })

  it('of a moment lead to it', () => {
    for (const [as, moment] of [
      [2, 57],
      ['open', 0],
      [null, 3],
    ] as const) {
      const { pathname, search } = new URL(reviewPath('a b', as, moment), 'http://game.example')
      expect(at(pathname, '', search)).toEqual({ page: 'review', id: 'a b', at: moment, as })
    }
    expect(reviewPath('ab')).toBe('/games/ab')
    expect(recordAddress('5f1a', 'open', 7)).toBe('/games?record=5f1a&at=7&as=open')
  })

  it('keep the key after the #, where no server sees it', () => {
    expect(tablePath('ab', 'secret')).toBe('/t/ab#secret')
    expect(tablePath('ab', null)).toBe('/t/ab')
    expect(playAddress('ab', { protocol: 'https:', host: 'game.example' })).toBe(
      'wss://game.example/api/tables/ab/play',
    )
  })
})

it('knows a host that only this machine can reach', () => {
  expect(
    ['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'game.localhost'].filter((name) => !isLoopback(name)),
  ).toEqual([])
  expect(
    ['192.168.1.7', 'game.example', '127.0.0.1.example', 'localhost.example'].filter(isLoopback),
  ).toEqual([])
})

it('waits longer after each attempt to connect, but never for ever', () => {
  expect([0, 1, 2, 3].map((attempt) => delayBefore(attempt, 0))).toEqual([400, 800, 1600, 3200])
  expect(delayBefore(50, 0)).toBe(10_000)
  expect(delayBefore(2, 0.999)).toBeGreaterThanOrEqual(1200)
})

it('joins new lines to those it has', () => {
  expect(merged(['a', 'b'], ['c'], 2)).toEqual(['a', 'b', 'c'])
  expect(merged(['a', 'b', 'c'], ['x'], 1)).toEqual(['a', 'x'])
  expect(merged(['a'], ['p', 'q'], 0)).toEqual(['p', 'q'])
})

describe('what is received anew', () => {
  const before = { seats: [{ line: [1, 0] }, { line: [0, 2] }], turn: 0, site: null }

  it('is what was there before as far as it equals that', () => {
    const after = shared(before, { seats: [{ line: [1, 0] }, { line: [0, 3] }], turn: 1, site: null })
    expect(after).toEqual({ seats: [{ line: [1, 0] }, { line: [0, 3] }], turn: 1, site: null })
    expect(after.seats[0]).toBe(before.seats[0])
    expect(after.seats[1]).not.toBe(before.seats[1])
    expect(shared(before, structuredClone(before))).toBe(before)
  })

  it('is new where something has come, is gone, or is of another kind', () => {
    expect(shared<object>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
    expect(shared<object>({ a: 1 }, { a: 1, b: 2 })).toEqual({ a: 1, b: 2 })
    expect(shared([1, 2], [1])).toEqual([1])
    expect(shared<object>({}, [])).toEqual([])
    expect(shared<object | null>(null, {})).toEqual({})
  })
})

describe('a table that is being made', () => {
  it('is you and three different captains to begin with, by their names', () => {
    const draft = usual('alone', SETUP)
    expect(ownSeat(draft.seats)).toBe(0)
    expect(asked(draft, SETUP, 'Anna').seats).toEqual([
      { name: 'Anna', bot: null },
      { name: 'Piccinino', bot: 'piccinino' },
      { name: 'Gattamelata', bot: 'gattamelata' },
      { name: 'Colleoni', bot: 'colleoni' },
    ])
    expect(usual('friends', SETUP).seats).toEqual(['', '', '', ''])
  })

  it('has captains again where there are more seats than names, and tells them apart', () => {
    const draft = usual('alone', SETUP)
    draft.seats = withSeats(draft, 6, SETUP)
    draft.seats = seated(draft, 1, 'colleoni', true)
    expect(asked(draft, SETUP, 'Anna').seats.map(({ name }) => name)).toEqual([
      'Anna',
      'Colleoni',
      'Colleoni II',
      'Colleoni III',
      'Colleoni IV',
      'Colleoni V',
    ])
    expect(seated(draft, 1, 'naive', false)).toEqual([
      '',
      'naive',
      'colleoni',
      'colleoni',
      'colleoni',
      'colleoni',
    ])
  })

  it('takes only those who can play here', () => {
    const lame = {
      ...SETUP,
      levels: LEVELS.map((level, place) => ({
        ...level,
        trouble: place > 0 ? { id: 'captain-needs-numba', text: 'Search' } : null,
      })),
    }
    expect(usual('alone', lame).seats).toEqual(['', 'carmagnola', 'carmagnola', 'carmagnola'])
    expect(nextOpponent({ ...SETUP, levels: [] }, [])).toBe('naive')
    expect(levels(lame).map(({ trouble }) => trouble)).toEqual([
      '',
      'Search needs Numba, which this server does not have.',
      'Search needs Numba, which this server does not have.',
      'Search needs Numba, which this server does not have.',
    ])
  })

  it('knows a bot by its name, with parameters too', () => {
    expect(opponent(SETUP, 'colleoni')).toMatchObject({ label: 'Colleoni', grade: 'strong', rank: 4 })
    expect(opponent(SETUP, 'naive:mood=1')).toMatchObject({ label: 'Naive', rank: 0 })
    expect(opponent(SETUP, 'nobody')).toBeUndefined()
  })

  it('allows hints where one person plays with bots alone, unless it is said', () => {
    expect(allowsHints(usual('alone', SETUP))).toBe(true)
    const draft = usual('friends', SETUP)
    expect(allowsHints(draft)).toBe(false)
    expect(askedRoom({ ...draft, hints: true }, SETUP).hints).toBe(true)
  })

  it('can be like another', () => {
    const table: TableSummary = {
      id: 'x',
      pace: 'slow',
      hints: false,
      phase: 'over',
      version: 9,
      created: 0,
      players: [
        { name: 'Anna', bot: null, label: null, online: true },
        { name: 'Bot', bot: 'random', label: null, online: true },
        { name: 'Colleoni II', bot: 'colleoni', label: null, online: true },
      ],
      options: {
        first_holder: 1,
        bigger_kingdoms: true,
        draw_after_battle: false,
        points: 30,
        capturing_regions: false,
        hidden_cards: true,
      },
    }
    expect(asked(like(table, SETUP), SETUP, 'Anna')).toEqual({
      seats: [
        { name: 'Anna', bot: null },
        { name: 'Random', bot: 'random' },
        { name: 'Colleoni', bot: 'colleoni' },
      ],
      options: table.options,
      pace: 'slow',
      hints: false,
    })
    expect(like({ ...table, hints: true }, SETUP).hints).toBeNull()
    const both = [...table.players, { name: 'Bruno', bot: null, label: null, online: true }]
    expect(like({ ...table, players: both }, SETUP)).toMatchObject({
      company: 'friends',
      seats: ['', 'random', 'colleoni', ''],
    })
  })
})
