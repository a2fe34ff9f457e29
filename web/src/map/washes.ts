import { neighbours, REGION_IDS } from './geometry'

/** A number from 0 to 3 for each region, different from all its neighbours': which wash it is tinted with. */
export function washes(): number[] {
  const tint: number[] = []
  const paint = (region: number): boolean => {
    if (region === REGION_IDS.length) return true
    for (let one = 0; one < 4; one++) {
      const wash = (one + region) % 4
      if (neighbours[region]?.some((other) => tint[other] === wash)) continue
      tint[region] = wash
      if (paint(region + 1)) return true
      tint.length = region
    }
    return false
  }
  paint(0)
  return tint
}
