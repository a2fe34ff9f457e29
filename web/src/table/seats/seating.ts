import { sum } from '../../lib/game/counts'
import type { TableView } from '../../protocol'

/** The seats from the viewer on, clockwise: one sits at one's own side of the table. */
export const fromViewer = ({ seats, viewer }: Pick<TableView, 'seats' | 'viewer'>): number[] =>
  seats.map((_, k) => ((viewer ?? 0) + k) % seats.length)

/** How many cards lie in the longest line. */
export const longestLine = ({ seats }: Pick<TableView, 'seats'>): number =>
  Math.max(...seats.map(({ line, face_down }) => sum(line) + Number(face_down)))

/** The seats whose lines no other line is stronger than; none as long as no line has any strength. */
export function leaders({ seats }: Pick<TableView, 'seats'>): number[] {
  const most = Math.max(...seats.map((seat) => (seat.contending ? seat.strength : 0)))
  return seats.flatMap((seat, number) =>
    most > 0 && seat.contending && seat.strength === most ? [number] : [],
  )
}
