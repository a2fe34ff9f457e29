import { expect, it } from 'vitest'
import { SAME_TAP_MS, Selected } from './selected.svelte'

it('takes what is tapped again, but not with the two taps of a double tap', () => {
  const selected = new Selected()
  expect(selected.tap(3, 1000)).toBe(false)
  expect(selected.tap(3, 1000 + SAME_TAP_MS)).toBe(false)
  expect(selected.tap(3, 1001 + SAME_TAP_MS)).toBe(true)
})

it('moves to what else is tapped', () => {
  const selected = new Selected()
  selected.tap(3, 1000)
  expect(selected.tap(4, 9000)).toBe(false)
  expect(selected.value).toBe(4)
  expect(selected.tap(4, 9100)).toBe(false)
  selected.clear()
  expect(selected.value).toBeNull()
  expect(selected.tap(4, 9900)).toBe(false)
})
