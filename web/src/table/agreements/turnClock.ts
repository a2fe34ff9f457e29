// The clock of whoever is on turn, in words.
import { t } from '../../languages/language.svelte'
import { countdown, momentIn } from '../../lib/text/times'
import type { Agreements } from '../../protocol'

const HOUR_S = 3600
const NEAR = { part: 0.2, least: 10, most: HOUR_S }

interface TurnTime {
  text: string
  /** Whether little is left before a captain takes over. */
  near: boolean
}

/**
 * How long the seat on turn has, given the time on the server: minutes and seconds, or beyond an hour until when.
 * What is left near the end comes with what follows. Null where no clock runs.
 */
export function turnTime(
  agreements: Required<Agreements>,
  turn: number | null,
  now: number,
): TurnTime | null {
  const { clock, deadline } = agreements
  if (clock === null || deadline === null || turn === null) return null
  const left = deadline - now
  const near = left <= Math.min(NEAR.most, Math.max(NEAR.least, clock.turn * NEAR.part))
  if (near) return { text: t('agreements-turn-near-end', { left: countdown(left) }), near }
  if (left > HOUR_S) return { text: t('agreements-turn-until', { moment: momentIn(deadline, now) }), near }
  const reserve = agreements.reserves[turn] ?? 0
  if (left <= reserve) return { text: t('agreements-turn-reserve-left', { left: countdown(left) }), near }
  const times = { left: countdown(left - reserve), reserve: countdown(reserve) }
  return {
    text:
      reserve > 0
        ? t('agreements-turn-left-then-reserve', times)
        : t('agreements-turn-left', { left: times.left }),
    near,
  }
}
