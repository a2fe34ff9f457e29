import { afterPath, afterRecordPath, recordAddress, reviewPath } from '../lib/routes'
import * as api from '../lib/server/api'
import type {
  JudgedChoices,
  Perspective,
  Positions,
  Review,
  Statistics,
  TableMade,
  Verification,
} from '../protocol'
import { lasts } from './kept'

/** Where a game that is looked at comes from, and where it can be played on from. */
export interface Source {
  /** Of the table where it was played; null for a record that was uploaded, of which the server keeps nothing. */
  id: string | null
  /** Whether it is found again after the page is loaded anew. */
  lasting: boolean
  /** Where a moment of it is found, seen from a place: an address on this server. */
  path: (seat: Perspective, moment: number) => string
  /** Where it is told how it went. */
  after: string
  /** What there is to look at, with the moments from `first` on. */
  review: (first: number) => Promise<Review>
  /** What was seen in the moments from `first` to `last`. */
  positions: (first: number, last: number, seat: Perspective) => Promise<Positions>
  /** How it went. */
  statistics: () => Promise<Statistics>
  /** What the judge says of some choices, from number `first` on. */
  choices: (first: number) => Promise<JudgedChoices>
  /** A new table that goes on from a moment, with bots in all other seats. */
  playOn: (moment: number, seat: number, bot: string) => Promise<TableMade>
  /** What it takes to verify its shuffles. */
  fairness: () => Promise<Verification>
}

export const gameOfTable = (id: string): Source => ({
  id,
  lasting: true,
  path: (seat, moment) => reviewPath(id, seat, moment),
  after: afterPath(id),
  review: (first) => api.review(id, first),
  statistics: () => api.statistics(id),
  choices: (first) => api.choices(id, first),
  positions: (first, last, seat) => api.positions(id, first, last, seat),
  playOn: (moment, seat, bot) => api.playOn(id, { moment, seat, bot }),
  fairness: () => api.fairness(id),
})

/** The game of a record with this text, which the tab keeps under a name. */
export const gameOfRecord = (name: string, record: string): Source => ({
  id: null,
  lasting: lasts(name),
  path: (seat, moment) => recordAddress(name, seat, moment),
  after: afterRecordPath(name),
  review: (first) => api.recordReview({ record, first }),
  statistics: () => api.recordStatistics({ record }),
  choices: (first) => api.recordChoices({ record, first }),
  positions: (first, last, seat) => api.recordPositions({ record, first, last, seat }),
  playOn: (moment, seat, bot) => api.recordPlayOn({ record, moment, seat, bot }),
  fairness: () => api.recordFairness({ record }),
})
