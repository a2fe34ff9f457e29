import { joinWithAnd, t } from '../../languages/language.svelte'
import { nameOfSeat } from '../../lib/game/wording'
import type { Player, StandIn } from '../../protocol'

/** Who plays for whom, until they are ready in steps that do not flicker, or because the server has them no more. */
export function standingIn(
  { name, seats, gone, until }: StandIn,
  players: readonly Player[],
  now: number,
): string {
  const names = joinWithAnd(seats.map(nameOfSeat(players)))
  if (gone) return t('table-stand-in-gone', { name, names })
  const count = until === null ? 0 : Math.max(0, Math.ceil((until - now) / 10) * 10)
  return t('table-stand-in', { name, names, count })
}
