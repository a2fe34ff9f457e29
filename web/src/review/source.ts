import * as api from '../lib/api'
import type { Perspective, Positions, Review, TableMade } from '../protocol'

/** Where a game that is looked at comes from, and where it can be played on from. */
export interface Source {
  /** Of the table where it was played; null for a record that was uploaded, of which the server keeps nothing. */
  id: string | null
  /** What there is to look at, with the moments from `first` on. */
  review: (first: number) => Promise<Review>
  /** What was seen in the moments from `first` to `last`. */
  positions: (first: number, last: number, seat: Perspective) => Promise<Positions>
  /** A new table that goes on from a moment, with bots in all other seats. */
  playOn: (moment: number, seat: number, bot: string) => Promise<TableMade>
}

export const gameOfTable = (id: string): Source => ({
  id,
  review: (first) => api.review(id, first),
  positions: (first, last, seat) => api.positions(id, first, last, seat),
  playOn: (moment, seat, bot) => api.playOn(id, { moment, seat, bot }),
})

export const gameOfRecord = (record: string): Source => ({
  id: null,
  review: (first) => api.recordReview({ record, first }),
  positions: (first, last, seat) => api.recordPositions({ record, first, last, seat }),
  playOn: (moment, seat, bot) => api.recordPlayOn({ record, moment, seat, bot }),
})
