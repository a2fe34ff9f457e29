import { describe, expect, it } from 'vitest'
import { at } from '../lib/at'
import {
  borders,
  drawing,
  height,
  lakes,
  land,
  lands,
  MARKER_HEIGHT,
  mountains,
  places,
  type Point,
  REGION_IDS,
  regionOf,
  regions,
  rivers,
  seas,
  shore,
  viewBox,
  width,
} from './geometry'

// R1.3
const BORDERS =
  `torino-milano torino-genova milano-genova milano-parma milano-modena milano-mantova milano-venezia
genova-parma venezia-mantova venezia-ferrara mantova-modena mantova-ferrara parma-modena parma-lucca modena-ferrara
modena-bologna modena-firenze modena-lucca ferrara-bologna bologna-firenze bologna-urbino lucca-firenze firenze-siena
firenze-urbino firenze-spoleto firenze-roma siena-roma urbino-spoleto urbino-ancona ancona-spoleto ancona-napoli
spoleto-roma spoleto-napoli roma-napoli`.split(/\s+/)

const FINGERTIP = 122 // 44 CSS pixels where the map is 360 wide

type Edge = [Point, Point]

const edgesOf = (ring: Point[]): Edge[] => ring.map((p, i) => [p, at(ring, (i + 1) % ring.length)])
const length = ([p, q]: Edge): number => Math.hypot(q[0] - p[0], q[1] - p[1])
const twiceArea = (ring: Point[]): number =>
  edgesOf(ring).reduce((sum, [p, q]) => sum + p[0] * q[1] - q[0] * p[1], 0)
const same = (p: Point, q: Point): boolean => p[0] === q[0] && p[1] === q[1]
const key = ([p, q]: Edge): string => `${p.join()} ${q.join()}`
const pair = (a: string, b: string): string => [a, b].sort().join('-')

function fromEdge([x, y]: Point, [p, q]: Edge): number {
  const [u, v] = [q[0] - p[0], q[1] - p[1]]
  const t = Math.max(0, Math.min(1, ((x - p[0]) * u + (y - p[1]) * v) / (u * u + v * v)))
  return Math.hypot(x - p[0] - t * u, y - p[1] - t * v)
}

function inside([x, y]: Point, ring: Point[]): boolean {
  return (
    edgesOf(ring).filter(
      ([p, q]) => p[1] > y !== q[1] > y && x < p[0] + ((y - p[1]) * (q[0] - p[0])) / (q[1] - p[1]),
    ).length %
      2 ===
    1
  )
}

const depth = (p: Point, ring: Point[]): number =>
  inside(p, ring) ? Math.min(...edgesOf(ring).map((e) => fromEdge(p, e))) : 0

/** Radius of the largest circle in a ring: the best point of a grid, then of ever finer grids about it. */
function room(ring: Point[]): number {
  const [xs, ys] = [ring.map((p) => p[0]), ring.map((p) => p[1])]
  let best: Point = [0, 0]
  let most = 0
  const search = (x0: number, x1: number, y0: number, y1: number, step: number): void => {
    for (let x = x0; x <= x1; x += step) {
      for (let y = y0; y <= y1; y += step) {
        const r = depth([x, y], ring)
        if (r > most) [best, most] = [[x, y], r]
      }
    }
  }
  search(Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys), 8)
  for (const step of [2, 0.5, 0.1]) {
    const [x, y] = best
    search(x - 4 * step, x + 4 * step, y - 4 * step, y + 4 * step, step)
  }
  return most
}

const turns = (p: Point, q: Point, r: Point): number =>
  Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]))

/** Whether two edges have a point in common that is not an end of both. */
function cross([a, b]: Edge, [c, d]: Edge): boolean {
  const [e, f, g, h] = [turns(a, b, c), turns(a, b, d), turns(c, d, a), turns(c, d, b)]
  if (e * f < 0 && g * h < 0) return true
  const on = (p: Point, edge: Edge): boolean =>
    !same(p, edge[0]) && !same(p, edge[1]) && fromEdge(p, edge) < 1e-9
  return on(c, [a, b]) || on(d, [a, b]) || on(a, [c, d]) || on(b, [c, d])
}

