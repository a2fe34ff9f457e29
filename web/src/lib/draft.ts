import type { NewTable, Pace, Setup, TableOptions, TableSummary } from '../protocol'
import { nextOpponent, numbered, opponent } from './opponents'

/** A seat of a table that is being made: `bot` '' is a person, else the name of a level or bot. */
export interface DraftSeat {
  name: string
  bot: string
}

/** A table that is being made. */
export interface Draft {
  seats: DraftSeat[]
  options: Required<TableOptions>
  pace: Pace
  /** Whether hints and odds may be asked for; null as is usual for those who sit there. */
  hints: boolean | null
}

/** What a seat is called whose name was left empty. */
export const NAMES = ['Lucrezia', 'Bartolomeo', 'Ginevra', 'Federigo', 'Isotta', 'Ruggero'] as const

const PLAIN: Required<TableOptions> = {
  first_holder: null,
  bigger_kingdoms: false,
  draw_after_battle: false,
  points: null,
  capturing_regions: false,
  hidden_cards: false,
}

/** You and three opponents. */
export function usual(setup: Setup, name: string): Draft {
  const draft: Draft = {
    seats: [{ name, bot: '' }],
    options: { ...PLAIN },
    pace: setup.default_pace,
    hints: null,
  }
  return { ...draft, seats: withSeats(draft, 4, setup) }
}

/** The same seats and settings as a table that there is. */
export function like(table: TableSummary, setup: Setup): Draft {
  const seats = table.players.map(({ name, bot }) => ({ name, bot: bot ?? '' }))
  const named = seats.map(({ name, bot }) => ({
    name: bot && name.startsWith(opponent(setup, bot)?.label ?? '\n') ? '' : name,
    bot,
  }))
  const draft = { seats: named, options: { ...PLAIN, ...table.options }, pace: table.pace, hints: null }
  return { ...draft, hints: table.hints === allowsHints(draft) ? null : table.hints }
}

/** The seats, more of them (opponents) or fewer. */
export function withSeats(draft: Draft, count: number, setup: Setup): DraftSeat[] {
  const seats = draft.seats.slice(0, count)
  while (seats.length < count)
    seats.push({
      name: '',
      bot: nextOpponent(
        setup,
        seats.flatMap(({ bot }) => bot || []),
      ),
    })
  return seats
}

/** Somebody else in a seat, or in every seat where a bot sits. */
export function seated(
  seats: readonly DraftSeat[],
  place: number,
  bot: string,
  everywhere: boolean,
): DraftSeat[] {
  return seats.map((seat, number) =>
    number === place || (everywhere && bot && seat.bot) ? { ...seat, bot } : seat,
  )
}

/** What a seat is called: as was typed, or after the level that sits there. */
export function nameOf(seats: readonly DraftSeat[], place: number, setup: Setup): string {
  const seat = seats[place]
  const typed = seat?.name.trim()
  if (!seat || typed) return typed ?? ''
  const who = opponent(setup, seat.bot)
  if (!who?.rank) return NAMES[place] ?? `Seat ${place + 1}`
  const same = seats.slice(0, place).filter(({ name, bot }) => bot === seat.bot && !name.trim())
  return numbered(who.label, same.length)
}

const folded = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * The other seat that a typed name is taken from, whatever the case and spaces; null if it is free. Of two that were
 * typed, the later must change.
 */
export function namesake(seats: readonly DraftSeat[], place: number, setup: Setup): number | null {
  const name = folded(seats[place]?.name ?? '')
  if (!name) return null
  const other = seats.findIndex(
    (seat, k) => k !== place && (k < place || !seat.name.trim()) && folded(nameOf(seats, k, setup)) === name,
  )
  return other < 0 ? null : other
}

/** Which seat is one's own: the first that is for a person. */
export const ownSeat = (seats: readonly DraftSeat[]): number => seats.findIndex(({ bot }) => bot === '')

/** Whether hints and odds may be asked for: unless it is said, where one person alone plays with bots. */
export const allowsHints = ({ seats, hints }: Pick<Draft, 'seats' | 'hints'>): boolean =>
  hints ?? seats.filter(({ bot }) => bot === '').length === 1

export function asked(draft: Draft, setup: Setup): NewTable {
  const holder = draft.options.first_holder
  return {
    seats: draft.seats.map((seat, place) => ({
      name: nameOf(draft.seats, place, setup),
      bot: seat.bot || null,
    })),
    options: {
      ...draft.options,
      first_holder: holder !== null && holder < draft.seats.length ? holder : null,
    },
    pace: draft.pace,
    hints: allowsHints(draft),
  }
}
