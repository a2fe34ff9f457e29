import { describe, expect, it } from 'vitest'
import type { Setup } from '../protocol'
import { asked, askedRoom, nameOf, seated, usual, withSeats } from './draft'

const SETUP: Setup = {
  levels: [{ name: 'colleoni', label: 'Colleoni', grade: 'strong', manner: null, trouble: null }],
  bots: [],
  version: '1',
  rules_version: 1,
  paces: ['normal'],
  default_pace: 'normal',
}

describe('a table that is being made', () => {
  it('has a first holder only among its seats', () => {
    const draft = usual('alone', SETUP)
    draft.seats = withSeats(draft, 3, SETUP)
    const holders = [0, 2, 3].map((holder) => {
      draft.options.first_holder = holder
      return asked(draft, SETUP, 'Anna').options?.first_holder
    })
    expect(holders).toEqual([0, 2, null])
  })

  it('has whoever plays alone change places with an opponent', () => {
    const draft = usual('alone', SETUP)
    expect(seated(draft, 2, '', false)).toEqual(['colleoni', 'colleoni', '', 'colleoni'])
    draft.seats = seated(draft, 0, 'colleoni', false)
    expect(draft.seats).toEqual(['colleoni', 'colleoni', 'colleoni', 'colleoni'])
    expect(seated(draft, 1, '', false)).toEqual(['colleoni', '', 'colleoni', 'colleoni'])
  })

  it('is asked for with free seats, captains by their names, and a clock', () => {
    const draft = usual('friends', SETUP)
    draft.seats = seated(draft, 2, 'colleoni', false)
    draft.clock = { turn: 60, reserve: 0 }
    expect(nameOf(draft, 0, SETUP, ' Anna ')).toBe('Anna')
    expect(askedRoom({ ...draft, public: true }, SETUP)).toMatchObject({
      seats: [{}, {}, { bot: 'colleoni', name: 'Colleoni' }, {}],
      public: true,
      hints: false,
      clock: { turn: 60, reserve: 0 },
    })
  })
})
