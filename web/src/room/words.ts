// What a waiting room is like, in words.
import { factText, t } from '../languages/language.svelte'
import { clockInWords } from '../lib/game/clock'
import { numberedName, opponent } from '../lib/game/opponents'
import { chosenRules, optionName, type Rule } from '../lib/game/options'
import {
  type Clock,
  type Grade,
  OPTIONAL_RULES,
  type RoomMessage,
  type Setup,
  type WaitingSeat,
} from '../protocol'

export type Seats = Pick<RoomMessage, 'seats'>

/** What the viewer may do about a seat. */
export type Doing = 'sit-here' | 'take' | 'change'

export const isFree = ({ name }: WaitingSeat): boolean => name === null

export const freeSeats = (room: Seats | null): number[] =>
  (room?.seats ?? []).flatMap((seat, place) => (isFree(seat) ? [place] : []))

/** The seats of a table with so many: the last of those that are free go, or others come after all. */
export function staying(room: Seats, count: number): number[] {
  const free = freeSeats(room)
  const gone = free.slice(free.length - Math.max(0, room.seats.length - count))
  return Array.from({ length: Math.max(count, room.seats.length) }, (_, place) => place).filter(
    (place) => !gone.includes(place),
  )
}

export const nameAt = (room: Seats, place: number | null): string | null =>
  place === null ? null : (room.seats[place]?.name ?? null)

const clockTerm = (clock: Clock | null): string =>
  clock === null ? t('room-clock-none') : t('room-clock-means', { clock: clockInWords(clock) })

const placeName = (room: Seats, place: number): string =>
  nameAt(room, place) ?? t('room-seat', { place: place + 1 })

function firstHolder(room: Seats, first: number): string {
  const name = nameAt(room, first)
  return name === null
    ? t('room-first-holder-seat', { place: first + 1 })
    : t('room-first-holder-means', { name })
}

type Settings = Pick<RoomMessage, 'seats' | 'options' | 'pace' | 'hints' | 'bargaining' | 'public' | 'clock'>

const onOrOff = (on: boolean): string => t('room-setting-switch', { on: on ? 'yes' : 'no' })

/** Each setting by name, with its value in a word or two; without who begins, which depends on who sits where. */
const settings = (room: Settings): [name: string, value: string][] => [
  [t('room-seats'), String(room.seats.length)],
  ...OPTIONAL_RULES.map((rule): [string, string] => [
    optionName(rule),
    rule === 'points' && room.options.points !== null
      ? t('option-so-many-points', { points: room.options.points })
      : onOrOff(Boolean(room.options[rule])),
  ]),
  [t('room-clock'), room.clock === null ? onOrOff(false) : clockInWords(room.clock)],
  [t('room-pace'), t(`home-pace-${room.pace}`)],
  [t('room-hints'), onOrOff(room.hints)],
  [t('room-bargaining'), onOrOff(room.bargaining)],
  [t('home-public'), onOrOff(room.public)],
]

/** What is set otherwise than before, in a sentence each: 'Hidden Cards: on.' */
export function changedSettings(before: Settings, now: Settings): string[] {
  const was = new Map(settings(before))
  const begins = ({ options, ...room }: Settings): string =>
    options.first_holder === null ? t('home-first-at-random') : placeName(room, options.first_holder)
  const other = before.options.first_holder !== now.options.first_holder && begins(before) !== begins(now)
  return [
    ...settings(now).filter(([name, value]) => was.get(name) !== value),
    ...(other ? [[t('room-first-holder'), begins(now)] as const] : []),
  ].map(([name, value]) => t('room-setting-now', { name, value }))
}

/** What is agreed at a table, each in a line. */
export function terms(room: Settings): Rule[] {
  const rules = chosenRules(room.options)
  const first = room.options.first_holder ?? null
  return [
    ...(rules.length ? rules : [{ name: t('room-usual-game'), text: t('room-usual-game-means') }]),
    ...(first === null ? [] : [{ name: t('room-first-holder'), text: firstHolder(room, first) }]),
    { name: t('room-clock'), text: clockTerm(room.clock) },
    ...(room.seats.some(({ bot }) => bot !== null)
      ? [{ name: t('room-pace'), text: t(`room-pace-${room.pace}`) }]
      : []),
    ...(room.bargaining && room.seats.some(({ bot }) => bot !== null)
      ? [{ name: t('room-bargaining'), text: t('room-bargaining-mean') }]
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
