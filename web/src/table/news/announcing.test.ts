import { expect, test } from 'vitest'
import { players, seat, view } from '../../lib/fixtures'
import { standing } from './announcing'

test('all who lead together are named, not the first of them', () => {
  const told = (own: number): string => {
    const seats = [seat({ strength: own }), seat({ strength: 9 }), seat({ strength: 9 })]
    return standing(view({ phase: 'battle', viewer: 0, seats }), players)
  }
  expect(told(4)).toBe('In the lead with 9: Bruno and Carla; you have 4.')
  expect(told(9)).toBe('Level with you at 9: Bruno and Carla.')
  expect(told(12)).toBe('You lead with 12; next, with 9: Bruno and Carla.')
})
