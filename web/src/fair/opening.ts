import type { Store } from '../lib/browser/stored'
import { newShuffle } from '../lib/server/api'
import type { NewTable } from '../protocol'
import { link } from './chain'
import { newChain } from './contribution'
import { chainsOf, changeNote, noteCommitment, noteInstead, noteOf, noteRefusal, withSent } from './notes'

/** How a table begins whose first deal has entropy of this browser. */
export interface Opening {
  /** Empty if the server gave no commitment. */
  asked: Pick<NewTable, 'shuffle' | 'chain' | 'reveal'>
  /** Notes which table was made, where that is not as it should be. */
  note: (made: string) => void
}

/** Has the server commit itself first, for the table at which this browser's user will have this seat. */
export async function opening(seat: number, drawn: boolean | null, store?: Store): Promise<Opening> {
  const promised = await newShuffle().catch(() => null)
  // The name of a table that is known already promises nothing.
  if (promised === null || noteOf(promised.table, store) !== null)
    return { asked: {}, note: (made) => noteRefusal(made, store) }
  const { commitment, table } = promised
  const own = newChain(seat)
  // Noted before it is asked for: what comes back may be something else.
  noteCommitment(table, commitment, 1, store)
  changeNote(table, (note) => ({ ...withSent(note, own, 1, chainsOf(own)), drawn }), store)
  return {
    asked: { shuffle: commitment, chain: own.chain, reveal: link(own.seed, 1) },
    note: (made) => {
      if (made !== table) noteInstead(table, made, store)
    },
  }
}
