import { expect, it } from 'vitest'
import { SETUP } from '../fixtures'
import { opponent } from './opponents'

it('knows a bot by its name, with parameters too', () => {
  expect(opponent(SETUP, 'colleoni')).toMatchObject({ label: 'Colleoni', grade: 'strong', rank: 4 })
  expect(opponent(SETUP, 'naive:mood=1')).toMatchObject({ label: 'Naive', rank: 0 })
  expect(opponent(SETUP, 'nobody')).toBeUndefined()
})
