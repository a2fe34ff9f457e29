import { describe, expect, it } from 'vitest'
import { options, player, SETUP } from '../lib/fixtures'
import { levels, nextOpponent } from '../lib/game/opponents'
import { type Setup, type TableSummary, USUAL_OPTIONS } from '../protocol'
import {
  allowsHints,
  defaultDraft,
  draftLike,
  nameOf,
  newRoomRequest,
  newTableRequest,
  ownSeat,
  withSeat,
  withSeats,
} from './draft'

const LONE_CAPTAIN: Setup = {
  ...SETUP,
  levels: [{ name: 'colleoni', label: 'Colleoni', grade: 'strong', manner: null, trouble: null }],
  bots: [],
}

describe('a table that is being made', () => {
  it('is you and three different captains to begin with, by their names', () => {
    const draft = defaultDraft('alone', SETUP)
    expect(ownSeat(draft.seats)).toBe(0)
    expect(newTableRequest(draft, SETUP, 'Anna').seats).toEqual([
      { name: 'Anna', bot: null },
      { name: 'Piccinino', bot: 'piccinino' },
      { name: 'Gattamelata', bot: 'gattamelata' },
      { name: 'Colleoni', bot: 'colleoni' },
    ])
    expect(defaultDraft('friends', SETUP).seats).toEqual(['', '', '', ''])
  })

  it('has captains again where there are more seats than names, and tells them apart', () => {
    const draft = defaultDraft('alone', SETUP)
    draft.seats = withSeats(draft, 6, SETUP)
    draft.seats = withSeat(draft, 1, 'colleoni', true)
    expect(newTableRequest(draft, SETUP, 'Anna').seats.map(({ name }) => name)).toEqual([
      'Anna',
      'Colleoni',
      'Colleoni II',
      'Colleoni III',
      'Colleoni IV',
      'Colleoni V',
    ])
    expect(withSeat(draft, 1, 'naive', false)).toEqual([
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
      levels: SETUP.levels.map((level, place) => ({
        ...level,
        trouble: place > 0 ? { id: 'captain-needs-numba' as const, text: 'Search' } : null,
      })),
    }
    expect(defaultDraft('alone', lame).seats).toEqual(['', 'carmagnola', 'carmagnola', 'carmagnola'])
    expect(nextOpponent({ ...SETUP, levels: [] }, [])).toBe('naive')
    expect(levels(lame).map(({ trouble }) => trouble)).toEqual([
      '',
      'Search needs Numba, which this server does not have.',
      'Search needs Numba, which this server does not have.',
      'Search needs Numba, which this server does not have.',
    ])
  })

  it('allows hints where one person plays with bots alone, unless it is said', () => {
    expect(allowsHints(defaultDraft('alone', SETUP))).toBe(true)
    const draft = defaultDraft('friends', SETUP)
    expect(allowsHints(draft)).toBe(false)
    expect(newRoomRequest({ ...draft, hints: true }, SETUP).hints).toBe(true)
  })

  it('can be like another', () => {
    const chosen = {
      ...USUAL_OPTIONS,
      first_holder: 1,
      bigger_kingdoms: true,
      points: 30,
      hidden_cards: true,
    }
    const table: TableSummary = {
      id: 'x',
      pace: 'slow',
      hints: false,
      bargaining: false,
      phase: 'over',
      standing: { battles: 3, round: 1, owners: [], winners: [0] },
      version: 9,
      created: 0,
      players: [player('Anna'), player('Bot', 'random'), player('Colleoni II', 'colleoni')],
      options: options(chosen),
    }
    expect(newTableRequest(draftLike(table, SETUP), SETUP, 'Anna')).toEqual({
      seats: [
        { name: 'Anna', bot: null },
        { name: 'Random', bot: 'random' },
        { name: 'Colleoni', bot: 'colleoni' },
      ],
      options: chosen,
      pace: 'slow',
      hints: false,
      bargaining: false,
    })
    expect(draftLike({ ...table, hints: true }, SETUP).hints).toBeNull()
    const both = [...table.players, player('Bruno')]
    expect(draftLike({ ...table, players: both }, SETUP)).toMatchObject({
      company: 'friends',
      seats: ['', 'random', 'colleoni', ''],
    })
  })

  it('has a first holder only among its seats', () => {
    const draft = defaultDraft('alone', LONE_CAPTAIN)
    draft.seats = withSeats(draft, 3, LONE_CAPTAIN)
    const holders = [0, 2, 3].map((holder) => {
      draft.options.first_holder = holder
      return newTableRequest(draft, LONE_CAPTAIN, 'Anna').options?.first_holder
    })
    expect(holders).toEqual([0, 2, null])
  })

  it('has whoever plays alone change places with an opponent', () => {
    const draft = defaultDraft('alone', LONE_CAPTAIN)
    expect(withSeat(draft, 2, '', false)).toEqual(['colleoni', 'colleoni', '', 'colleoni'])
    draft.seats = withSeat(draft, 0, 'colleoni', false)
    expect(draft.seats).toEqual(['colleoni', 'colleoni', 'colleoni', 'colleoni'])
    expect(withSeat(draft, 1, '', false)).toEqual(['colleoni', '', 'colleoni', 'colleoni'])
  })

  it('is asked for with free seats, captains by their names, and a clock', () => {
    const draft = defaultDraft('friends', LONE_CAPTAIN)
    draft.seats = withSeat(draft, 2, 'colleoni', false)
    draft.clock = { turn: 60, reserve: 0 }
    expect(nameOf(draft, 0, LONE_CAPTAIN, ' Anna ')).toBe('Anna')
    expect(newRoomRequest({ ...draft, public: true }, LONE_CAPTAIN)).toMatchObject({
      seats: [{}, {}, { bot: 'colleoni', name: 'Colleoni' }, {}],
      public: true,
      hints: false,
      bargaining: true,
      clock: { turn: 60, reserve: 0 },
    })
  })
})
