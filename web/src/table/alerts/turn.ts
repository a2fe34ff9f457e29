import type { TableMessage } from '../../protocol'

/**
 * Whether the game waits for the viewer. Not if it goes on without them: the server passes for a hand that everybody
 * sees is empty (R2.5). After a battle it waits for one who plays alone against bots (R4.5), for whom the page may keep
 * the hand (`alwaysKeep`); where several people play, all are asked for a moment only.
 */
export function waitsForViewer(
  { view, players, answers }: Pick<TableMessage, 'view' | 'players' | 'answers'>,
  alwaysKeep: boolean,
): boolean {
  if (view.phase === 'hand') {
    const alone = players.filter(({ bot }) => bot === null).length === 1
    return alone && answers?.choice === true && answers.own === null && !alwaysKeep
  }
  if (view.viewer === null || view.turn !== view.viewer) return false
  return view.phase !== 'over' && view.phase !== 'interval' && !view.can_only_pass
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