const all = regions.flatMap(({ id, ring }) => edgesOf(ring).map((edge) => ({ id, edge })))
const owner = new Map(all.map(({ id, edge }) => [key(edge), id]))

describe('the regions', () => {
  it('are the seventeen of R1.3, in its order', () => {
    expect(regions.map((region) => region.id)).toEqual(REGION_IDS)
    expect(regions.map((region) => region.name.toLowerCase())).toEqual(REGION_IDS)
    expect(regionOf.roma.name).toBe('Roma')
  })

  it('lie on the page', () => {
    for (const [x, y] of regions.flatMap((region) => region.ring)) {
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true)
    }
  })

  it('have outlines that run clockwise and cross neither themselves nor each other', () => {
    for (const { ring } of regions) {
      expect(twiceArea(ring)).toBeGreaterThan(0)
      expect(new Set(ring.map(String)).size).toBe(ring.length)
    }
    expect(owner.size).toBe(all.length)
    const crossings: string[] = []
    all.forEach(({ id, edge }, i) => {
      const [x0, x1] = [Math.min(edge[0][0], edge[1][0]), Math.max(edge[0][0], edge[1][0])]
      for (const { id: other, edge: e } of all.slice(i + 1)) {
        if (Math.max(e[0][0], e[1][0]) < x0 || Math.min(e[0][0], e[1][0]) > x1) continue
        if (cross(edge, e)) crossings.push(`${id} ${other} ${key(edge)}`)
      }
    })
    expect(crossings).toEqual([])
  })

  it('neither overlap nor leave gaps: the land within the outer line is just theirs', () => {
    const next = new Map(
      all.filter(({ edge: [p, q] }) => !owner.has(key([q, p]))).map(({ edge: [p, q] }) => [p.join(), q]),
    )
    const outline = [at([...next.values()], 0)]
    for (;;) {
      const point = next.get(at(outline, outline.length - 1).join())
      if (!point || same(point, at(outline, 0))) break
      outline.push(point)
    }
    expect(outline.length).toBe(next.size)
    expect(twiceArea(outline)).toBeCloseTo(
      regions.reduce((sum, region) => sum + twiceArea(region.ring), 0),
      3,
    )
  })

  it('have room for a fingertip, around their seat', () => {
    for (const region of regions) {
      const found = room(region.ring)
      expect(2 * found, region.name).toBeGreaterThanOrEqual(FINGERTIP)
      expect(Math.abs(region.room - found), region.name).toBeLessThan(0.5)
      expect(depth(region.seat, region.ring), region.name).toBeGreaterThanOrEqual(region.room - 0.01)
    }
  })
})

describe('the borders', () => {
  const shared = new Map<string, number>()
  for (const { id, edge } of all) {
    const other = owner.get(key([edge[1], edge[0]]))
    if (other && id < other) shared.set(pair(id, other), (shared.get(pair(id, other)) ?? 0) + length(edge))
  }

  it('are those of R1.3', () => {
    expect(BORDERS.length).toBe(34)
    expect([...shared.keys()].sort()).toEqual(
      BORDERS.map((b) => pair(...(b.split('-') as [string, string]))).sort(),
    )
  })

  it('can be seen', () => {
    for (const [between, long] of shared) expect(long, between).toBeGreaterThanOrEqual(25)
  })

  it('are clear where there are none: other regions keep apart', () => {
    for (const a of regions) {
      for (const b of regions) {
        if (a.id >= b.id || shared.has(pair(a.id, b.id))) continue
        const edges = edgesOf(b.ring)
        const apart = Math.min(...a.ring.map((p) => Math.min(...edges.map((e) => fromEdge(p, e)))))
        expect(apart, pair(a.id, b.id)).toBeGreaterThanOrEqual(8)
      }
    }
  })

  it('are each one line', () => {
    expect(borders.map((b) => pair(...b.between)).sort()).toEqual([...shared.keys()].sort())
    for (const border of borders)
      expect(border.length).toBeCloseTo(shared.get(pair(...border.between)) ?? NaN, 6)
  })
})

