import type { Player, Series } from '../protocol'
import { at } from './at'

/** How a series stands: 'Game 3 of this series: Ada 2, Bruno 0, Hawkwood 0'. */
export function score({ game, wins }: Series, players: readonly Player[]): string {
  const each = wins.map((won, seat) => `${at(players, seat).name} ${won}`)
  return `Game ${game} of this series: ${each.join(', ')}`
}
