// What is read out to those who listen: what happened, in order, and what is asked of them.
import { t } from '../../languages/language.svelte'
import { at } from '../../lib/at'
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
  const [first] = others.sort((one, other) => at(seats, other).strength - at(seats, one).strength)
  if (first === undefined) return ''
  const most = at(seats, first).strength
  const { name } = at(players, first)
  if (own === most) return t('announce-level', { name, own })
  return t(own > most ? 'announce-lead' : 'announce-behind', { name, own, most })
}
