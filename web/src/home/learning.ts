// Who has come to learn the game, and who knows it.
import { hasLearned, progressOf } from '../tutorial/progress'
import type { Row } from './gameRows'
import type { Games } from './games.svelte'

/** The tutorial that was begun and not finished. */
export const begunTutorial = (rows: readonly Row[]): Row | undefined =>
  rows.find(({ id, tutorial, state }) => tutorial && state !== 'over' && !progressOf(id).done)

const isFinished = ({ state, tutorial }: Row): boolean => state === 'over' && !tutorial

/** Whether somebody has not finished a game of their own yet, as far as can be known: the gentlest captains are proposed. */
export async function isBeginner(games: Games): Promise<boolean> {
  if (games.rows.some(isFinished)) return false
  const removed = await games.takenOff().catch(() => [])
  // Of a game that this browser alone has kept it knows no more; few are taken off before they end.
  return !removed.some((row) => isFinished(row) || row.kept === 'browser')
}

/** Whether somebody has neither played nor learned here, or is about to learn; `removed`: has taken games off. */
export const isNewcomer = (rows: readonly Row[], removed: boolean): boolean =>
  begunTutorial(rows) !== undefined || (rows.length === 0 && !removed && !hasLearned())
