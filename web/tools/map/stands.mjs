// Where pieces stand in a region: whole within its borders, clear of every name, and as large as can be.
//
// A piece is as wide as two radii and HIGH times as high, which is a marker; tokens are round and fit, too.

const HIGH = 1.2
const CLEAR = 3 // from a border or a name
/** Letters are largest on small maps: half a letter's width, how far they reach above and below the baseline. */
const NAME = { half: 9.4, above: 29, below: 9 }
/** No piece need be larger. */
const LARGEST = [40, 34, 32]
const STEP = 3

/** Centres of one, two or three discs that touch, about the middle of what they cover. */
function patterns(count) {
  if (count === 1) return [[[0, 0]]]
  const turns = count === 2 ? [0, 90, 30, -30, 60, -60] : [0, 180, 30, -30, 60, 90, -90, 15, -15, 45, -45]
  const base = count === 2 ? [-90, 90] : [90, 210, 330]
  const far = count === 2 ? 1.06 : 1.06 * (2 / Math.sqrt(3))
  const turned = turns.map((turn) =>
    base.map((a) => {
      const t = ((a + turn + 90) * Math.PI) / 180
      return [far * Math.cos(t), far * Math.sin(t)]
    }),
  )
  const row = [-2.12, 0, 2.12].map((x) => [x, 0])
  return count === 3 ? [row, ...turned] : turned
}

/** The edge of a disc, and the upper corners and the foot of a shield. */
const corners = [
  ...Array.from({ length: 12 }, (_, k) => [Math.cos((Math.PI * k) / 6), Math.sin((Math.PI * k) / 6)]),
  [-0.95, -1.1],
  [0.95, -1.1],
  [0, -1.1],
  [0, 1.16],
]

/** For one, two and three pieces: their radius, and their centres from left to right. */
export function standsOf(region, regions, depth) {
  const { ring, seat } = region
  const names = regions.map(({ name, label: [x, y] }) => [
    x - name.length * NAME.half,
    y - NAME.above,
    x + name.length * NAME.half,
    y + NAME.below,
  ])
  const known = new Map()
  const depthAt = (x, y) => {
    const [i, j] = [Math.round(x / 2), Math.round(y / 2)]
    const key = i * 4096 + j
    if (!known.has(key)) known.set(key, depth(2 * i, 2 * j, ring))
    return known.get(key)
  }
  const stands = ([x, y], r) =>
    depthAt(x, y) > 0.9 * r &&
    corners.every(([u, v]) => depthAt(x + u * r, y + v * r) >= CLEAR) &&
    names.every(
      ([x0, y0, x1, y1]) =>
        x + r + CLEAR <= x0 || x - r - CLEAR >= x1 || y + HIGH * r <= y0 || y - HIGH * r - CLEAR >= y1,
    )
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  return [1, 2, 3].map((count) => {
    let best = { radius: 0, away: Infinity, centres: [] }
    for (const pattern of patterns(count)) {
      for (let cx = Math.min(...xs); cx < Math.max(...xs); cx += STEP) {
        for (let cy = Math.min(...ys); cy < Math.max(...ys); cy += STEP) {
          const centres = (r) => pattern.map(([u, v]) => [cx + u * r, cy + v * r * HIGH])
          const fits = (r) => centres(r).every((centre) => stands(centre, r))
          const away = Math.hypot(cx - seat[0], cy - seat[1])
          if (!fits(Math.max(8, best.radius))) continue
          let [low, high] = [Math.max(8, best.radius), LARGEST[count - 1]]
          if (fits(high)) low = high
          while (high - low > 0.3) {
            const mid = (low + high) / 2
            if (fits(mid)) low = mid
            else high = mid
          }
          if (low > best.radius + 0.3 || away < best.away) best = { radius: low, away, centres: centres(low) }
        }
      }
    }
    return [best.radius, ...best.centres.sort((p, q) => p[0] - q[0] || p[1] - q[1])].map((one) =>
      Array.isArray(one) ? one.map((v) => Math.round(v * 10) / 10) : Math.floor(one * 10) / 10,
    )
  })
}
