// What the log tells of the last battle, for those who must read it after the lines have been cleared.
import { doerOf, isOf, kindOf } from '../../lib/game/log'
import type { LogLine } from '../../protocol'

export interface Result {
  /** The seat that took the region; null if nobody did. */
  seat: number | null
  headline: LogLine
  rest: LogLine[]
}

/** What makes the last battle a thing of the past. A final battle has no site. */
const isPast = isOf('site_chosen', 'card_played', 'game_began')

const endsBattle = isOf('battle_ended', 'final_battle_began')
const tellsResult = isOf('site_conquered', 'site_defended', 'battle_tied', 'token_moved')

/** The lines of the last battle that ended; none once the next site is chosen, or another game began. */
function resultLines(log: readonly LogLine[]): LogLine[] {
  const first = log.findLastIndex(endsBattle)
  if (first < 0 || log.slice(first).some(isPast)) return []
  const lines = log.slice(first)
  const after = lines.findIndex((line, number) => number > 0 && !tellsResult(line))
  return after < 0 ? lines : lines.slice(0, after)
}

/** First what the battle brought, then how strong everybody was and who takes the Condottiere. */
export function result(log: readonly LogLine[]): Result | null {
  const lines = resultLines(log)
  const headline = lines.find((line) => kindOf(line) === 'battle' && !endsBattle(line)) ?? lines[0]
  if (!headline) return null
  return { seat: doerOf(headline), headline, rest: lines.filter((line) => line !== headline) }
}

export interface News {
  /** Whose doing it was. */
  seat: number | null
  lines: LogLine[]
}

/** The latest thing that happened, and with a conquest that another takes the Condottiere. */
export function news(log: readonly LogLine[]): News | null {
  const isNews = (line: LogLine): boolean => kindOf(line) !== 'deal' && line.event.type !== 'token_moved'
  const place = log.findLastIndex(isNews)
  const latest = log[place] ?? log.at(-1)
  if (!latest) return null
  const seat = doerOf(latest)
  const token = log[place + 1]
  return token?.event.type === 'token_moved' && token.event.seat !== seat
    ? { seat: seat ?? token.event.seat, lines: [latest, token] }
    : { seat, lines: [latest] }
}

/** Whether the latest news are those of the last battle. */
export function isNewsOfBattle(log: readonly LogLine[]): boolean {
  const last = log.findLast((line) => kindOf(line) !== 'deal')
  return last !== undefined && resultLines(log).includes(last)
}
