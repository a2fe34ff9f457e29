// What an engraver of 1500 cut into the sea: lines along the coasts, and waves. Each is one path, since a browser draws
// a long path sooner than many short ones.
import { viewBox } from './sketch.mjs'

const [, , width, height] = viewBox
/** Between two lines along a coast, and how far they reach into the sea: sideways, and up and down in lines. */
const STEP = 5
const REACH = { least: 7, more: 13 }
const ROWS = 2
const MARGIN = 120

/** A number from 0 to 1 that only seems to be chance. */
const chance = (a, b) => {
  const n = Math.sin(a * 127.1 + b * 311.7) * 43758.5453
  return n - Math.floor(n)
}

const firstRow = Math.floor(-MARGIN / STEP)
const lastRow = Math.ceil((height + MARGIN) / STEP)

function united(intervals) {
  const out = []
  for (const [from, to] of intervals.sort((a, b) => a[0] - b[0])) {
    const last = out.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else out.push([from, to])
  }
  return out
}

function push(rows, row, one) {
  const some = rows.get(row)
  if (some) some.push(one)
  else rows.set(row, [one])
}

/** Where a closed ring crosses each row. */
function crossings(ring) {
  const rows = new Map()
  let [fromX, fromY] = ring.at(-1)
  for (const [x, y] of ring) {
    const high = Math.min(lastRow, Math.ceil(Math.max(fromY, y) / STEP) - 1)
    for (let row = Math.max(firstRow, Math.ceil(Math.min(fromY, y) / STEP)); row <= high; row++)
      push(rows, row, fromX + ((row * STEP - fromY) * (x - fromX)) / (y - fromY))
    fromX = x
    fromY = y
  }
  return rows
}

/** Where each row of the map is land. */
function landRows(shapes) {
  const rows = new Map()
  for (const { ring } of shapes) {
    for (const [row, xs] of crossings(ring)) {
      xs.sort((a, b) => a - b)
      for (let k = 0; k + 1 < xs.length; k += 2) push(rows, row, [xs[k], xs[k + 1]])
    }
  }
  for (const [row, intervals] of rows) rows.set(row, united(intervals))
  return rows
}

/** What of these intervals no other covers. */
const without = (some, others) =>
  others.reduce(
    (left, [from, to]) =>
      left.flatMap(([a, b]) =>
        to <= a || from >= b
          ? [[a, b]]
          : [
              [a, from],
              [to, b],
            ].filter(([c, d]) => d > c),
      ),
    some,
  )

/** Lines in the sea along all coasts, of uneven length: one path. */
function coastOf(land) {
  const near = (row) =>
    Array.from({ length: 2 * ROWS + 1 }, (_, k) => row + k - ROWS).flatMap((other) =>
      (land.get(other) ?? []).map(([from, to]) => {
        const out = (side) =>
          (REACH.least + REACH.more * chance(row, side + other)) * (1 - Math.abs(row - other) / (ROWS + 1))
        return [from - out(1), to + out(2)]
      }),
    )
  return [...land.keys()]
    .sort((a, b) => a - b)
    .flatMap((row) =>
      without(united(near(row)), land.get(row))
        .map(([from, to]) => [Math.round(from), Math.round(to)])
        .filter(([from, to]) => to - from > 1 && to > -MARGIN && from < width + MARGIN)
        .map(([from, to]) => `M${from} ${row * STEP}h${to - from}`),
    )
    .join('')
}

/** Small waves, scattered over the open sea: one path. */
function wavesOf(land) {
  const isSea = (x, y, apart) =>
    [-4, -2, 0, 2, 4].every((off) =>
      (land.get(Math.round(y / STEP) + off) ?? []).every(([from, to]) => x + apart < from || x - apart > to),
    )
  return Array.from({ length: 20 * 16 }, (_, k) => {
    const [column, row] = [k % 16, Math.floor(k / 16)]
    return [column * 76 - 80 + 52 * chance(k, 1), row * 66 - 60 + 44 * chance(k, 2)].map(Math.round)
  })
    .filter(([x, y]) => isSea(x + 8, y, 38))
    .map(([x, y]) => `M${x} ${y}q4.5-5 9 0t9 0`)
    .join('')
}

/** What is engraved in the sea around these shapes. */
export function engraving(shapes) {
  const land = landRows(shapes)
  return { coast: coastOf(land), waves: wavesOf(land) }
}
