// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import { expect, onTestFinished, test, vi } from 'vitest'
import { action, view } from '../../lib/fixtures'
import { mounted } from '../../lib/mounted'
import { confirmations } from './confirmations.svelte'
import BattleChoice from './BattleChoice.svelte'

test('what is asked before a pass lapses when another card is chosen, and when the turn has passed', () => {
  confirmations.set('pass', true)
  onTestFinished(() => confirmations.set('pass', false))
  const now = new SvelteMap<string, unknown>([
    ['card', null],
    ['ready', true],
  ])
  const onact = vi.fn()
  const shown = mounted(BattleChoice, {
    view: view({ legal: [action('pass', 'pass'), action('play', 'play:1', { card: 0 })] }),
    get card() {
      return now.get('card') as number | null
    },
    advised: null,
    chance: null,
    get ready() {
      return now.get('ready') as boolean
    },
    onact,
  })
  const asked = (): string | undefined => shown.all('button', 'pass')[0]?.dataset.asked
  for (const [what, value] of [
    ['card', 0],
    ['ready', false],
  ] as const) {
    shown.press('Pass')
    expect(asked()).toBe('true')
    now.set(what, value)
    flushSync()
    expect(asked()).toBe('false')
  }
  expect(onact).not.toHaveBeenCalled()
})
