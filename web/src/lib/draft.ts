import type { NewTable, Pace, Setup, TableOptions, TableSummary } from '../protocol'

/** A seat of a table that is being made: `bot` '' is a person. */
export interface DraftSeat {
  name: string
  bot: string
}

/** A table that is being made. */
export interface Draft {
  seats: DraftSeat[]
  options: Required<TableOptions>
  pace: Pace
}

export const FEWEST_SEATS = 2
export const MOST_SEATS = 6

/** What a seat is called whose name was left empty. */
export const NAMES = ['Lucrezia', 'Bartolomeo', 'Ginevra', 'Federigo', 'Isotta', 'Ruggero'] as const

const PLAIN: Required<TableOptions> = {
  first_holder: null, bigger_kingdoms: false, draw_after_battle: false, points: null, capturing_regions: false, hidden_cards: false,
}

const usualBot = (setup: Setup): string => (setup.bots.find(({ name }) => name === 'naive') ?? setup.bots[0])?.name ?? ''

/** You and three bots. */
export function usual(setup: Setup, name: string): Draft {
  const bot = usualBot(setup)
  return { seats: [{ name, bot: '' }, { name: '', bot }, { name: '', bot }, { name: '', bot }], options: { ...PLAIN }, pace: setup.default_pace }
}

/** The same seats and settings as a table that there is. */
export function like(table: TableSummary): Draft {
  return {
    seats: table.players.map(({ name, bot }) => ({ name, bot: bot ?? '' })),
    options: { ...PLAIN, ...table.options },
    pace: table.pace,
  }
}

/** The seats, more of them (bots) or fewer. */
export function withSeats(draft: Draft, count: number, setup: Setup): DraftSeat[] {
  const more = Array.from({ length: Math.max(0, count - draft.seats.length) }, () => ({ name: '', bot: usualBot(setup) }))
  return [...draft.seats, ...more].slice(0, count)
}

export const nameOf = (seat: DraftSeat, place: number): string => seat.name.trim() || (NAMES[place] ?? `Seat ${place + 1}`)

/** Which seat is one's own: the first that is for a person. */
export const ownSeat = (seats: readonly DraftSeat[]): number => seats.findIndex(({ bot }) => bot === '')

export function asked(draft: Draft): NewTable {
  const holder = draft.options.first_holder
  return {
    seats: draft.seats.map((seat, place) => ({ name: nameOf(seat, place), bot: seat.bot || null })),
    options: { ...draft.options, first_holder: holder !== null && holder < draft.seats.length ? holder : null },
    pace: draft.pace,
  }
}
