// Turns sketch.mjs into web/src/map/geometry.json. No dependencies, and no chance: the same sketch
// always gives the same file. Run it with: node web/tools/map/build.mjs
//
// A line of the sketch is bent into a smooth curve through its points, made to wobble by noise that
// fades out at its ends (so that lines still meet), and thinned. A region's ring is its lines joined end
// to end, each line drawn once and used by both neighbours, so that they share every vertex exactly.
import { writeFileSync } from 'node:fs'
import { engraving } from './engraving.mjs'
import { standsOf } from './stands.mjs'
import {
  borders,
  coast,
  islands,
  junctions,
  lakes,
  offPage,
  ranges,
  rivers,
  seas,
  shores,
  viewBox,
} from './sketch.mjs'

const NAMES = [
  'Torino',
  'Milano',
  'Venezia',
  'Genova',
  'Mantova',
  'Parma',
  'Modena',
  'Bologna',
  'Ferrara',
  'Lucca',
  'Firenze',
  'Siena',
  'Urbino',
  'Ancona',
  'Spoleto',
  'Roma',
  'Napoli',
]
const LETTER = 13.2 // mean width of a letter of a name, set at 26 units
const TOKEN = 31 // radius kept free of names around a seat

// [wavelength, amplitude] of each octave of wobble
const WOBBLE = {
  border: [
    [74, 7],
    [33, 3.6],
    [15, 1.4],
  ],
  coast: [
    [44, 4],
    [21, 3.2],
    [10, 2.2],
  ],
  alps: [
    [56, 5],
    [26, 3.4],
    [12, 1.8],
  ],
  river: [
    [40, 5],
    [20, 2],
  ],
  isle: [
    [24, 1.6],
    [12, 1],
  ],
  lake: [[14, 0.8]],
}

// ---- lines

const hash = (text) => [...text].reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 16777619), 2166136261) >>> 0

/** A number in [-1, 1] for a seed and an integer. */
function chance(seed, i) {
  let h = Math.imul(seed ^ Math.imul(i + 1, 0x9e3779b1), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 31 - 1
}

function noise(seed, x) {
  const i = Math.floor(x),
    t = x - i,
    s = t * t * (3 - 2 * t)
  return chance(seed, i) * (1 - s) + chance(seed, i + 1) * s
}

const distance = (p, q) => Math.hypot(p[0] - q[0], p[1] - q[1])

/** A centripetal Catmull-Rom curve through the points, a vertex about every `step` units. */
function curve(points, closed, step = 2) {
  const n = points.length,
    out = []
  const at = (i) => (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))])
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const p = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const t = [0]
    for (let k = 1; k < 4; k++) t.push(t[k - 1] + Math.max(1e-3, Math.sqrt(distance(p[k - 1], p[k]))))
    const pieces = Math.max(1, Math.round(distance(p[1], p[2]) / step))
    for (let k = 0; k < pieces; k++) {
      const u = t[1] + ((t[2] - t[1]) * k) / pieces
      const mix = (a, b, ta, tb) => a.map((v, c) => (v * (tb - u) + b[c] * (u - ta)) / (tb - ta))
      const a = [0, 1, 2].map((j) => mix(p[j], p[j + 1], t[j], t[j + 1]))
      const b = [0, 1].map((j) => mix(a[j], a[j + 1], t[j], t[j + 2]))
      out.push(mix(b[0], b[1], t[1], t[2]))
    }
  }
  if (!closed) out.push(points[n - 1])
  return out
}

function wobble(line, octaves, seed, closed) {
  const along = [0]
  for (let i = 1; i < line.length; i++) along.push(along[i - 1] + distance(line[i - 1], line[i]))
  const length = along.at(-1),
    n = line.length
  return line.map((p, i) => {
    const fade = Math.min(1, along[i] / 26, (length - along[i]) / 26)
    if (fade <= 0) return p
    const q = line[closed ? (i + n - 1) % n : i - 1],
      r = line[(i + 1) % n]
    const d = distance(q, r) || 1
    const push = octaves.reduce(
      (sum, [wave, size], k) => sum + size * noise(seed + k * 101, along[i] / wave),
      0,
    )
    return [p[0] - ((r[1] - q[1]) / d) * push * fade, p[1] + ((r[0] - q[0]) / d) * push * fade]
  })
}

