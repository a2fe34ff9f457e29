import type { Box } from './places'

/** What flies over the table: a card (null is its back), a control marker, the Condottiere's helm or the Pope's keys. */
export type Piece =
  | { kind: 'card'; card: number | null }
  | { kind: 'marker'; seat: number }
  | { kind: 'helm' }
  | { kind: 'keys' }

export interface Flight {
  id: number
  piece: Piece
  from: Box
  to: Box
  /** Where it is held up and looked at on the way, larger. */
  over?: Box | undefined
  /** Milliseconds. */
  delay: number
  length: number
  /** Whether it is gone when it arrives. */
  fades: boolean
  /** Quarters of a turn on the way. */
  turns: number
}

export type SpotlightKind =
  | 'bishop'
  | 'scarecrow'
  | 'courtesan'
  | 'drummer'
  | 'heroine'
  | 'surrender'
  | 'winter'
  | 'spring'
  | 'conquest'

/** What a special card looks like as it takes effect, within a box. */
export interface Spotlight {
  id: number
  kind: SpotlightKind
  box: Box
  delay: number
  length: number
}

/** A word that rises from a seat: that it passes. */
export interface Call {
  id: number
  text: string
  seat: number
  box: Box
  length: number
  /** Whether all are to hear it: in a battle that can end the game. */
  loud: boolean
}

/** A seal that breaks, in the colours of a seat. */
export interface Crack {
  id: number
  seat: number
  box: Box
  length: number
}

type Options = Partial<Pick<Flight, 'delay' | 'fades' | 'turns' | 'over'>>

/** All that is in the air over the board. */
export class Air {
  flights = $state.raw<Flight[]>([])
  spotlights = $state.raw<Spotlight[]>([])
  calls = $state.raw<Call[]>([])
  cracks = $state.raw<Crack[]>([])
  #id = 0

  fly(piece: Piece, from: Box, to: Box, length: number, options: Options = {}): void {
    const flight = { id: ++this.#id, piece, from, to, length, delay: 0, fades: false, turns: 0, ...options }
    this.flights = [...this.flights, flight]
  }

  spotlight(kind: SpotlightKind, box: Box, length: number, delay = 0): void {
    this.spotlights = [...this.spotlights, { id: ++this.#id, kind, box, length, delay }]
  }

  call(text: string, seat: number, box: Box, length: number, loud = false): void {
    this.calls = [...this.calls, { id: ++this.#id, text, seat, box, length, loud }]
  }

  crack(seat: number, box: Box, length: number): void {
    this.cracks = [...this.cracks, { id: ++this.#id, seat, box, length }]
  }

  clear(): void {
    this.flights = []
    this.spotlights = []
    this.calls = []
    this.cracks = []
  }
}
