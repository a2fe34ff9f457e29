import { expect, test } from 'vitest'
import { players } from '../../lib/fixtures'
import { score } from './series'

test('a series is told with the wins of everybody who sits there', () => {
  expect(score({ game: 3, wins: [2, 0, 0] }, players)).toBe('Game 3 of this series: Anna 2, Bruno 0, Carla 0')
})
