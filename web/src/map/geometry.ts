/**
 * The map: shapes from geometry.json as SVG path strings, and where things stand on it.
 * geometry.json is drawn by web/tools/map; lengths are units of the viewBox.
 */
import { at } from '../lib/at'
import drawn from './geometry.json'

export type Point = [x: number, y: number]

export const REGION_IDS = [
  'torino',
  'milano',
  'venezia',
  'genova',
  'mantova',
  'parma',
  'modena',
  'bologna',
  'ferrara',
  'lucca',
  'firenze',
  'siena',
  'urbino',
  'ancona',
  'spoleto',
  'roma',
  'napoli',
] as const
export type RegionId = (typeof REGION_IDS)[number]

interface Shape<Line = Point[]> {
  name: string
  ring: Line
}

interface DrawnRegion<Line = Point[]> extends Shape<Line> {
  id: RegionId
  /** Centre of the largest circle in the region, and that circle's radius. */
  seat: Point
  room: number
  /** Middle of the name's baseline, for a name set at 26 units. */
  label: Point
  /** For one, two and three pieces: their radius, then their centres. web/tools/map/stands.mjs finds them. */
  stands: [radius: number, ...centres: Point[]][]
}

interface Drawing<Line = Point[]> {
  viewBox: [x: number, y: number, width: number, height: number]
  regions: DrawnRegion<Line>[]
  /** Land that is no region; the first runs on beneath the regions and off the page. */
  lands: Shape<Line>[]
  lakes: Shape<Line>[]
  rivers: { name: string; line: Line }[]
  mountains: [x: number, y: number, height: number][]
  seas: { name: string; x: number; y: number; turn: number; size: number }[]
  /** Paths of what is engraved in the sea: lines along the coasts, and waves. */
  coast: string
  waves: string
}

export interface Region extends DrawnRegion {
  path: string
  /** The parts of the outline that no other region shares. */
  shore: string
}

interface Border {
  between: [RegionId, RegionId]
  path: string
  length: number
}

/** A line as web/geometry.ts writes it: where it begins, and from there how far it is from each point to the next. */
function unpacked(line: string): Point[] {
  const steps = line.match(/-?[\d.]+/g)?.map(Number) ?? []
  let [x, y] = [0, 0]
  const tenths = (length: number): number => Math.round(length * 10) / 10
  return Array.from({ length: steps.length / 2 }, (_, i) => {
    x = tenths(x + at(steps, 2 * i))
    y = tenths(y + at(steps, 2 * i + 1))
    return [x, y]
  })
}

const withRing = <Packed extends Shape<string>>(shape: Packed): Omit<Packed, 'ring'> & { ring: Point[] } => ({
  ...shape,
  ring: unpacked(shape.ring),
})

const packed = drawn as unknown as Drawing<string>

export const drawing: Drawing = {
  ...packed,
  regions: packed.regions.map(withRing),
  lands: packed.lands.map(withRing),
  lakes: packed.lakes.map(withRing),
  rivers: packed.rivers.map(({ name, line }) => ({ name, line: unpacked(line) })),
}

export const [, , width, height] = drawing.viewBox
export const viewBox = drawing.viewBox.join(' ')

const open = (line: Point[]): string => `M${line.map((p) => p.join(' ')).join('L')}`
const closed = (ring: Point[]): string => `${open(ring)}Z`

const edge = (p: Point, q: Point): string => `${p.join()} ${q.join()}`

/** The corner that follows one of a ring. */
const after = (ring: Point[], i: number): Point => at(ring, (i + 1) % ring.length)

/** Which region lies to the right of each edge; rings run clockwise, so a neighbour's edges run the other way. */
const owners = new Map<string, RegionId>()
for (const { id, ring } of drawing.regions) {
  ring.forEach((p, i) => owners.set(edge(p, after(ring, i)), id))
}

/** A ring cut where its neighbour changes. */
function pieces(ring: Point[]): { neighbour: RegionId | undefined; line: Point[] }[] {
  const across = ring.map((p, i) => owners.get(edge(after(ring, i), p)))
  const start = across.findIndex((id, i) => id !== across.at(i - 1))
  const out: { neighbour: RegionId | undefined; line: Point[] }[] = []
  for (let k = 0; k < ring.length; k++) {
    const i = (start + k) % ring.length
    const neighbour = across[i]
    const piece = out.at(-1)
    if (piece && piece.neighbour === neighbour) piece.line.push(after(ring, i))
    else out.push({ neighbour, line: [at(ring, i), after(ring, i)] })
  }
  return out
}

const distance = (p: Point, q: Point): number => Math.hypot(q[0] - p[0], q[1] - p[1])

const lengthOf = (line: Point[]): number =>
  line.slice(1).reduce((sum, q, i) => sum + distance(at(line, i), q), 0)

/** In the order of the rules. */
export const regions: readonly Region[] = drawing.regions.map((region) => ({
  ...region,
  path: closed(region.ring),
  shore: pieces(region.ring)
    .filter((piece) => !piece.neighbour)
    .map((piece) => open(piece.line))
    .join(''),
}))

export const regionOf = Object.fromEntries(regions.map((region) => [region.id, region])) as Record<
  RegionId,
  Region
>

/** Each border once. */
export const borders: readonly Border[] = drawing.regions.flatMap(({ id, ring }) =>
  pieces(ring).flatMap(({ neighbour, line }): Border[] =>
    neighbour && REGION_IDS.indexOf(id) < REGION_IDS.indexOf(neighbour)
      ? [{ between: [id, neighbour], path: open(line), length: lengthOf(line) }]
      : [],
  ),
)

/** The regions that each one borders on, as numbers. */
export const neighbours: readonly (readonly number[])[] = REGION_IDS.map((id) =>
  borders.flatMap(({ between: [a, b] }) =>
    a === id ? [REGION_IDS.indexOf(b)] : b === id ? [REGION_IDS.indexOf(a)] : [],
  ),
)

/** The outline of all regions together. */
export const shore: string = regions.map((region) => region.shore).join('')

export const lands: readonly string[] = drawing.lands.map((land) => closed(land.ring))
export const lakes: readonly string[] = drawing.lakes.map((lake) => closed(lake.ring))
export const rivers: readonly string[] = drawing.rivers.map((river) => open(river.line))
export const { seas, coast, waves } = drawing

/** All land, regions included: stroke it wide and pale, beneath everything, for water lines along the coasts. */
export const land: string = [...lands, ...regions.map((region) => region.path)].join('')

/** From back to front. */
export const mountains = drawing.mountains

/** How much higher than wide a control marker is; tokens are round. */
export const MARKER_HEIGHT = 1.2

export interface Placed {
  centres: Point[]
  radius: number
}

/** Where up to three pieces stand: within the borders of their region, clear of all names, as large as there is room for. */
export function places({ stands }: Pick<Region, 'stands'>, count: number): Placed {
  const [radius = 0, ...centres] = stands[count - 1] ?? []
  return { centres, radius }
}
