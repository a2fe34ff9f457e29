import { alone } from '../lib/browser/alone'
import type { Store } from '../lib/browser/stored'
import { newShuffle } from '../lib/server/api'
import { USUAL_OPTIONS, type NewTable, type Options, type SeatSetup, type ShuffleMade } from '../protocol'
import { link } from './chain'
import { newChain } from './contribution'
import {
  calledOff,
  chainsOf,
  changeNote,
  forget,
  noteCommitment,
  noteInstead,
  noteOf,
  noteRefusal,
  unmade,
  withSent,
} from './notes'
import { setupText } from './setup'

/** How a table begins whose first deal has entropy of this browser. */
export interface Opening {
  /** Empty if the server gave no commitment. */
  asked: Pick<NewTable, 'shuffle' | 'chain' | 'reveal'>
  /** Notes which table was made. */
  note: (made: string) => Promise<void>
  /** Notes that the server will never make this table. */
  refused: () => Promise<void>
}

/**
 * Has the server commit itself first, for a table at which this browser's user will have this seat.
 *
 * Whoever asks for the same table again, which the server has not made or of which the answer was lost, asks with the
 * same commitment and entropy: so the cards are the same. For another table there are others, and the server has had
 * another try, which is noted.
 */
export async function opening(seat: number, wanted: NewTable, store?: Store): Promise<Opening> {
  const request = JSON.stringify([seat, wanted])
  const before = unmade(store)
  if (before?.asked === request) return openingOf(before.table, store)
  const promised = await newShuffle(wanted).catch(() => null)
  return alone(() => openingAfter(promised, seat, wanted, request, store))
}

/** The opening of a table that the server has promised, which is noted before it is asked for. */
function openingAfter(
  promised: ShuffleMade | null,
  seat: number,
  wanted: NewTable,
  request: string,
  store?: Store,
): Opening {
  const tries = calledOff(store)
  const before = unmade(store)
  const { commitment, table, rules, options = null, seats = null } = promised ?? {}
  // The name of a table that is known already promises nothing.
  if (
    !commitment ||
    !table ||
    !rules ||
    noteOf(table, store) !== null ||
    !options ||
    !seats ||
    !isWanted(wanted, options, seats)
  )
    return {
      asked: {},
      note: (made) => alone(() => noteRefusal(made, tries, store)),
      refused: () => Promise.resolve(),
    }
  // From here on the new table says how often the server has tried.
  if (before !== null) forget(before.table, store)
  const own = newChain(seat)
  noteCommitment(table, commitment, 1, store)
  const setup = setupText(table, rules, options, seats)
  changeNote(
    table,
    (note) => ({ ...withSent(note, own, 1, chainsOf(own)), setup, tries, asked: request }),
    store,
  )
  return openingOf(table, store)
}

/** The opening of a table that is noted. */
function openingOf(table: string, store?: Store): Opening {
  const { commitment, seats: [own] = [] } = noteOf(table, store) ?? {}
  return {
    asked: own && commitment ? { shuffle: commitment, chain: own.chain, reveal: link(own.seed, 1) } : {},
    note: (made) =>
      alone(() => {
        changeNote(table, (note) => ({ ...note, asked: null }), store)
        if (made !== table) noteInstead(table, made, store)
      }),
    refused: () =>
      alone(() => {
        changeNote(table, (note) => ({ ...note, asked: '' }), store)
      }),
  }
}

/** Whether the server has understood what table is wanted: the names may differ, so that all are distinct. */
function isWanted(wanted: NewTable, options: Options, seats: readonly SeatSetup[]): boolean {
  const chosen = Object.entries({ ...USUAL_OPTIONS, ...wanted.options, seats: wanted.seats.length })
  return (
    chosen.every(([name, value]) =>
      Object.entries(options).some(([one, is]) => one === name && is === value),
    ) &&
    seats.length === wanted.seats.length &&
    seats.every(({ bot, guest_of }, seat) => bot === (wanted.seats[seat]?.bot ?? null) && guest_of === null)
  )
}
