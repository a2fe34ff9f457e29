import { at } from '../lib/at'
import { regions } from './geometry'

/** The directions of the arrow keys on the map, whose y grows downwards. */
const WAYS: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** How much farther something seems that lies beside the way than what lies along it. */
const BESIDE = 2

/** The region of these that lies next in the direction of an arrow key; undefined if none lies there. */
export function nextRegion(from: number, key: string, among: ReadonlySet<number>): number | undefined {
  const way = WAYS[key]
  if (!way) return undefined
  const [x, y] = at(regions, from).seat
  const near = [...among].flatMap((region) => {
    const [there, below] = at(regions, region).seat
    const along = (there - x) * way[0] + (below - y) * way[1]
    const beside = Math.abs((there - x) * way[1]) + Math.abs((below - y) * way[0])
    return along > 0 ? [{ region, far: along + BESIDE * beside }] : []
  })
  return near.sort((one, other) => one.far - other.far)[0]?.region
}
