// Where a tooltip stands: beside what it speaks of, and over as little as may be of what one compares with that.

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

interface Size {
  width: number
  height: number
}

/** Something else on the screen that a tooltip might cover. */
export interface Neighbour {
  box: Box
  /** Whether it is one of the same kind, which one compares. */
  alike: boolean
}

/** CSS pixels from the edge of the screen, and from what is explained. */
const EDGE = 8
const GAP = 10
/** So many times as bad it is to cover what one compares. */
const ALIKE = 4

/** What two boxes share, in square pixels. */
const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

const areaOf = ({ left, right, top, bottom }: Box): number => (right - left) * (bottom - top)

/** Of all neighbours that are alike, and of all others, which share is covered. */
function cost(at: Box, neighbours: readonly Neighbour[]): number {
  const share = (alike: boolean): number => {
    const boxes = neighbours.filter((one) => one.alike === alike).map(({ box }) => box)
    const all = boxes.reduce((sum, box) => sum + areaOf(box), 0)
    return all && boxes.reduce((sum, box) => sum + shared(at, box), 0) / all
  }
  return ALIKE * share(true) + share(false)
}

/** Where along a side something may stand: in its middle, or flush with one end. */
const along = (from: number, to: number, length: number): number[] => [
  (from + to - length) / 2,
  from,
  to - length,
]

/**
 * The box of a tooltip of this size: above what it explains, at a side of it or beneath it, wherever it covers least,
 * and the first of these where that is the same. A finger or a mouse on what is explained is never on the tooltip,
 * unless the screen has no room for it anywhere else.
 */
export function placed(
  about: Box,
  { width, height }: Size,
  screen: Size,
  neighbours: readonly Neighbour[],
): Box {
  const within = (value: number, length: number, most: number): number =>
    Math.max(EDGE, Math.min(value, most - EDGE - length))
  const at = (x: number, y: number): Box => {
    const left = within(x, width, screen.width)
    const top = within(y, height, screen.height)
    return { left, top, right: left + width, bottom: top + height }
  }
  const columns = along(about.left, about.right, width)
  const rows = along(about.top, about.bottom, height)
  const above = columns.map((left) => at(left, about.top - GAP - height))
  const beside = [about.right + GAP, about.left - GAP - width].flatMap((left) =>
    rows.map((top) => at(left, top)),
  )
  const beneath = columns.map((left) => at(left, about.bottom + GAP))
  return [...above, ...beside, ...beneath]
    .map((box) => ({ box, over: shared(box, about), covers: cost(box, neighbours) }))
    .reduce((best, next) => ((next.over - best.over || next.covers - best.covers) < 0 ? next : best)).box
}
