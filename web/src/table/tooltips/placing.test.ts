import { expect, test } from 'vitest'
import { type Box, placed } from './placing'

const SCREEN = { width: 1000, height: 800 }
const SIZE = { width: 200, height: 100 }
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

test('above, in the middle, where nothing is in the way', () => {
  expect(placed(box(400, 400, 50, 20), SIZE, SCREEN, [])).toEqual(box(325, 290, 200, 100))
})

test('at a side, where those it is compared with stand above and beneath', () => {
  const about = box(400, 400, 50, 20)
  const neighbours = [360, 440].map((top) => ({ box: box(400, top, 50, 20), alike: true }))
  const place = placed(about, SIZE, SCREEN, neighbours)
  expect(place.left).toBe(460)
  expect(neighbours.some((one) => overlap(place, one.box))).toBe(false)
})

test('at the other side, where that one is the edge of the screen', () => {
  const about = box(900, 400, 90, 20)
  const neighbours = [300, 500].map((top) => ({ box: box(700, top, 290, 20), alike: true }))
  expect(placed(about, SIZE, SCREEN, neighbours).right).toBe(890)
})

test('rather over something else than over what is compared', () => {
  const about = box(400, 400, 50, 20)
  const others = [
    { box: box(300, 340, 150, 40), alike: true },
    { box: box(300, 440, 150, 40), alike: true },
    { box: box(100, 390, 290, 40), alike: true },
    { box: box(455, 300, 290, 240), alike: false },
  ]
  expect(placed(about, SIZE, SCREEN, others).left).toBe(460)
})

test('beneath, at the upper edge of the screen, and never on what it speaks of', () => {
  const about = box(0, 0, 1000, 40)
  expect(placed(about, SIZE, SCREEN, []).top).toBe(50)
  expect(overlap(placed(box(0, 300, 1000, 200), SIZE, SCREEN, []), box(0, 300, 1000, 200))).toBe(false)
})
