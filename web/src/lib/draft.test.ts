import { describe, expect, it } from 'vitest'
import type { Setup } from '../protocol'
import { asked, namesake, usual, withSeats } from './draft'

const SETUP: Setup = {
  levels: [{ name: 'colleoni', label: 'Colleoni', grade: 'strong', manner: 'Plays.', trouble: null }],
  bots: [],
  version: '1',
  rules_version: 1,
  paces: ['normal'],
  default_pace: 'normal',
}

describe('a table that is being made', () => {
  it('has a first holder only among its seats', () => {
    const draft = usual(SETUP, 'Anna')
    draft.seats = withSeats(draft, 3, SETUP)
    const holders = [0, 2, 3].map((holder) => {
      draft.options.first_holder = holder
      return asked(draft, SETUP).options?.first_holder
    })
    expect(holders).toEqual([0, 2, null])
  })

  it('asks the later of two who typed the same name to change it, and not the earlier', () => {
    const seats = [
      { name: 'Anna', bot: '' },
      { name: 'Bruno', bot: '' },
      { name: ' ANNA ', bot: '' },
    ]
    expect(seats.map((_, place) => namesake(seats, place, SETUP))).toEqual([null, null, 0])
  })

  it('asks whoever typed the name of a captain to change it, wherever the captain sits', () => {
    const seats = [
      { name: 'Colleoni', bot: '' },
      { name: '', bot: 'colleoni' },
    ]
    expect(seats.map((_, place) => namesake(seats, place, SETUP))).toEqual([1, null])
  })
})
