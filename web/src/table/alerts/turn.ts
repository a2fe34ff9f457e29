import { ofKind } from '../../lib/choice'
import type { TableView } from '../../protocol'

/**
 * Whether the game waits for the viewer. Not if it goes on without them: the server passes for a hand that everybody
 * sees is empty (R2.5), and the page keeps a hand for who has chosen that (`alwaysKeep`, R4.5).
 */
export function waitsForViewer(view: TableView, alwaysKeep: boolean): boolean {
  if (view.viewer === null || view.turn !== view.viewer) return false
  if (view.phase === 'over' || view.phase === 'interval') return false
  const seat = view.seats[view.viewer]
  if (view.phase === 'battle' && seat?.hand_size === 0 && !seat.face_down) return false
  return !(view.phase === 'hand' && alwaysKeep && ofKind(view.legal, 'keep_hand').length > 0)
}

/** Finds the moments to alert the viewer: when the game begins to wait for them and the table is not watched. */
export class TurnAlert {
  #waiting = false

  /** Takes in how things stand now; whether to alert the viewer, which is at most once a turn. */
  due(waiting: boolean, watched: boolean): boolean {
    const due = waiting && !this.#waiting && !watched
    this.#waiting = waiting
    return due
  }
}
