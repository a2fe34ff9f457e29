// What the table of the tutorial shows at a moment, as far as the guide speaks of it.
import { at } from '../lib/at'
import { named } from '../lib/wording'
import { CARDS, TUTOR, type LogLine, type Seat, type TableMessage, type TableView } from '../protocol'

/** Whether a table is that of the tutorial; its rematch is not. */
export const isTutorial = ({ players, series }: TableMessage): boolean =>
  !series && players.some(({ bot }) => bot === TUTOR)

/** How a battle ended, as the log tells it. */
export interface EndOfBattle {
  region: number | null
  /** By seat. */
  strengths: readonly number[]
  /** Who took the region; null for nobody. */
  winner: number | null
  /** Who took the Condottiere. */
  holder: number | null
}

/** How the last battle ended; null before the first. */
function lastBattle(log: readonly LogLine[]): EndOfBattle | null {
  const end = log.findLastIndex(({ fact }) => fact.id === 'battle-ends')
  if (end < 0) return null
  const [battle, ...after] = log.slice(end)
  const strengths: number[] = []
  for (const { seat, count } of battle?.fact.amounts ?? []) strengths[seat] = count
  return {
    region: battle?.fact.region ?? null,
    strengths,
    winner: after.find(({ fact }) => fact.id === 'conquers')?.seat ?? null,
    holder: after.find(({ kind }) => kind === 'token')?.seat ?? null,
  }
}

export class Scene {
  readonly view: TableView
  readonly own: Seat
  /** The seat of the learner. */
  readonly me: number
  readonly last: EndOfBattle | null
  /** Whether the first round is over and new cards were dealt. */
  readonly newRound: boolean
  readonly name: (seat: number) => string

  constructor(table: TableMessage, log: readonly LogLine[]) {
    this.view = table.view
    this.me = table.view.viewer ?? 0
    this.own = at(table.view.seats, this.me)
    this.last = lastBattle(log)
    const over = log.findIndex(({ fact }) => fact.id === 'round-over')
    this.newRound = over >= 0 && log.slice(over).some(({ fact }) => fact.id === 'cards-dealt')
    this.name = named(table.players)
  }

  /** Whether the learner has something to decide. */
  get mine(): boolean {
    return this.view.legal.length > 0
  }

  /** The other seats, clockwise. */
  get rivals(): number[] {
    const { length } = this.view.seats
    return Array.from({ length: length - 1 }, (_, step) => (this.me + 1 + step) % length)
  }

  readonly strength = (seat: number): number => at(this.view.seats, seat).strength

  /** The rival with the strongest line. */
  get strongest(): number {
    return this.rivals.reduce((best, seat) => (this.strength(seat) > this.strength(best) ? seat : best))
  }

  get leads(): boolean {
    return this.own.strength > this.strength(this.strongest)
  }

  /** Whether nobody else holds a card. */
  get unopposed(): boolean {
    return this.rivals.every((seat) => at(this.view.seats, seat).hand_size === 0)
  }

  /** Whether the learner has played no card in this battle. */
  get opens(): boolean {
    return this.own.line.every((count) => count === 0)
  }

  holds(card: number): boolean {
    return (this.view.hand[card] ?? 0) > 0
  }

  /** Whether a card lies in any line. */
  lies(card: number): boolean {
    return this.view.seats.some(({ line }) => (line[card] ?? 0) > 0)
  }

  /** The highest Mercenary that lies in a line of the others; -1 if none does. */
  get highest(): number {
    return CARDS.findLastIndex(
      ({ isMercenary }, card) =>
        isMercenary && this.rivals.some((seat) => at(this.view.seats, seat).line[card]),
    )
  }

  /** What can be chosen on the map. */
  get choosable(): number[] {
    return this.view.legal.flatMap(({ region }) => (region === null ? [] : [region]))
  }
}
