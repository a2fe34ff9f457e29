/** Hills as an engraver of 1500 cut them. */
import { mountains } from './geometry'

type Hill = [x: number, y: number, height: number]

/** A hill like a molehill, and the lines on its shaded side. */
function drawn([x, y, s]: Hill): string {
  const at = (u: number, v: number): string => `${(x + u * s).toFixed(1)} ${(y - v * s).toFixed(1)}`
  const face = `M${at(-0.85, 0)}C${at(-0.5, 0.1)} ${at(-0.5, 0.95)} ${at(-0.05, 0.95)}C${at(0.42, 0.95)} ${at(0.45, 0.2)} ${at(0.9, 0)}`
  const shade = `M${at(0.02, 0.86)}L${at(0.1, 0.3)}M${at(0.18, 0.78)}L${at(0.27, 0.18)}M${at(0.33, 0.6)}L${at(0.43, 0.1)}`
  return face + shade
}

/** Hills in layers from back to front: those of one layer do not touch, and are one path. */
function layers(all: readonly Hill[]): string[] {
  const out: string[] = []
  const layerOf: number[] = []
  all.forEach((hill, i) => {
    const [x, y, s] = hill
    const behind = layerOf.filter((_, k) => {
      const [ox, oy, os] = all[k] ?? hill
      return k < i && Math.abs(x - ox) < 0.9 * (s + os) && Math.abs(y - oy) < Math.max(s, os)
    })
    const layer = Math.max(-1, ...behind) + 1
    layerOf.push(layer)
    out[layer] = (out[layer] ?? '') + drawn(hill)
  })
  return out
}

export const hills: readonly string[] = layers(mountains)
