// Moments and spans of time in words. Moments are Unix times in seconds, shown as they are where the viewer is.
import { inflectedMessage, locale, t } from '../../languages/language.svelte'
import type { Inflected } from '../../languages/values'

const MINUTE_S = 60
const HOUR_S = 3600
const WITHIN_THE_WEEK_S = 6 * 86_400

/** Intl writes '1 décembre' where French has '1er décembre'. */
const format =
  (options: Intl.DateTimeFormatOptions) =>
  (moment: number): string =>
    new Intl.DateTimeFormat(locale(), options)
      .formatToParts(new Date(moment * 1000))
      .map(({ type, value }) => (type === 'day' && value === '1' ? t('first-of-month') : value))
      .join('')

/** The time of the day: '14:05'. */
export const clockTime = format({ hour: '2-digit', minute: '2-digit' })
/** A date with its time: '18 Nov 2026, 14:05'. */
export const dateTime = format({ dateStyle: 'medium', timeStyle: 'short' })
const date = format({ day: 'numeric', month: 'long' })

/** By what the day of a moment is told. */
function dayOf(when: number, now: number): 'today' | 'weekday' | 'date' {
  if (Math.abs(when - now) >= WITHIN_THE_WEEK_S) return 'date'
  return date(when) === date(now) ? 'today' : 'weekday'
}

const weekday = (when: number): Inflected =>
  inflectedMessage('weekday', { number: new Date(when * 1000).getDay() })

/** A moment as one says it now, for a message: '14:05' of today, 'Tuesday 14:05', '3 December 14:05'. */
export function momentIn(when: number, now: number): Inflected {
  const time = clockTime(when)
  const day = dayOf(when, now)
  if (day === 'today') return inflectedMessage('moment-time', { time })
  if (day === 'weekday') return inflectedMessage('moment-weekday', { weekday: weekday(when), time })
  return inflectedMessage('moment-date', { date: date(when), time })
}

/** The same by itself. */
export const moment = (when: number, now: number): string => momentIn(when, now).toString()

/** Since when, as short as can be: 'since 14:05', 'since Tuesday'. */
export function since(when: number, now: number): string {
  const day = dayOf(when, now)
  if (day === 'today') return t('since-time', { time: clockTime(when) })
  if (day === 'weekday') return t('since-weekday', { weekday: weekday(when) })
  return t('since-date', { date: date(when) })
}

/** How long ago something was, for a message: '3 minutes ago', and after an hour 'at 14:05', 'on Tuesday at 14:05'. */
export function ago(when: number, now: number): Inflected {
  const seconds = now - when
  if (seconds < MINUTE_S) return inflectedMessage('ago-now')
  if (seconds < HOUR_S) return inflectedMessage('ago-minutes', { count: Math.floor(seconds / MINUTE_S) })
  const time = clockTime(when)
  const day = dayOf(when, now)
  if (day === 'today') return inflectedMessage('ago-time', { time })
  if (day === 'weekday') return inflectedMessage('ago-weekday', { weekday: weekday(when), time })
  return inflectedMessage('ago-date', { date: date(when), time })
}

/** Minutes and seconds that are left, rounded up: '1:05'; 0:00 is nothing at all. */
export function countdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(whole / MINUTE_S)}:${String(whole % MINUTE_S).padStart(2, '0')}`
}
