/**
 * One shape of a card's figure, drawn over those before it: filled with paper or a second colour and outlined in ink,
 * filled with ink, or a line in ink or white. Lengths are units of a card of 100 by 140.
 */
export interface Part {
  d: string
  as: 'paper' | 'second' | 'ink' | 'line' | 'white'
  /** Of a line; an outline has a width of its own. */
  width?: number
}

export type Face = readonly Part[]

const round = (n: number): number => Math.round(n * 10) / 10

export const ellipse = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`

/** Parallel lines as engravers shade with: `count` of them, the first from here to there, each a step from the last. */
export function hatch(
  [x, y]: [number, number],
  [toX, toY]: [number, number],
  [stepX, stepY]: [number, number],
  count: number,
): string {
  return Array.from(
    { length: count },
    (_, k) =>
      `M${round(x + k * stepX)} ${round(y + k * stepY)}L${round(toX + k * stepX)} ${round(toY + k * stepY)}`,
  ).join('')
}

/** The features of a face that looks at the viewer, its nose at a point. */
export const features = (x: number, y: number): string =>
  `M${x - 6.5} ${y - 4}q2-1.8 4.2 0M${x + 2.3} ${y - 4}q2.2-1.8 4.2 0M${x - 4.5} ${y - 2.4}h.4M${x + 4.4} ${y - 2.4}h.4M${x + 0.5} ${y - 3}l1.2 5h-2.6M${x - 3} ${y + 6}q3 1.6 6 0`
