// What is read out to those who listen: what happened, in order, and what is asked of them.
import { joinWithAnd, t } from '../../languages/language.svelte'
import { at } from '../../lib/at'
import { nameOfSeat } from '../../lib/game/wording'
import type { LogLine, Player, TableView } from '../../protocol'

/** So many things that happened at once are read out; of more it is said where to find them. */
export const MAX_LINES = 6

/** What happened, as one text; `tell` says one line of the log. */
export function happenings(lines: readonly LogLine[], tell: (line: LogLine) => string): string {
  const earlier = Math.max(0, lines.length - MAX_LINES)
  const told = lines.slice(earlier).map(tell)
  return (earlier ? [t('announce-earlier', { count: earlier }), ...told] : told).join(' ')
}

/** How the battle stands for the viewer, beside the strongest of the others; '' where nobody fights. */
export function standing({ phase, viewer, seats }: TableView, players: readonly Player[]): string {
  if (phase !== 'battle' || viewer === null) return ''
  const own = at(seats, viewer).strength
  const others = seats.flatMap((one, seat) => (seat !== viewer && one.contending ? [seat] : []))
  if (others.length === 0) return ''
  const most = Math.max(...others.map((seat) => at(seats, seat).strength))
  const foremost = others.filter((seat) => at(seats, seat).strength === most)
  const names = joinWithAnd(foremost.map(nameOfSeat(players)))
  if (own === most) return t('announce-level', { names, own })
  return t(own > most ? 'announce-lead' : 'announce-behind', { names, own, most })
}
