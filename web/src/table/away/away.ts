// What happened while nobody looked at a table, shorter than the log tells it.
import { isOf, kindOf, type LogKind } from '../../lib/game/log'
import type { LogLine } from '../../protocol'

/** What happened meanwhile. */
export interface Absence {
  /** How many battles were decided. */
  battles: number
  /** The latest of what is worth telling. */
  lines: LogLine[]
  /** How much more there was before that. */
  earlier: number
}

/** Who was away for so long is told, even if no battle was decided. */
export const LONG_S = 600
const MAX_LINES = 12

const WORTH_TELLING: readonly LogKind[] = ['game', 'site', 'battle', 'token', 'hand', 'show', 'win', 'match']

const endsBattle = isOf('battle_ended')

/** Of the battle that is being fought every card is told, of those before what came of them. */
function worthTelling(log: readonly LogLine[]): LogLine[] {
  const last = log.findLastIndex((line) => ['battle', 'token'].includes(kindOf(line)))
  return log.filter(
    (line, place) =>
      (place > last && kindOf(line) !== 'deal') ||
      (WORTH_TELLING.includes(kindOf(line)) && !endsBattle(line)),
  )
}

/** What has happened since a moment, as Unix time, if that is worth telling. */
export function absenceOf(log: readonly LogLine[], since: number, now: number): Absence | null {
  const happened = log.filter(({ at }) => at > since)
  const battles = happened.filter(endsBattle).length
  const lines = worthTelling(happened)
  if (lines.length === 0 || (battles === 0 && now - since < LONG_S)) return null
  return { battles, lines: lines.slice(-MAX_LINES), earlier: Math.max(0, lines.length - MAX_LINES) }
}
