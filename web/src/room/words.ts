// What a waiting room is like, in words.
import { told } from '../languages/language.svelte'
import { clockInWords } from '../lib/clock'
import { OPTIONAL_RULES, type OptionalRule, optionText } from '../lib/options'
import { numbered, opponent } from '../lib/opponents'
import type { Clock, Pace, RoomMessage, Setup, WaitingSeat } from '../protocol'

export type Seats = Pick<RoomMessage, 'seats'>

const PACES: Record<Pace, string> = {
  instant: 'Captains play at once.',
  fast: 'Captains play fast.',
  normal: 'Captains take a moment for each card.',
  slow: 'Captains take their time.',
}

export const isFree = ({ name }: WaitingSeat): boolean => name === null

export const freeSeats = (room: Seats | null): number[] =>
  (room?.seats ?? []).flatMap((seat, place) => (isFree(seat) ? [place] : []))

export const nameAt = (room: Seats, place: number | null): string | null =>
  place === null ? null : (room.seats[place]?.name ?? null)

const clockTerm = (clock: Clock | null): string =>
  clock === null
    ? 'None: everybody takes the time they need.'
    : `${clockInWords(clock)}. A captain plays for whoever takes longer, until they are back.`

/** What is agreed at a table, each in a line. */
export function terms(
  room: Pick<RoomMessage, 'seats' | 'options' | 'pace' | 'hints' | 'public' | 'clock'>,
): { name: string; text: string }[] {
  const { options } = room
  const rules = (Object.keys(OPTIONAL_RULES) as OptionalRule[])
    .filter((option) => options[option])
    .map((option) => ({
      name: OPTIONAL_RULES[option] + (option === 'points' ? `, to ${options.points ?? ''}` : ''),
      text: optionText(option),
    }))
  const first = options.first_holder ?? null
  const holder = nameAt(room, first) ?? `Whoever sits in seat ${(first ?? 0) + 1}`
  return [
    ...(rules.length ? rules : [{ name: 'The usual game', text: 'No optional rules.' }]),
    ...(first === null ? [] : [{ name: 'First holder', text: `${holder} begins with the Condottiere.` }]),
    { name: 'Clock', text: clockTerm(room.clock ?? null) },
    ...(room.seats.some(({ bot }) => bot !== null) ? [{ name: 'Pace', text: PACES[room.pace] }] : []),
    ...(room.hints ? [{ name: 'Hints and odds', text: 'Everybody may ask for advice on their turn.' }] : []),
    room.public
      ? { name: 'Public', text: 'The start page lists this table: anybody may join.' }
      : { name: 'Private', text: 'Only who has the link or the code finds this table.' },
  ]
}

/** What a captain is, beside a name: 'captain, fierce', or 'captain: Hawkwood, fierce' under another name. */
export function captain({ name, label }: WaitingSeat): string {
  const plain = label ? told(label, String) : ''
  if (plain === name || plain === '') return 'captain'
  return plain.startsWith(`${name}, `)
    ? `captain, ${plain.slice((name ?? '').length + 2)}`
    : `captain: ${plain}`
}

/** What a captain is called who sits down at this table. */
export function captainName(setup: Setup, bot: string, { seats }: Seats): string {
  const label = opponent(setup, bot)?.label ?? bot
  let before = 0
  while (seats.some(({ name }) => name === numbered(label, before))) before++
  return numbered(label, before)
}

/** The short code as it is read out: in two halves. */
export const spaced = (code: string): string =>
  `${code.slice(0, code.length / 2)} ${code.slice(code.length / 2)}`
