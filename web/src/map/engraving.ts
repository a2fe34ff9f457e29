/**
 * What an engraver of 1500 cut into the map: lines along the coasts, waves, and hills like molehills. Each kind is one
 * path or a few, since a browser draws a long path sooner than many short ones.
 */
import { drawing, height, type Point, width } from './geometry'

/** Between two lines along a coast, and how far they reach into the sea: sideways, and up and down in lines. */
const STEP = 5
const REACH = { least: 7, more: 13 }
const ROWS = 2
const MARGIN = 120

type Interval = [from: number, to: number]

/** A number from 0 to 1 that only seems to be chance. */
const chance = (a: number, b: number): number => {
  const n = Math.sin(a * 127.1 + b * 311.7) * 43758.5453
  return n - Math.floor(n)
}

const firstRow = Math.floor(-MARGIN / STEP)
const lastRow = Math.ceil((height + MARGIN) / STEP)

function united(intervals: Interval[]): Interval[] {
  const out: Interval[] = []
  for (const [from, to] of intervals.sort((a, b) => a[0] - b[0])) {
    const last = out.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else out.push([from, to])
  }
  return out
}

/** Where a row of the map is land. */
function landRows(): Map<number, Interval[]> {
  const rows = new Map<number, Interval[]>()
  for (const { ring } of [...drawing.lands, ...drawing.regions]) {
    const crossings = new Map<number, number[]>()
    ring.forEach(([x, y], i) => {
      const [toX, toY] = ring[(i + 1) % ring.length] ?? [x, y]
      const [low, high] = [Math.min(y, toY), Math.max(y, toY)]
      for (let row = Math.max(firstRow, Math.ceil(low / STEP)); row <= lastRow && row * STEP < high; row++) {
        const at = x + ((row * STEP - y) * (toX - x)) / (toY - y)
        crossings.set(row, [...(crossings.get(row) ?? []), at])
      }
    })
    for (const [row, xs] of crossings) {
      xs.sort((a, b) => a - b)
      const inside = xs.flatMap((from, i): Interval[] => (i % 2 ? [] : [[from, xs[i + 1] ?? from]]))
      rows.set(row, [...(rows.get(row) ?? []), ...inside])
    }
  }
  for (const [row, intervals] of rows) rows.set(row, united(intervals))
  return rows
}

const land = landRows()
const landAt = (row: number): Interval[] => land.get(row) ?? []

/** What of these intervals no other covers. */
function without(some: Interval[], others: Interval[]): Interval[] {
  return others.reduce(
    (left, [from, to]) =>
      left.flatMap(([a, b]): Interval[] =>
        to <= a || from >= b
          ? [[a, b]]
          : [...(from > a ? [[a, from] as Interval] : []), ...(to < b ? [[to, b] as Interval] : [])],
      ),
    some,
  )
}

/** Lines in the sea along all coasts, of uneven length. */
export const coast: string = [...land.keys()]
  .map((row) => {
    const near = Array.from({ length: 2 * ROWS + 1 }, (_, k) => row + k - ROWS).flatMap((other) =>
      landAt(other).map(([from, to]): Interval => {
        const out = (side: number): number =>
          (REACH.least + REACH.more * chance(row, side + other)) * (1 - Math.abs(row - other) / (ROWS + 1))
        return [from - out(1), to + out(2)]
      }),
    )
    return without(united(near), landAt(row))
      .filter(([from, to]) => to - from > 1.5 && to > -MARGIN && from < width + MARGIN)
      .map(([from, to]) => `M${from.toFixed(1)} ${row * STEP}H${to.toFixed(1)}`)
      .join('')
  })
  .join('')

const isSea = (x: number, y: number, apart: number): boolean =>
  [-4, -2, 0, 2, 4].every((off) =>
    landAt(Math.round(y / STEP) + off).every(([from, to]) => x + apart < from || x - apart > to),
  )

/** Small waves, scattered over the open sea. */
export const waves: string = Array.from({ length: 20 * 16 }, (_, k): Point => {
  const [column, row] = [k % 16, Math.floor(k / 16)]
  return [column * 76 - 80 + 52 * chance(k, 1), row * 66 - 60 + 44 * chance(k, 2)]
})
  .filter(([x, y]) => isSea(x + 8, y, 38))
  .map(([x, y]) => `M${x.toFixed(0)} ${y.toFixed(0)}q4.5-5 9 0t9 0`)
  .join('')

export interface Hills {
  faces: string
  shades: string
}

type Hill = [x: number, y: number, height: number]

function layers(all: readonly Hill[]): Hill[][] {
  const out: Hill[][] = []
  const placed: [Hill, number][] = []
  for (const hill of all) {
    const [x, y, s] = hill
    const behind = placed.filter(([[ox, oy, os]]) => Math.abs(x - ox) < s + os && Math.abs(y - oy) < s + os)
    const layer = Math.max(-1, ...behind.map(([, layer]) => layer)) + 1
    placed.push([hill, layer])
    out[layer] = [...(out[layer] ?? []), hill]
  }
  return out
}

const penOf =
  ([x, y, s]: Hill) =>
  (u: number, v: number): string =>
    `${(x + u * s).toFixed(1)} ${(y - v * s).toFixed(1)}`

function face(hill: Hill): string {
  const at = penOf(hill)
  return `M${at(-0.85, 0)}C${at(-0.5, 0.1)} ${at(-0.5, 0.95)} ${at(-0.05, 0.95)}C${at(0.42, 0.95)} ${at(0.45, 0.2)} ${at(0.9, 0)}`
}

function shade(hill: Hill): string {
  const at = penOf(hill)
  return [
    [0.02, 0.86, 0.1, 0.3],
    [0.18, 0.78, 0.27, 0.18],
    [0.33, 0.6, 0.43, 0.1],
    [0.46, 0.38, 0.57, 0.06],
  ]
    .map(([a = 0, b = 0, c = 0, d = 0]) => `M${at(a, b)}L${at(c, d)}`)
    .join('')
}

/** Hills from back to front: those of one layer do not touch. */
export const hills: readonly Hills[] = layers(drawing.mountains).map((some) => ({
  faces: some.map(face).join(''),
  shades: some.map(shade).join(''),
}))
