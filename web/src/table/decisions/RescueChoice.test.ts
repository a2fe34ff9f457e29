// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { action, view } from '../../lib/fixtures'
import { mounted } from '../../lib/mounted'
import { CARDS } from '../../protocol'
import { Picking } from '../hand/picking.svelte'
import RescueChoice from './RescueChoice.svelte'

const rescue = (name: string, token: string): ReturnType<typeof action> =>
  action('rescue', token, { card: CARDS.findIndex((card) => card.name === name) })
const NONE = action('rescue', 'rescue:-')
const [TWO, FIVE] = [rescue('mercenary_2', 'rescue:2'), rescue('mercenary_5', 'rescue:5')]

function offered(...legal: (typeof NONE)[]): { press: (name: string) => void; acted: string[] } {
  const acted: string[] = []
  const picking = new Picking()
  const shown = mounted(RescueChoice, {
    view: view({ phase: 'rescue', legal }),
    picking,
    judged: null,
    ready: true,
    onact: ({ token }: typeof NONE) => acted.push(token),
  })
  return { press: (name) => shown.press(name), acted }
}

test('a Scarecrow with one Mercenary to take back asks once, and one with several once more', () => {
  for (const [name, token] of [
    ['Take back', 'rescue:2'],
    ['None', 'rescue:-'],
  ] as const) {
    const one = offered(TWO, NONE)
    one.press(name)
    expect(one.acted).toEqual([token])
  }
  const several = offered(TWO, FIVE, NONE)
  several.press('Take back Mercenary 5')
  expect(several.acted).toEqual([])
})
