// Who has come to learn the game, and who knows it.
import { isAnswered } from '../lib/browser/preferences'
import type { Store } from '../lib/browser/stored'
import { hasLearned } from '../tutorial/progress'
import type { Row } from './gameRows'
import type { Games } from './games.svelte'

/** The lesson that was begun and not finished. */
export const begunTutorial = (rows: readonly Row[]): Row | undefined =>
  rows.find(({ lesson, state }) => lesson >= 0 && state !== 'over')

const isFinished = ({ state, lesson }: Row): boolean => state === 'over' && lesson < 0

/** Whoever has finished so many games knows the game, even without having won one. */
const MIN_GAMES = 3

/**
 * Whether somebody has neither won a game in this browser nor finished three, as far as can be known: the gentlest
 * captains are proposed.
 */
export async function isBeginner(games: Pick<Games, 'rows' | 'takenOff'>, store?: Store): Promise<boolean> {
  if (isAnswered('has-won', store)) return false
  const finished = games.rows.filter(isFinished).length
  if (finished >= MIN_GAMES) return false
  const removed = await games.takenOff().catch(() => [])
  // Of a game that this browser alone has kept it knows no more; few are taken off before they end.
  return finished + removed.filter((row) => isFinished(row) || row.kept === 'browser').length < MIN_GAMES
}

/** Whether somebody has neither played nor learned here, or is about to learn; `removed`: has taken games off. */
export const isNewcomer = (rows: readonly Row[], removed: boolean): boolean =>
  begunTutorial(rows) !== undefined || (rows.length === 0 && !removed && !hasLearned())
