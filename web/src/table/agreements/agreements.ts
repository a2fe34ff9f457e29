// What the people at a table agree on and do beyond the rules, and what follows from it for one of them.
import { t } from '../../languages/language.svelte'
import { at } from '../../lib/at'
import { type Prompt, promptOf, waitingFor } from '../../lib/game/wording'
import { ago } from '../../lib/text/times'
import {
  CAPTAIN_SECONDS,
  type OpenProposal,
  type Player,
  type TableMessage,
  type TableView,
} from '../../protocol'
import type { ConnectionState } from '../connection'

const DAY_S = 86_400

export const isPlayedByCaptain = ({ captain }: Player): boolean => captain !== null

/** Whether the viewer has a seat that a captain plays and can take it back. */
export function mayTakeSeatBack({ view, players }: Pick<TableMessage, 'view' | 'players'>): boolean {
  if (view.viewer === null || view.phase === 'over') return false
  const own = at(players, view.viewer)
  return isPlayedByCaptain(own) && own.reason !== 'resigned'
}

/** Whether the viewer has a say in what the people at the table agree on. */
export const hasSay = ({ view, players }: Pick<TableMessage, 'view' | 'players'>): boolean =>
  view.viewer !== null && view.phase !== 'over' && isPlayedByPerson(at(players, view.viewer))

/**
 * In how many seconds the viewer may ask for a captain to play a seat whose person is away, 0 for now; null where that
 * may not be asked.
 */
function untilCaptain(table: TableMessage, seat: number, now: number): number | null {
  const asked = table.agreements.proposals.some((one) => one.kind === 'captain' && one.seat === seat)
  const player = at(table.players, seat)
  const away = isPlayedByPerson(player) && !player.online
  if (!hasSay(table) || asked || !away) return null
  return Math.max(0, CAPTAIN_SECONDS - now + (player.away_since ?? 0))
}

export const mayAskForCaptain = (...about: Parameters<typeof untilCaptain>): boolean =>
  untilCaptain(...about) === 0

/** That a captain may be asked for soon, to follow what is said of somebody who is away; '' where it is not so. */
export const captainSoon = (...about: Parameters<typeof untilCaptain>): string =>
  untilCaptain(...about) ? ` ${t('agreements-captain-soon')}` : ''

/**
 * The seat that everybody waits for while its person is away, where the viewer may ask for a captain. In a game by
 * days all are away most of the time.
 */
export function absentee(table: TableMessage, now: number): number | null {
  const { turn, phase } = table.view
  const byDays = (table.agreements.clock?.turn ?? 0) >= DAY_S
  return turn !== null && phase !== 'hand' && !byDays && mayAskForCaptain(table, turn, now) ? turn : null
}

/** Whether the viewer may do nothing now of what the rules would allow. */
export const isHeld = (table: TableMessage): boolean =>
  table.agreements.paused || (table.view.viewer !== null && !hasSay(table))

/** What is seen of a game that its people have closed, won by these seats: it is over. */
export const closedView = (view: TableView, winners: number[]): TableView => ({
  ...view,
  phase: 'over',
  turn: null,
  legal: [],
  can_end: false,
  winners,
  match_winners: winners,
})

/**
 * A table as its people may use it: a game that they have closed is over, and who may not act now has no legal
 * actions.
 */
export function withAgreements(table: TableMessage): TableMessage {
  const { closed, winners } = table.agreements
  if (closed !== null) return { ...table, view: closedView(table.view, winners) }
  return isHeld(table) ? { ...table, view: { ...table.view, legal: [], can_end: false } } : table
}

/** Whether somebody who sits here plays for themselves: no bot, and nobody for whom a captain plays. */
export const isPlayedByPerson = (player: Player): boolean => player.bot === null && !isPlayedByCaptain(player)

/** For so many seconds nobody is told that somebody is gone: a page that is loaded again is soon back. */
const GRACE_S = 5

/** In which message it is said that somebody has gone. */
type GoneMessage = 'gone' | 'gone-alone' | 'gone-game-waits' | 'gone-clock-runs'

/** That a person is away: 'Bruno left 3 minutes ago.'; '' for whoever is here, and for bots. */
export function absence(
  { name, bot, online, away_since: since }: Player,
  now: number,
  message: GoneMessage = 'gone',
): string {
  if (bot !== null || online || (since && now - since < GRACE_S)) return ''
  return t(`agreements-${message}`, { name, known: since ? 'yes' : 'no', when: since ? ago(since, now) : '' })
}

/** How things stand with a person's seat, in a sentence that stays the same while they do. */
export const presence = (player: Player, now: number): string =>
  captainInWords(player) ||
  t(absence(player, now) ? 'agreements-is-away' : 'agreements-is-here', { name: player.name })

/** Whose seat a captain plays, and why: 'A captain plays for Chiara, whose time ran out.'; '' if none does. */
export function captainInWords(player: Player): string {
  const { name, reason } = player
  if (!isPlayedByCaptain(player)) return ''
  return t(reason ? `agreements-captain-${reason}` : 'agreements-captain', { name })
}

/** What becomes of the game, or of a seat in the waiting room, while the connection is lost. */
export type Meanwhile = 'waits' | 'clock' | 'seat' | 'watched'

export function meanwhile({ view, agreements }: TableMessage): Meanwhile {
  if (view.viewer === null || view.phase === 'over') return 'watched'
  return agreements.clock ? 'clock' : 'waits'
}

/** That the connection is lost, what that leads to, and that nothing need be done about it. */
export const lostInWords = (state: ConnectionState, game: Meanwhile): string =>
  state === 'offline' || state === 'unreachable'
    ? t('table-lost', { why: state, game })
    : t(`table-connection-${state}`)

/** What is asked of the viewer, or whom everybody waits for and why, given the time on the server. */
export function question(table: TableMessage, now: number): Prompt {
  const { view, players } = table
  const { viewer, turn } = view
  const told = (sentence: string): Prompt => ({ sentence, mine: false })
  if (view.phase === 'over') return promptOf(view, players)
  if (table.agreements.paused) return told(t('agreements-nobody-acts'))
  const own = viewer === null ? undefined : at(players, viewer)
  if (own?.reason && own.reason !== 'resigned') return told(t(`agreements-own-captain-${own.reason}`))
  if (turn === null || view.phase === 'hand' || view.phase === 'interval')
    return promptOf(view, players, table)
  const awaited = at(players, turn)
  if (isPlayedByCaptain(awaited) && !players.some(isPlayedByPerson))
    return told(t('agreements-only-captains'))
  if (isPlayedByCaptain(awaited))
    return told(waitingFor(view.phase, awaited.name, turn === viewer ? 'own-captain' : 'captain'))
  if (turn === viewer) return promptOf(view, players, table)
  const gone = table.agreements.deadline === null ? 'gone-game-waits' : 'gone-clock-runs'
  const sentence = absence(awaited, now, gone)
  if (!sentence) return promptOf(view, players)
  return told(gone === 'gone-game-waits' ? sentence + captainSoon(table, turn, now) : sentence)
}

/** Two proposals of one kind and seat are the same. */
export const proposalKey = ({ kind, seat }: Pick<OpenProposal, 'kind' | 'seat'>): string =>
  `${kind} ${seat ?? ''}`
