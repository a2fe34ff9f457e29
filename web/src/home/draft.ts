import { DEFAULT_NAME } from '../lib/browser/preferences'
import { type Store, storedText, storeText } from '../lib/browser/stored'
import { nextOpponent, numberedName, opponent } from '../lib/game/opponents'
import {
  type Clock,
  type NewRoom,
  type NewTable,
  type Options,
  type Pace,
  type RoomMessage,
  type Setup,
  type TableOptions,
  type TableSummary,
  USUAL_OPTIONS,
} from '../protocol'

/** Whom a table is made for: one person and captains, or friends who are invited. */
export type Company = 'alone' | 'friends'

/** For whom a table was made here last. */
export const usualCompany = (store?: Store): Company =>
  storedText('company', store) === 'friends' ? 'friends' : 'alone'

export const rememberCompany = (company: Company, store?: Store): void => storeText('company', company, store)

/** A table that is being made. */
export interface Draft {
  company: Company
  /** Who sits where: '' is a person, else the name of a level or bot. */
  seats: string[]
  options: Required<TableOptions>
  pace: Pace
  /** Whether hints and odds may be asked for; null as is usual for those who sit there. */
  hints: boolean | null
  /** Whether captains offer and answer pacts. */
  bargaining: boolean
  /** Whether the lobby lists a table for friends. */
  public: boolean
  clock: Clock | null
}

const USUAL_SEATS = 4

/** You and three opponents, or three seats that are free. */
export function defaultDraft(company: Company, setup: Setup): Draft {
  const draft: Draft = {
    company,
    seats: [''],
    options: { ...USUAL_OPTIONS },
    pace: setup.default_pace,
    hints: null,
    bargaining: true,
    public: false,
    clock: null,
  }
  return { ...draft, seats: withSeats(draft, USUAL_SEATS, setup) }
}

/** For somebody's first game: the gentlest captains that can play here. */
export function firstDraft(setup: Setup): Draft {
  const gentle = setup.levels.filter(({ trouble }) => trouble === null).map(({ name }) => name)
  const draft = defaultDraft('alone', setup)
  const captains = [...gentle, ...draft.seats.slice(1)].slice(0, USUAL_SEATS - 1)
  return { ...draft, seats: ['', ...captains] }
}

/** What was chosen of the options of a table. */
function chosenOf(options: Options): Required<TableOptions> {
  const chosen: Partial<Options> = { ...options }
  delete chosen.seats
  delete chosen.idle_limit
  return { ...USUAL_OPTIONS, ...chosen }
}

/** The same seats and settings as a table that there is. */
export function draftLike(table: TableSummary, setup: Setup): Draft {
  const seats = table.players.map(({ bot }) => bot ?? '')
  const company = seats.filter((bot) => bot === '').length > 1 ? 'friends' : 'alone'
  const draft = {
    ...defaultDraft(company, setup),
    seats,
    options: chosenOf(table.options),
    pace: table.pace,
    bargaining: table.bargaining,
  }
  return { ...draft, hints: table.hints === allowsHints(draft) ? null : table.hints }
}

/** The seats, more of them (opponents, or free ones) or fewer. */
export function withSeats({ company, seats }: Draft, count: number, setup: Setup): string[] {
  const changed = seats.slice(0, count)
  while (changed.length < count)
    changed.push(company === 'friends' ? '' : nextOpponent(setup, changed.filter(Boolean)))
  return changed
}

/**
 * Somebody else in a seat, or in every seat where a bot sits. Who plays alone changes places with the opponent whose
 * seat it was.
 */
export function withSeat(
  { company, seats }: Draft,
  place: number,
  bot: string,
  everywhere: boolean,
): string[] {
  const own = ownSeat(seats)
  const swapped = company === 'alone' && bot === '' && own >= 0
  return seats.map((before, number) => {
    if (number === place) return bot
    if (swapped && number === own) return seats[place] ?? ''
    return everywhere && bot && before ? bot : before
  })
}

/** What whoever sits in a seat is called; '' of a seat that is free. `own` is the name in one's own. */
export function nameOf({ seats }: Draft, place: number, setup: Setup, own: string): string {
  const bot = seats[place] ?? ''
  if (bot === '') return place === ownSeat(seats) ? own.trim() || DEFAULT_NAME : ''
  const who = opponent(setup, bot)
  return numberedName(who?.label ?? bot, seats.slice(0, place).filter((one) => one === bot).length)
}

/** Which seat is one's own: the first that is for a person. */
export const ownSeat = (seats: readonly string[]): number => seats.indexOf('')

/** Whether hints and odds may be asked for: unless it is said, where one person alone plays with bots. */
export const allowsHints = ({ seats, hints }: Draft): boolean =>
  hints ?? seats.filter((bot) => bot === '').length === 1

/** The settings of a game that has not begun, where only free seats are added or removed. */
export const draftOfRoom = (
  room: Pick<RoomMessage, 'seats' | 'options' | 'pace' | 'hints' | 'bargaining' | 'public' | 'clock'>,
): Draft => ({
  company: 'friends',
  seats: room.seats.map(({ bot }) => bot ?? ''),
  options: chosenOf(room.options),
  pace: room.pace,
  hints: room.hints,
  bargaining: room.bargaining,
  public: room.public,
  clock: room.clock,
})

function optionsOf({ seats, options }: Draft): Required<TableOptions> {
  const holder = options.first_holder
  return { ...options, first_holder: holder !== null && holder < seats.length ? holder : null }
}

/** What is asked of the server to play alone by this name, or to watch. */
export const newTableRequest = (draft: Draft, setup: Setup, name: string): NewTable => ({
  seats: draft.seats.map((bot, place) => ({ name: nameOf(draft, place, setup, name), bot: bot || null })),
  options: optionsOf(draft),
  pace: draft.pace,
  hints: allowsHints(draft),
  bargaining: draft.bargaining,
})

/** What is asked of the server to open a table for friends. */
export const newRoomRequest = (draft: Draft, setup: Setup): NewRoom => ({
  seats: draft.seats.map((bot, place) => (bot === '' ? {} : { bot, name: nameOf(draft, place, setup, '') })),
  options: optionsOf(draft),
  pace: draft.pace,
  hints: allowsHints(draft),
  bargaining: draft.bargaining,
  public: draft.public,
  clock: draft.clock,
})
