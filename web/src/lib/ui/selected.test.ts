import { expect, it } from 'vitest'
import { SAME_TAP_MS, Selected } from './selected.svelte'

it('takes what is tapped again, but not with the two taps of a double tap', () => {
  const selected = new Selected()
  expect(selected.tap(3, false, 1000)).toBe(false)
  expect(selected.tap(3, false, 1000 + SAME_TAP_MS)).toBe(false)
  expect(selected.tap(3, false, 1001 + SAME_TAP_MS)).toBe(true)
})

it('takes what a key is pressed on for the second time at once', () => {
  const selected = new Selected()
  expect(selected.tap(3, true, 1000)).toBe(false)
  expect(selected.tap(3, true, 1001)).toBe(true)
})

it('moves to what else is tapped', () => {
  const selected = new Selected()
  selected.tap(3, false, 1000)
  expect(selected.tap(4, false, 9000)).toBe(false)
  expect(selected.value).toBe(4)
  expect(selected.tap(4, false, 9100)).toBe(false)
  selected.clear()
  expect(selected.value).toBeNull()
  expect(selected.tap(4, false, 9900)).toBe(false)
})