/** Ramer-Douglas-Peucker. */
function thin(line, tolerance) {
  const [a, b] = [line[0], line.at(-1)],
    d = distance(a, b)
  let far = 0,
    worst = 0
  for (let i = 1; i < line.length - 1; i++) {
    const p = line[i]
    const off = d
      ? Math.abs((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])) / d
      : distance(a, p)
    if (off > worst) [far, worst] = [i, off]
  }
  if (worst <= tolerance) return [a, b]
  return [...thin(line.slice(0, far + 1), tolerance).slice(0, -1), ...thin(line.slice(far), tolerance)]
}

const round = (v) => Math.round(v * 10) / 10
const rounded = (line) => line.map((p) => p.map(round))

function draw(points, kind, name, tolerance = 0.3) {
  return rounded(thin(wobble(curve(points, false), WOBBLE[kind], hash(name), false), tolerance))
}

function drawClosed(points, kind, name) {
  const line = wobble(curve(points, true), WOBBLE[kind], hash(name), true)
  return rounded(thin([...line, line[0]], 0.35)).slice(0, -1)
}

// ---- regions

const arcs = [
  ...borders.map(([a, b, from, to, via]) => ({ of: [a, b], from, to, via, kind: 'border' })),
  ...shores.map(([a, kind, from, to, via]) => ({ of: [a], from, to, via, kind })),
].map((arc) => ({
  ...arc,
  line: draw([junctions[arc.from], ...arc.via, junctions[arc.to]], arc.kind, arc.of.join() + arc.from),
}))

function ringOf(id) {
  const left = arcs.filter((arc) => arc.of.includes(id))
  const ring = []
  for (let end = left[0].from; left.length;) {
    const i = left.findIndex((arc) => arc.from === end || arc.to === end)
    if (i < 0) throw new Error(`the lines around ${id} do not close at ${end}`)
    const [arc] = left.splice(i, 1)
    const forth = arc.from === end
    ring.push(...(forth ? arc.line : arc.line.toReversed()).slice(0, -1))
    end = forth ? arc.to : arc.from
  }
  const area = ring.reduce((sum, [x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length]
    return sum + x * v - u * y
  }, 0)
  return area > 0 ? ring : ring.reverse() // clockwise on the screen
}

/** How far inside the ring a point lies; negative outside. */
function depth(x, y, ring) {
  let inside = false,
    near = Infinity
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = ring[i],
      [c, d] = ring[j]
    if (b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a) inside = !inside
    const t = Math.max(
      0,
      Math.min(1, ((x - a) * (c - a) + (y - b) * (d - b)) / ((c - a) ** 2 + (d - b) ** 2)),
    )
    near = Math.min(near, Math.hypot(x - a - t * (c - a), y - b - t * (d - b)))
  }
  return inside ? near : -near
}

/** Centre and radius of the largest circle in the ring: cells are halved while they may hold a better one. */
function largestCircle(ring) {
  const [x0, x1, y0, y1] = [0, 1].flatMap((k) => [
    Math.min(...ring.map((p) => p[k])),
    Math.max(...ring.map((p) => p[k])),
  ])
  let best = [0, 0, -Infinity]
  const cells = []
  const look = (x, y, half) => {
    const r = depth(x, y, ring)
    if (r > best[2]) best = [x, y, r]
    cells.push([x, y, half, r + half * Math.SQRT2])
  }
  const half = 16
  for (let x = x0 + half; x < x1 + half; x += 2 * half)
    for (let y = y0 + half; y < y1 + half; y += 2 * half) look(x, y, half)
  while (cells.length) {
    const [x, y, h, most] = cells.pop()
    if (most <= best[2] + 0.05) continue
    for (const u of [-h / 2, h / 2]) for (const v of [-h / 2, h / 2]) look(x + u, y + v, h / 2)
  }
  return best
}

/** Where a name lies well: in its region, clear of the seat, rather below it than above; on the baseline. */
function labelOf(name, ring, [sx, sy]) {
  const half = (name.length * LETTER) / 2
  let best = null,
    most = -Infinity
  for (let x = sx - 70; x <= sx + 70; x += 2) {
    for (let y = sy - 80; y <= sy + 90; y += 2) {
      let clear = Infinity
      for (const u of [-1, -0.5, 0, 0.5, 1])
        for (const v of [-19, 6]) clear = Math.min(clear, depth(x + u * half, y + v, ring))
      const dx = Math.max(0, Math.abs(x - sx) - half),
        dy = Math.max(0, y - 19 - sy, sy - y - 6)
      const apart = Math.hypot(dx, dy) - TOKEN
      const score =
        Math.min(clear, 7) * 4 +
        Math.min(apart, 6) * 5 -
        Math.abs(x - sx) * 0.4 -
        (y < sy ? 8 : 0) -
        Math.max(0, apart - 8) * 0.6
      if (score > most) [best, most] = [[x, y], score]
    }
  }
  return best.map(Math.round)
}

