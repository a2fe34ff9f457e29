import { t } from '../languages/language.svelte'
import { at } from '../lib/at'
import { gameNumber } from '../lib/game/wording'
import { Refused, troubleOf } from '../lib/server/api'
import { MAX_POSITIONS, type LogLine, type Perspective, type Review } from '../protocol'
import { closedView } from '../table/agreements/agreements'
import { jump } from './battles'
import { LoadedPositions, type Position, positionsOf, ranges } from './positions'
import type { Source } from './source'

/** So long each moment stays while the game plays by itself. */
const STEP_MS = 1100

/** Refusals of a question that may be answered when it is asked again. */
const PASSING = ['offline', 'slow', 'too_fast', 'too_slow', 'internal']

/** So long the server is left alone after it has refused a question, before it is asked again. */
const PATIENCE_MS = 2000

export interface Start {
  moment: number
  seat: Perspective
  /** Whether the game plays by itself from there on. */
  plays?: boolean
}

/** A walk through a game that is over: which moment is looked at, from where, and what is seen then. */
export class Walk {
  /** What there is to look at; of a long match its later moments follow. */
  review: Review
  moment = $state(0)
  seat = $state<Perspective>('open')
  playing = $state(false)

  #failed = $state.raw<unknown>(null)
  readonly #loaded = new LoadedPositions()
  /** Counts what was loaded, so that what waits for it is drawn. */
  #arrivals = $state(0)
  #loading = false
  #ended = false
  #step: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly source: Source,
    review: Review,
    start: Start,
  ) {
    this.review = $state.raw(review)
    this.seat = typeof start.seat === 'number' && start.seat >= review.players.length ? 'open' : start.seat
    this.moment = this.#within(start.moment)
    void this.#load()
    if (start.plays && this.moment < this.last) this.play()
  }

  /** Why a moment cannot be shown, in words; '' if it can. */
  readonly trouble = $derived(troubleOf(this.#failed))

  /** Which game of a match goes on in this moment, or was the latest; null until that has come. */
  readonly game = $derived.by<number | null>(() => {
    void this.#arrivals
    const view = this.#loaded.at(this.seat, this.moment)?.view
    return view ? gameNumber(view) : null
  })

  /** What is seen; null until it has come. */
  readonly position = $derived.by<Position | null>(() => {
    void this.#arrivals
    const { closed, outcome } = this.review
    const position = this.#loaded.at(this.seat, this.moment)
    return position !== null && closed !== null && this.moment === this.last
      ? { ...position, view: closedView(position.view, outcome?.winners ?? []) }
      : position
  })

  readonly #lines = $derived.by(() => this.review.moments.flatMap(({ lines }) => lines))
  /** By moment: how many lines of the log have been told. */
  readonly #upTo = $derived.by(() => {
    let told = 0
    return this.review.moments.map(({ lines }) => (told += lines.length))
  })

  /** What has happened up to now. */
  readonly log = $derived<LogLine[]>(this.#lines.slice(0, this.#upTo[this.moment] ?? this.#lines.length))

  get last(): number {
    return this.review.length - 1
  }

  go(moment: number): void {
    this.stop()
    this.#show(moment)
  }

  /** To where the battle before or after begins. */
  jump(by: 1 | -1): void {
    this.go(jump(this.review, this.moment, by))
  }

  look(seat: Perspective): void {
    this.seat = seat
    void this.#load()
  }

  /** Has the game play by itself, from its beginning if it is at its end; or stops it. */
  play(): void {
    if (this.playing) {
      this.stop()
      return
    }
    if (this.moment === this.last) this.go(0)
    this.playing = true
    this.#later()
  }

  stop(): void {
    this.playing = false
    clearTimeout(this.#step)
  }

  end(): void {
    this.#ended = true
    this.stop()
  }

  #show(moment: number): void {
    this.moment = this.#within(moment)
    void this.#load()
  }

  #within(moment: number): number {
    return Math.max(0, Math.min(this.last, Math.round(moment)))
  }

  #later(): void {
    this.#step = setTimeout(() => {
      if (this.position !== null) this.#show(this.moment + 1)
      if (this.moment === this.last) this.stop()
      else this.#later()
    }, STEP_MS)
  }

  /** Loads what is missing, the nearest first, one range at a time. */
  async #load(): Promise<void> {
    if (this.#loading) return
    this.#loading = true
    while (!this.#ended) {
      const next = this.#missing()
      if (next === undefined) break
      const refusal = await this.#ask(next)
      if (refusal !== null && !PASSING.includes(refusal)) break
      if (refusal !== null) await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
    }
    this.#loading = false
  }

  /** What is asked for next; undefined if everything is there. */
  #missing(): (() => Promise<void>) | undefined {
    const { seat } = this
    const first = ranges(this.review.length, this.moment).find((one) => !this.#loaded.has(seat, one))
    const needed = first !== undefined && first <= this.moment && this.moment < first + MAX_POSITIONS
    if (!needed && this.review.moments.length < this.review.length) return () => this.#loadMoments()
    return first === undefined ? undefined : () => this.#loadRange(seat, first)
  }

  /** Why it was not answered; null if it was. */
  async #ask(question: () => Promise<void>): Promise<string | null> {
    try {
      await question()
      this.#failed = null
      return null
    } catch (error) {
      const code = error instanceof Refused ? error.code : 'internal'
      if (code !== 'too_fast') this.#failed = error
      return code
    }
  }

  async #loadRange(seat: Perspective, first: number): Promise<void> {
    const end = Math.min(first + MAX_POSITIONS - 1, this.last)
    this.#loaded.add(seat, first, positionsOf(await this.source.positions(first, end, seat)))
    this.#arrivals += 1
  }

  async #loadMoments(): Promise<void> {
    const { moments, battles } = this.review
    const more = await this.source.review(moments.length)
    this.review = {
      ...this.review,
      moments: [...moments, ...more.moments],
      battles: [...battles, ...more.battles],
    }
  }
}

/** What a place is called from which a game is looked at. */
export function placeName(seat: Perspective, { players }: Pick<Review, 'players'>): string {
  if (seat === 'open') return t('review-all-open')
  return seat === 'spectator' ? t('review-spectator') : at(players, seat).name
}
