import { joinWithCommas, t } from '../../languages/language.svelte'
import { at } from '../../lib/at'
import type { Player, Series } from '../../protocol'

/** How a series stands: 'Game 3 of this series: Ada 2, Bruno 0, Hawkwood 0'. */
export function score({ game, wins }: Series, players: readonly Player[]): string {
  const each = wins.map((count, seat) => t('amount', { seat: at(players, seat).name, count }))
  return t('series-score', { game, wins: joinWithCommas(each) })
}
