// What every table has to know of the tutorial; the guide itself is loaded where it is needed.
import { isOf } from '../lib/game/log'
import { lessonOf } from '../lib/game/people'
import type { LogLine, TableMessage } from '../protocol'

/** Whether a table is that of the tutorial; its rematch is not. */
export const isTutorial = ({ players, series }: TableMessage): boolean => !series && lessonOf(players) >= 0

/** Whether the first round is over and new cards were dealt. */
export function isNewRound(log: readonly LogLine[]): boolean {
  const over = log.findIndex(isOf('round_ended'))
  return over >= 0 && log.slice(over).some(isOf('cards_dealt'))
}
