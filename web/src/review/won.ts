import { joinWithAnd, t } from '../languages/language.svelte'
import { at } from '../lib/at'
import type { EndingName, Review } from '../protocol'
import { closingText } from '../table/agreements/proposals'

/** Ways in which a game is won by the rules. */
const WON: readonly EndingName[] = ['total', 'adjacent', 'most', 'final_battle']

/** How a game, or a match, ended: 'Anna won: 3 adjacent regions.' */
export function won({ outcome, closed, players }: Pick<Review, 'outcome' | 'closed' | 'players'>): string {
  if (outcome === null) return t('review-record-ends')
  const { winners, ending, scores, needed } = outcome
  if (closed !== null) return closingText({ closed, winners }, players, null)
  if (winners.length === 0) return t('review-unfinished')
  const who = { names: joinWithAnd(winners.map((seat) => at(players, seat).name)), count: winners.length }
  if (scores !== null) return t('review-match-won', who)
  return WON.includes(ending)
    ? t('review-won', { ...who, how: ending, target: needed ?? 0 })
    : t('review-won-otherwise', who)
}
