// Who has come to learn the game, and who knows it.
import { hasLearned, progressOf } from '../tutorial/progress'
import type { Row } from './rows'

/** The tutorial that was begun and not finished. */
export const begunTutorial = (rows: readonly Row[]): Row | undefined =>
  rows.find(({ id, tutorial, state }) => tutorial && state !== 'over' && !progressOf(id).done)

/** Whether somebody has not finished a game of their own yet: the gentlest captains are proposed. */
export const isBeginner = (rows: readonly Row[]): boolean =>
  !rows.some(({ state, tutorial }) => state === 'over' && !tutorial)

/** Whether somebody has neither played nor learned here, or is about to learn. */
export const isNewcomer = (rows: readonly Row[]): boolean =>
  begunTutorial(rows) !== undefined || (rows.length === 0 && !hasLearned())