describe('the names', () => {
  const box = ({ name, label: [x, y] }: { name: string; label: Point }): [number, number, number, number] => {
    const half = name.length * 6.5
    return [x - half, y - 19, x + half, y + 6]
  }

  it('start and end on the page, inside their region', () => {
    for (const region of regions) {
      const [x0, y0, x1, y1] = box(region)
      expect(x0 > 0 && y0 > 0 && x1 < width && y1 < height).toBe(true)
      for (const corner of [
        [x0, y0],
        [x1, y0],
        [x0, y1],
        [x1, y1],
      ] as Point[]) {
        expect(inside(corner, region.ring), region.name).toBe(true)
      }
    }
  })

  it('leave the seats free', () => {
    for (const region of regions) {
      const [x0, y0, x1, y1] = box(region)
      const [x, y] = region.seat
      expect(
        Math.hypot(Math.max(x0 - x, 0, x - x1), Math.max(y0 - y, 0, y - y1)),
        region.name,
      ).toBeGreaterThan(28)
    }
  })
})

describe('what is made of it', () => {
  it('draws every region, all closed, with a shore where it has one', () => {
    expect(viewBox).toBe('0 0 1000 1120')
    for (const region of regions) expect(region.path).toMatch(/^M[\d. L]+Z$/)
    const inland = regions.filter((region) => region.shore === '').map((region) => region.id)
    expect(inland).toEqual(['mantova', 'modena', 'spoleto'])
    expect(shore.match(/M/g)?.length).toBe(14)
  })

  it('draws the rest', () => {
    for (const path of [land, ...lands, ...lakes, ...rivers]) expect(path).toMatch(/^M[-\d. LMZ]+$/)
    for (const [x, y, high] of mountains) expect(x > -99 && y > -99 && high > 0).toBe(true)
    for (const { x, y } of seas) expect(x > 0 && x < width && y > 0 && y < height).toBe(true)
  })

  it('stays small', () => {
    expect(JSON.stringify(drawing).length).toBeLessThan(60_000)
  })

  it('sets pieces apart and clear of every name, whole within the region, as large as can be told apart', () => {
    const name = { half: 9.4, above: 29, below: 9 } // of a letter, where they are largest
    for (const region of regions) {
      expect(places(region, 0).centres).toEqual([])
      for (const count of [1, 2, 3]) {
        const { centres, radius } = places(region, count)
        const what = `${region.name} ${count}`
        const high = MARKER_HEIGHT * radius
        expect(centres).toHaveLength(count)
        expect(radius, what).toBeGreaterThan(21)
        centres.forEach(([x, y], i) => {
          for (const [u, v] of [
            [-0.9, -1.08],
            [0.9, -1.08],
            [0, 1.16],
            [1, 0],
            [-1, 0],
          ] as Point[])
            expect(inside([x + u * radius, y + v * radius], region.ring), what).toBe(true)
          for (const { name: letters, label } of regions) {
            const beside = Math.abs(x - label[0]) >= radius + letters.length * name.half
            const beyond = y + high <= label[1] - name.above || y - high >= label[1] + name.below
            expect(beside || beyond, `${what} and ${letters}`).toBe(true)
          }
          for (const [ox, oy] of centres.slice(i + 1))
            expect(Math.hypot((x - ox) / 2, (y - oy) / 2 / MARKER_HEIGHT)).toBeGreaterThan(radius)
        })
      }
    }
  })
})
