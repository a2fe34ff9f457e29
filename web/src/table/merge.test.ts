import { describe, expect, it } from 'vitest'
import { mergeLines, reuseEqualParts } from './merge'

it('joins new lines to those it has', () => {
  expect(mergeLines(['a', 'b'], ['c'], 2)).toEqual(['a', 'b', 'c'])
  expect(mergeLines(['a', 'b', 'c'], ['x'], 1)).toEqual(['a', 'x'])
  expect(mergeLines(['a'], ['p', 'q'], 0)).toEqual(['p', 'q'])
})

describe('what is received anew', () => {
  const before = { seats: [{ line: [1, 0] }, { line: [0, 2] }], turn: 0, site: null }

  it('is what was there before as far as it equals that', () => {
    const after = reuseEqualParts(before, {
      seats: [{ line: [1, 0] }, { line: [0, 3] }],
      turn: 1,
      site: null,
    })
    expect(after).toEqual({ seats: [{ line: [1, 0] }, { line: [0, 3] }], turn: 1, site: null })
    expect(after.seats[0]).toBe(before.seats[0])
    expect(after.seats[1]).not.toBe(before.seats[1])
    expect(reuseEqualParts(before, structuredClone(before))).toBe(before)
  })

  it('is new where something has come, is gone, or is of another kind', () => {
    expect(reuseEqualParts<object>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
    expect(reuseEqualParts<object>({ a: 1 }, { a: 1, b: 2 })).toEqual({ a: 1, b: 2 })
    expect(reuseEqualParts([1, 2], [1])).toEqual([1])
    expect(reuseEqualParts<object>({}, [])).toEqual([])
    expect(reuseEqualParts<object | null>(null, {})).toEqual({})
  })
})