const regions = NAMES.map((name) => {
  const ring = ringOf(name.toLowerCase())
  const seat = largestCircle(ring).slice(0, 2).map(round)
  const room = Math.floor(depth(...seat, ring) * 10) / 10
  return { id: name.toLowerCase(), name, seat, room, label: labelOf(name, ring, seat), ring }
})

for (const region of regions) region.stands = standsOf(region, regions, depth)

// ---- decoration

/** A river follows a border between two of its junctions, and wanders freely through its other stops. */
function riverOf([name, stops]) {
  const line = [],
    place = (stop) => junctions[stop] ?? stop
  const borderFrom = (k) =>
    arcs.find((c) => [c.from, c.to].includes(stops[k]) && [c.from, c.to].includes(stops[k + 1]))
  for (let i = 0; i < stops.length - 1;) {
    const arc = borderFrom(i)
    let next = i + 1
    while (!arc && next < stops.length - 1 && !borderFrom(next)) next++
    const piece = !arc
      ? draw(stops.slice(i, next + 1).map(place), 'river', name)
      : arc.from === stops[i]
        ? arc.line
        : arc.line.toReversed()
    line.push(...piece.slice(i > 0 ? 1 : 0))
    i = next
  }
  return { name, line }
}

/** Mountains a steady gap apart along a range, a little out of line, clear of names and seats. */
function mountainsOf({ size, gap, line }, k) {
  const fine = curve(line, false, 1),
    out = []
  let run = gap / 2
  for (let i = 1; i < fine.length; i++) {
    run += distance(fine[i - 1], fine[i])
    if (run < gap) continue
    run = 0
    const s = size * (1 + 0.22 * chance(k, 3 * i))
    const [x, y] = [fine[i][0] + 5 * chance(k, 3 * i + 1), fine[i][1] + 5 * chance(k, 3 * i + 2) + s / 3]
    const clear = regions.every(
      ({ name, seat, label }) =>
        distance([x, y - s / 3], seat) > TOKEN + s &&
        (Math.abs(x - label[0]) > (name.length * LETTER) / 2 + s + 4 ||
          y < label[1] - 22 ||
          y - s > label[1] + 9),
    )
    if (clear) out.push([x, y, s].map(round))
  }
  return out
}

const lands = [
  {
    name: 'beyond the Alps',
    ring: [...draw(coast, 'coast', 'beyond the Alps', 0.35), ...offPage],
  },
  ...Object.entries(islands).map(([name, points]) => ({
    name,
    ring: drawClosed(points, points.length > 9 ? 'coast' : 'isle', name),
  })),
]

const geometry = {
  viewBox,
  regions,
  lands,
  lakes: Object.entries(lakes).map(([name, points]) => ({ name, ring: drawClosed(points, 'lake', name) })),
  rivers: rivers.map(riverOf),
  mountains: ranges.flatMap(mountainsOf).sort((p, q) => p[1] - q[1]),
  seas: seas.map(([name, x, y, turn, size]) => ({ name, x, y, turn, size })),
  ...engraving([...lands, ...regions]),
}

const rows = (list) => `[\n${list.map((item) => JSON.stringify(item)).join(',\n')}\n]`
const text = Object.entries(geometry)
  .map(
    ([key, value]) =>
      `${JSON.stringify(key)}: ${['viewBox', 'mountains', 'coast', 'waves'].includes(key) ? JSON.stringify(value) : rows(value)}`,
  )
  .join(',\n')
writeFileSync(new URL('../../src/map/geometry.json', import.meta.url), `{\n${text}\n}\n`)

const across = regions.map((r) => r.room * 2).sort((a, b) => a - b)
console.log(
  `${text.length} characters; inscribed circles ${across[0].toFixed(0)} to ${across.at(-1).toFixed(0)} across, median ${across[8].toFixed(0)}`,
)
for (const r of regions)
  if (r.room < 61) console.log(`${r.name} has room for only ${(2 * r.room).toFixed(0)}`)
