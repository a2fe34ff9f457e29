import { expect, it } from 'vitest'
import { players } from '../../lib/fixtures'
import { standingIn } from './standIns'

const weaker = { name: 'Colleoni', seats: [1, 2], gone: false, until: 1038 }

it('says who plays weaker, like whom and for how long', () => {
  const said = 'Bruno and Carla: at the strength of Colleoni until fully ready'
  expect(standingIn(weaker, players, 1000)).toBe(`${said}, in about 40\u00a0s.`)
  expect(standingIn(weaker, players, 1040)).toBe(`${said}.`)
  expect(standingIn({ ...weaker, until: null }, players, 1000)).toBe(`${said}.`)
})

it('says of those that there are no more that they are not to be waited for', () => {
  const said = standingIn({ ...weaker, gone: true, until: null }, players, 1000)
  expect(said).toBe('Bruno and Carla: this server no longer has this kind of player, so Colleoni plays.')
})
