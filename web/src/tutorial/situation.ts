// What the table of the tutorial shows at a moment, as far as the guide speaks of it.
import { at } from '../lib/at'
import { isOf } from '../lib/game/log'
import { nameOfSeat } from '../lib/game/wording'
import {
  CARDS,
  type BattleResult,
  type CardPreview,
  type LogLine,
  type SeatView,
  type TableMessage,
  type TableView,
} from '../protocol'
import { isNewRound } from './tutorialTable'

/** How the last battle ended. */
interface EndOfBattle {
  result: BattleResult
  /** The cards that were played in it. */
  played: readonly number[]
}

const endsBattle = isOf('battle_ended')
const isPlay = isOf('card_played')

/** How the last battle ended; null before the first. */
function lastBattle(log: readonly LogLine[]): EndOfBattle | null {
  const end = log.findLastIndex(endsBattle)
  const line = log[end]
  if (!line || !endsBattle(line)) return null
  const fought = log.slice(log.slice(0, end).findLastIndex(endsBattle) + 1, end)
  const played = fought.filter(isPlay).flatMap(({ event }) => event.card ?? [])
  return { result: line.event.result, played }
}

/** Cards that may leave a choice to whoever has played one. */
const ASKING = CARDS.flatMap(({ name }, card) => (name === 'bishop' || name === 'scarecrow' ? [card] : []))

const highestIn = (seats: readonly SeatView[]): number =>
  CARDS.findLastIndex(({ isMercenary }, card) => isMercenary && seats.some(({ line }) => line[card]))

export class Situation {
  readonly view: TableView
  readonly own: SeatView
  /** The seat of the learner. */
  readonly me: number
  readonly last: EndOfBattle | null
  /** Whether the first round is over and new cards were dealt. */
  readonly newRound: boolean
  readonly name: (seat: number) => string
  /** Whether the learner is asked between two battles to keep or discard the hand. */
  readonly asked: boolean
  readonly #log: readonly LogLine[]
  readonly #previews: readonly CardPreview[]

  constructor(table: TableMessage, log: readonly LogLine[]) {
    this.view = table.view
    this.#log = log
    this.#previews = table.explanation.previews
    this.me = table.view.viewer ?? 0
    this.own = at(table.view.seats, this.me)
    this.last = lastBattle(log)
    this.newRound = isNewRound(log)
    this.name = nameOfSeat(table.players)
    this.asked = table.answers?.choice === true && table.answers.own === null
  }

  /** Whether the learner has something to decide. */
  get mine(): boolean {
    return this.view.legal.length > 0
  }

  /** Whether it is still shown how the learner plays a card that may leave a choice: nobody answers before that. */
  get mayChoose(): boolean {
    const last = this.#log.filter(isPlay).at(-1)?.event
    return this.view.turn === this.me && last?.seat === this.me && ASKING.includes(last.card ?? -1)
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

  /** By how much the learner's line is stronger than the next one. */
  get lead(): number {
    return this.own.strength - this.strength(this.strongest)
  }

  get leads(): boolean {
    return this.lead > 0
  }

  /** Whether nobody else holds a card. */
  get alone(): boolean {
    return this.rivals.every((seat) => at(this.view.seats, seat).hand_size === 0)
  }

  /** The other seats that have not passed. */
  get playing(): number[] {
    return this.rivals.filter((seat) => !at(this.view.seats, seat).passed)
  }

  /** Whether nobody else can play a card in this battle any more. */
  get unopposed(): boolean {
    return this.playing.every((seat) => at(this.view.seats, seat).hand_size === 0)
  }

  /** The lowest card that would put the learner in the lead, and both strengths then; undefined if none would. */
  get overtaking(): { card: number; own: number; rival: number } | undefined {
    const outcomes = this.view.legal.flatMap(({ kind, card, token }) => {
      const preview = this.#previews.find((one) => one.token === token)
      if (kind !== 'play' || card === null || !preview) return []
      const { strengths } = preview
      const rival = Math.max(...this.rivals.map((seat) => at(strengths, seat)))
      return [{ card, own: at(strengths, this.me), rival }]
    })
    return outcomes.sort((one, other) => one.card - other.card).find(({ own, rival }) => own > rival)
  }

  /** Whether the learner has played no card in this battle. */
  get opens(): boolean {
    return this.own.line.every((count) => count === 0)
  }

  readonly holds = (card: number): boolean => (this.view.hand[card] ?? 0) > 0

  /** Whether a card of this kind lies in the line of a seat. */
  readonly has = (seat: number, card: number): boolean => at(this.view.seats, seat).line[card] !== 0

  owns(region: number): boolean {
    return this.view.owners[region] === this.me
  }

  lies(card: number): boolean {
    return this.view.seats.some(({ line }) => (line[card] ?? 0) > 0)
  }

  /** The highest Mercenary that lies in a line of the others; -1 if none does. */
  get highest(): number {
    return highestIn(this.rivals.map((seat) => at(this.view.seats, seat)))
  }

  /** The highest Mercenary in the learner's line; -1 if there is none. */
  get ownHighest(): number {
    return highestIn([this.own])
  }

  get choosable(): number[] {
    return this.view.legal.flatMap(({ region }) => (region === null ? [] : [region]))
  }
}
