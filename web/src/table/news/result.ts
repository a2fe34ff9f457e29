// What the log tells of the last battle, for those who must read it after the lines have been cleared.
import type { Fact, LogLine } from '../../protocol'

export interface Result {
  /** The seat that took the region, or the token if nobody did. */
  seat: number | null
  headline: Fact
  rest: Fact[]
}

const BATTLE: readonly LogLine['kind'][] = ['battle', 'token']

const OWN: readonly LogLine['kind'][] = ['site', 'play', 'pass']

/**
 * The lines of the last battle that ended; none once another game began or its reader acts again. Without a
 * reader, none once a card of the next battle was played.
 */
function resultLines(log: readonly LogLine[], reader: number | null = null): LogLine[] {
  const last = log.findLastIndex(({ kind }) => kind === 'battle')
  const isPast = ({ kind, seat }: LogLine): boolean =>
    kind === 'game' || (reader === null ? kind === 'play' : seat === reader && OWN.includes(kind))
  if (last < 0 || log.slice(last).some(isPast)) return []
  let from = last
  while (log[from - 1]?.kind === 'battle') from--
  let to = last + 1
  while (log[to]?.kind === 'token') to++
  return log.slice(from, to)
}

/** First what the battle brought, then how strong everybody was and who takes the Condottiere. */
export function result(log: readonly LogLine[], reader: number | null = null): Result | null {
  const lines = resultLines(log, reader)
  const [end, ...after] = lines
  if (!end) return null
  const headline = after.find(({ kind }) => kind === 'battle') ?? end
  return {
    seat: headline.seat,
    headline: headline.fact,
    rest: lines.filter((line) => line !== headline).map(({ fact }) => fact),
  }
}

export interface News {
  seat: number | null
  facts: Fact[]
}

/** The latest thing that happened, and with a conquest that another takes the Condottiere. */
export function news(log: readonly LogLine[]): News | null {
  const place = log.findLastIndex(
    ({ kind }, number) => kind !== 'deal' && !(kind === 'token' && log[number - 1]?.kind === 'battle'),
  )
  const latest = log[place] ?? log.at(-1)
  if (!latest) return null
  const token = latest.kind === 'battle' ? log[place + 1] : undefined
  return token?.kind === 'token' && token.seat !== latest.seat
    ? { seat: latest.seat ?? token.seat, facts: [latest.fact, token.fact] }
    : { seat: latest.seat, facts: [latest.fact] }
}

/** Whether the latest news are those of the last battle. */
export function isNewsOfBattle(log: readonly LogLine[]): boolean {
  const last = log.findLast(({ kind }) => kind !== 'deal')
  return last !== undefined && BATTLE.includes(last.kind) && resultLines(log).includes(last)
}
