// Moments and spans of time in words. Moments are Unix times in seconds, shown as they are where the viewer is.
import { plural } from './wording'

const MINUTE_S = 60
const HOUR_S = 3600
const WITHIN_THE_WEEK_S = 6 * 86_400

const format = (options: Intl.DateTimeFormatOptions): ((moment: number) => string) => {
  const formatted = new Intl.DateTimeFormat('en-GB', options)
  return (moment) => formatted.format(new Date(moment * 1000))
}
/** The time of the day: '14:05'. */
export const clockTime = format({ hour: '2-digit', minute: '2-digit' })
const weekday = format({ weekday: 'long' })
const date = format({ day: 'numeric', month: 'long' })

/** The day of a moment: 'Tuesday' within the week, else '3 December'; '' is today. */
function day(when: number, now: number): string {
  const distance = Math.abs(when - now)
  if (distance >= WITHIN_THE_WEEK_S) return date(when)
  return date(when) === date(now) ? '' : weekday(when)
}

/** A moment as one says it now: '14:05' of today, 'Tuesday 14:05', '3 December 14:05'. */
export const moment = (when: number, now: number): string =>
  `${day(when, now)} ${clockTime(when)}`.trimStart()

/** Since when, as short as can be: 'since 14:05', 'since Tuesday'. */
export const since = (when: number, now: number): string => `since ${day(when, now) || clockTime(when)}`

/** When somebody left: 'left 3 minutes ago', and after an hour 'left at 14:05', 'left on Tuesday at 14:05'. */
export function leaving(when: number, now: number): string {
  const ago = now - when
  if (ago < MINUTE_S) return 'left just now'
  if (ago < HOUR_S) return `left ${plural(Math.floor(ago / MINUTE_S), 'minute')} ago`
  const on = day(when, now)
  return `left ${on && `on ${on} `}at ${clockTime(when)}`
}

/** Minutes and seconds that are left, rounded up: '1:05'; 0:00 is nothing at all. */
export function countdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(whole / MINUTE_S)}:${String(whole % MINUTE_S).padStart(2, '0')}`
}
