import { at } from '../lib/at'
import {
  type Explanation,
  MAX_POSITIONS,
  type Perspective,
  type Positions,
  type TableView,
} from '../protocol'

/** What is seen of a game in one moment, from one place. */
export interface Position {
  view: TableView
  /** What explained the table to everybody. */
  explanation: Explanation | null
  /** By seat, as counts by card; null if not all cards are open. */
  hands: number[][] | null
}

/** The positions of an answer of the server, one for each of its moments; with open cards all lie face up. */
export function positionsOf({ views, hands, face_down, explanations }: Positions): Position[] {
  return views.map((view, place) => ({
    view: {
      ...view,
      seats: view.seats.map((seat, number) => ({
        ...seat,
        face_down_card: face_down[place]?.[number] ?? seat.face_down_card,
      })),
    },
    explanation: explanations[place] ?? null,
    hands: hands[place] ?? null,
  }))
}

/** The first moments of the ranges that a game of this length is asked for in, the nearest to a moment first. */
export function ranges(length: number, moment: number): number[] {
  const count = Math.ceil(length / MAX_POSITIONS)
  const here = Math.floor(moment / MAX_POSITIONS)
  return Array.from({ length: count }, (_, range) => range)
    .sort((a, b) => Math.abs(a - here) - Math.abs(b - here))
    .map((range) => range * MAX_POSITIONS)
}

/** Those that have been loaded, by place and range. */
export class LoadedPositions {
  readonly #ranges = new Map<string, Position[]>()

  has(seat: Perspective, first: number): boolean {
    return this.#ranges.has(`${seat} ${first}`)
  }

  add(seat: Perspective, first: number, positions: Position[]): void {
    this.#ranges.set(`${seat} ${first}`, positions)
  }

  at(seat: Perspective, moment: number): Position | null {
    const place = moment % MAX_POSITIONS
    const range = this.#ranges.get(`${seat} ${moment - place}`)
    return range ? at(range, place) : null
  }
}
