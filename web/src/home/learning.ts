// Who has come to learn the game, and who knows it.
import { hasLearned, progressOf } from '../tutorial/progress'
import type { Games } from './games.svelte'
import type { Row } from './rows'

/** The tutorial that was begun and not finished. */
export const begunTutorial = (rows: readonly Row[]): Row | undefined =>
  rows.find(({ id, tutorial, state }) => tutorial && state !== 'over' && !progressOf(id).done)

const isFinished = ({ state, tutorial }: Row): boolean => state === 'over' && !tutorial

/** Whether somebody has not finished a game of their own yet: the gentlest captains are proposed. */
export const isBeginner = async (games: Games): Promise<boolean> =>
  !games.rows.some(isFinished) && !(await games.takenOff()).some(isFinished)

/** Whether somebody has neither played nor learned here, or is about to learn; `removed`: has taken games off. */
export const isNewcomer = (rows: readonly Row[], removed: boolean): boolean =>
  begunTutorial(rows) !== undefined || (rows.length === 0 && !removed && !hasLearned())
