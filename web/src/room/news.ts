import type { RoomMessage, WaitingSeat } from '../protocol'
import { nameAt } from './words'

type Room = Pick<RoomMessage, 'seats' | 'seat' | 'host' | 'is_host'>

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
    ...(before.here && !now.here ? [`${name} has gone away.`] : []),
    ...(!before.here && now.here ? [`${name} is here.`] : []),
    ...(before.ready !== now.ready ? [`${name} is ${now.ready ? 'ready' : 'not ready yet'}.`] : []),
  ]
}

/** What has happened in a waiting room since then, in sentences for those who listen. */
export function news(before: Room, now: Room): string[] {
  const known = named(before)
  const present = named(now)
  const own = nameAt(now, now.seat)
  const host = nameAt(now, now.host)
  return [
    ...[...known.keys()].filter((name) => !present.has(name)).map((name) => `${name} has left.`),
    ...[...present.keys()]
      .filter((name) => !known.has(name) && name !== own)
      .map((name) => `${name} has sat down.`),
    ...[...present].flatMap(([name, seat]) => {
      const was = known.get(name)
      return was === undefined || name === own ? [] : changes(name, was, seat)
    }),
    ...(now.seat !== null && now.seat !== before.seat ? [`You sit in seat ${now.seat + 1}.`] : []),
    ...(now.is_host && !before.is_host ? ['You are the host now.'] : []),
    ...(!now.is_host && host !== null && host !== nameAt(before, before.host)
      ? [`${host} is the host.`]
      : []),
  ]
}
