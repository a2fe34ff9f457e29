import { t } from '../languages/language.svelte'
import type { RoomMessage, WaitingSeat } from '../protocol'
import { changedSettings, nameAt } from './words'

type Room = RoomMessage

const named = ({ seats }: Room): Map<string, WaitingSeat> =>
  new Map(seats.flatMap((seat) => (seat.name === null ? [] : [[seat.name, seat]])))

/** The people, not captains, who have sat down since then; the viewer is not told of. */
export function satDown(before: Room, now: Room): string[] {
  const known = named(before)
  return now.seats.flatMap(({ name, bot }, place) =>
    name !== null && bot === null && place !== now.seat && !known.has(name) ? [name] : [],
  )
}

/** Whether the viewer had a seat, and has none now. */
export const hasLostSeat = (before: Room, now: Room): boolean => before.seat !== null && now.seat === null

/** What has changed since then about those who stay, in a sentence each. */
function changes(name: string, before: WaitingSeat, now: WaitingSeat): string[] {
  if (now.bot !== null) return []
  return [
    ...(before.here && !now.here ? [t('room-who-has-gone', { name })] : []),
    ...(!before.here && now.here ? [t('room-who-is-here', { name })] : []),
    ...(before.ready !== now.ready ? [t(now.ready ? 'room-now-ready' : 'room-now-not-ready', { name })] : []),
  ]
}

/** What has happened in a waiting room since then, in sentences for those who listen. */
export function news(before: Room, now: Room): string[] {
  const known = named(before)
  const present = named(now)
  const own = nameAt(now, now.seat)
  const host = nameAt(now, now.host)
  return [
    ...changedSettings(before, now),
    ...[...known.keys()].filter((name) => !present.has(name)).map((name) => t('room-has-left', { name })),
    ...[...present.keys()]
      .filter((name) => !known.has(name) && name !== own)
      .map((name) => t('room-has-sat-down', { name })),
    ...[...present].flatMap(([name, seat]) => {
      const was = known.get(name)
      return was === undefined || name === own ? [] : changes(name, was, seat)
    }),
    ...(now.seat !== null && now.seat !== before.seat ? [t('room-you-sit-in', { place: now.seat + 1 })] : []),
    ...(now.is_host && !before.is_host ? [t('room-you-are-host')] : []),
    ...(!now.is_host && host !== null && host !== nameAt(before, before.host)
      ? [t('room-new-host', { name: host })]
      : []),
  ]
}
