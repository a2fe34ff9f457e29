import { newShuffle } from '../lib/api'
import type { NewTable } from '../protocol'
import { newChain } from './contribution'
import { link } from './chain'
import { changeNote, noteCommitment, withSent } from './notes'

/** How a table begins whose first deal has entropy of this browser. */
export interface Opening {
  asked: Pick<NewTable, 'shuffle' | 'chain' | 'reveal'>
  /** Notes it, once there is a table, if that is the one that was committed to. */
  note: (made: string) => void
}

/** Has the server commit itself first, for the table at which this browser's user will have this seat. */
export async function opening(seat: number, drawn: boolean | null): Promise<Opening> {
  const { commitment, table } = await newShuffle()
  const own = newChain(seat)
  return {
    asked: { shuffle: commitment, chain: own.chain, reveal: link(own.seed, 1) },
    note: (made) => {
      if (made !== table) return
      noteCommitment(table, commitment, 1)
      // Nobody else has announced a chain by then.
      changeNote(table, (note) => ({ ...withSent(note, own, 1, []), drawn }))
    },
  }
}
