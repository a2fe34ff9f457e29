// What a waiting room is like, in words.
import { factText, t } from '../languages/language.svelte'
import { clockInWords } from '../lib/game/clock'
import { numberedName, opponent } from '../lib/game/opponents'
import { chosenRules, type Rule } from '../lib/game/options'
import type { Clock, Grade, RoomMessage, Setup, WaitingSeat } from '../protocol'

export type Seats = Pick<RoomMessage, 'seats'>

/** What the viewer may do about a seat. */
export type Doing = 'sit-here' | 'take' | 'change'

export const isFree = ({ name }: WaitingSeat): boolean => name === null

export const freeSeats = (room: Seats | null): number[] =>
  (room?.seats ?? []).flatMap((seat, place) => (isFree(seat) ? [place] : []))

export const nameAt = (room: Seats, place: number | null): string | null =>
  place === null ? null : (room.seats[place]?.name ?? null)

const clockTerm = (clock: Clock | null): string =>
  clock === null ? t('room-clock-none') : t('room-clock-means', { clock: clockInWords(clock) })

function firstHolder(room: Seats, first: number): string {
  const name = nameAt(room, first)
  return name === null
    ? t('room-first-holder-seat', { place: first + 1 })
    : t('room-first-holder-means', { name })
}

/** What is agreed at a table, each in a line. */
export function terms(
  room: Pick<RoomMessage, 'seats' | 'options' | 'pace' | 'hints' | 'public' | 'clock'>,
): Rule[] {
  const rules = chosenRules(room.options)
  const first = room.options.first_holder ?? null
  return [
    ...(rules.length ? rules : [{ name: t('room-usual-game'), text: t('room-usual-game-means') }]),
    ...(first === null ? [] : [{ name: t('room-first-holder'), text: firstHolder(room, first) }]),
    { name: t('room-clock'), text: clockTerm(room.clock) },
    ...(room.seats.some(({ bot }) => bot !== null)
      ? [{ name: t('room-pace'), text: t(`room-pace-${room.pace}`) }]
      : []),
    ...(room.hints ? [{ name: t('room-hints'), text: t('room-hints-mean') }] : []),
    room.public
      ? { name: t('room-public'), text: t('room-public-means') }
      : { name: t('room-private'), text: t('room-private-means') },
  ]
}

const GRADES: readonly Grade[] = ['gentle', 'easy', 'fair', 'strong', 'fierce', 'merciless']

/** What a captain is, beside a name: 'captain, fierce', or 'captain: Hawkwood, fierce' under another name. */
export function captain({ name, label }: WaitingSeat): string {
  if (!label) return t('room-captain')
  if (label.text !== name) return t('room-captain-otherwise', { label: factText(label, String) })
  const grade = GRADES.find((one) => label.id === `captain-${one}`)
  return grade ? t('room-captain-graded', { grade: t(`grade-${grade}`) }) : t('room-captain')
}

/** What a captain is called who sits down at this table. */
export function captainName(setup: Setup, bot: string, { seats }: Seats): string {
  const label = opponent(setup, bot)?.label ?? bot
  let before = 0
  while (seats.some(({ name }) => name === numberedName(label, before))) before++
  return numberedName(label, before)
}

/** The short code as it is read out: in two halves. */
export const spaced = (code: string): string =>
  `${code.slice(0, code.length / 2)} ${code.slice(code.length / 2)}`
