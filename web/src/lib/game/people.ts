// Who sits at a table, as one of them, or somebody who looks on, speaks of them.
import { inflectedMessage, joinWithAnd } from '../../languages/language.svelte'
import { Inflected } from '../../languages/values'
import { TUTORS, type Player } from '../../protocol'
import { at } from '../at'

export interface People {
  /** By seat. */
  names: readonly string[]
  /** Who is 'you'; null for who looks on. */
  viewer: number | null
}

export const peopleOf = (players: readonly Player[], viewer: number | null): People => ({
  names: players.map(({ name }) => name),
  viewer,
})

/** Whether this seat is the viewer's, as messages ask for it. */
export const isOwn = (seat: number, { viewer }: People): 'yes' | 'no' => (seat === viewer ? 'yes' : 'no')

/** These seats within a message, the viewer first: 'you and Ada'. The message may ask for a form of 'you'. */
export function namesOf(seats: readonly number[], { names, viewer }: People): Inflected {
  const others = seats.filter((seat) => seat !== viewer).map((seat) => at(names, seat))
  if (others.length === seats.length) return new Inflected(() => joinWithAnd(others))
  return new Inflected((form) => joinWithAnd([inflectedMessage('you').value(form), ...others]))
}

/** Whether all others are captains for good: nobody to talk to, or to show cards to. */
export const isAmongCaptains = (players: readonly Player[], viewer: number | null): boolean =>
  viewer !== null && players.every(({ bot }, seat) => seat === viewer || bot !== null)

/** Which lesson of the tutorial these players play, from 0; -1 for any other game. */
export const lessonOf = (players: readonly Player[]): number =>
  TUTORS.findIndex((tutor) => players.some(({ bot }) => bot === tutor))
