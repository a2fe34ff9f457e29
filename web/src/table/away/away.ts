// What happened while nobody looked at a table, shorter than the log tells it.
import type { LogLine } from '../../protocol'

/** What happened meanwhile. */
export interface Account {
  /** How many battles were decided. */
  battles: number
  /** The latest of what is worth telling. */
  lines: LogLine[]
  /** How much more there was before that. */
  earlier: number
}

/** Who was away for so long is told, even if no battle was decided. */
export const LONG_S = 600
const MOST = 12

const WORTH_TELLING: readonly LogLine['kind'][] = [
  'game',
  'site',
  'battle',
  'token',
  'hand',
  'show',
  'win',
  'match',
]

const endsBattle = ({ fact }: LogLine): boolean =>
  fact.id === 'battle-ends' || fact.id === 'final-battle-ends'

/** Of the battle that is being fought every card is told, of those before what came of them. */
function worthTelling(log: readonly LogLine[]): LogLine[] {
  const last = log.findLastIndex(({ kind }) => kind === 'battle' || kind === 'token')
  return log.filter(
    (line, place) =>
      (place > last && line.kind !== 'deal') || (WORTH_TELLING.includes(line.kind) && !endsBattle(line)),
  )
}

/** What has happened since a moment, as Unix time, if that is worth an account. */
export function accountOf(log: readonly LogLine[], since: number, now: number): Account | null {
  const happened = log.filter(({ at = 0 }) => at > since)
  const battles = happened.filter(endsBattle).length
  const lines = worthTelling(happened)
  if (lines.length === 0 || (battles === 0 && now - since < LONG_S)) return null
  return { battles, lines: lines.slice(-MOST), earlier: Math.max(0, lines.length - MOST) }
}
