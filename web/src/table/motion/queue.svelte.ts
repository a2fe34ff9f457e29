import type { LogLine, TableMessage } from '../../protocol'
import { isLastStand } from '../lastStand'
import { endsGame, type Frame, framesOf } from './frames'

/** A table as it is shown, and the log as far as it is told by then. */
export interface Shown {
  table: TableMessage
  log: readonly LogLine[]
}

/** How a frame is shown. */
export interface FrameRenderer {
  /** Whether everything is to be shown at once. */
  readonly still: boolean
  /** How many times as fast as usual. */
  readonly rate: number
  /** Shows a frame within so many milliseconds, calls `commit` once to have its view drawn, and ends early on `signal`. */
  perform: (frame: Frame, commit: () => void, length: number, signal: AbortSignal) => Promise<void>
}

interface Step {
  frames: Frame[]
  before: Shown
  after: Shown
}

/** Milliseconds that what is shown may lag behind what is known, when much happens at once. */
const MOST_LAG = 3200
/** The same when the viewer is asked for something. */
const MOST_LAG_WHEN_ASKED = 1900
/** The same when the game is over, and nobody is asked for anything any more. */
const MOST_LAG_AT_END = 6500
/** More steps than this are not shown one by one. */
const MOST_STEPS = 10

/** No less time is given to all that waits. */
const LEAST_MS = 60

function mostLag(before: Shown, { table }: Shown): number {
  const { viewer, turn } = table.view
  if (endsGame(before.table.view, table.view)) return MOST_LAG_AT_END
  return viewer !== null && turn === viewer ? MOST_LAG_WHEN_ASKED : MOST_LAG
}

const lengthOf = (frames: readonly Frame[]): number => frames.reduce((sum, { length }) => sum + length, 0)

/**
 * What a board shows: the table that the server told last, or on the way there one frame after the other. What waits is
 * shown the faster the more there is of it, so nobody waits for long; and skipping shows the latest table at once.
 */
export class MotionQueue {
  shown: Shown
  /** Whether something is on its way. */
  moving = $state(false)
  /** Milliseconds that the frame takes that is shown. */
  length = $state(0)

  #known: Shown
  /** When all that waits is to have been shown, by `performance.now()`. */
  #due = 0
  #steps: Step[] = []
  #current: AbortController | null = null

  constructor(
    first: Shown,
    private readonly hand: FrameRenderer,
    /** Called when another version of the table is shown than before. */
    private readonly changed: () => void = () => undefined,
  ) {
    this.shown = $state.raw(first)
    this.#known = first
  }

  /** What the server told last. */
  get known(): Shown {
    return this.#known
  }

  /** How many steps wait, with the one that is shown. */
  get waiting(): number {
    return this.#steps.length
  }

  /** Takes in what the server told. `follows` says whether the viewer saw what was before, so that it may be shown how it came about. */
  take(next: Shown, follows: boolean): void {
    const before = this.#known
    this.#known = next
    if (!follows || this.hand.still || this.#steps.length >= MOST_STEPS) {
      this.skip()
      return
    }
    const told = next.log.slice(before.log.length)
    const last = isLastStand(before.table.view, before.table.explanation)
    const frames = framesOf(before.table.view, next.table.view, told, last)
    const latest = this.#steps.at(-1)
    if (frames.length === 0) {
      if (latest) latest.after = next
      else this.#show(next)
      return
    }
    this.#steps.push({ frames, before, after: next })
    this.#due = performance.now() + mostLag(before, next)
    if (this.#current === null) void this.#run()
  }

  /** Shows the latest table at once. */
  skip(): void {
    this.#steps = []
    this.#current?.abort()
    this.#current = null
    this.moving = false
    this.#show(this.#known)
  }

  #show(shown: Shown): void {
    const another = shown.table.version !== this.shown.table.version
    this.shown = shown
    if (another) this.changed()
  }

  async #run(): Promise<void> {
    const control = new AbortController()
    this.#current = control
    this.moving = true
    for (let step = this.#steps[0]; step; step = this.#steps[0]) {
      while (step.frames[0]) {
        const [frame] = step.frames
        this.length = frame.length / this.#rate()
        await this.#perform(step, frame, control.signal)
        if (control.signal.aborted) return
        step.frames.shift()
      }
      this.#steps.shift()
      this.#show(step.after)
    }
    this.#current = null
    this.moving = false
  }

  /** A table that cannot be shown moving is shown all the same. */
  async #perform(step: Step, frame: Frame, signal: AbortSignal): Promise<void> {
    try {
      await this.hand.perform(frame, () => this.#draw(step, frame), this.length, signal)
    } catch (error) {
      console.error(error)
      this.skip()
    }
  }

  /** Only what is asked last can be answered: of what lies between there is only something to be seen. */
  #draw(step: Step, { view, complete, told }: Frame): void {
    const { before, after } = step
    const latest = complete && this.#steps.at(-1) === step
    const table = { ...before.table, view: { ...view, legal: [], can_end: false } }
    this.#show(latest ? after : { table, log: after.log.slice(0, before.log.length + told) })
  }

  #rate(): number {
    const lag = lengthOf(this.#steps.flatMap(({ frames }) => frames))
    return Math.max(this.hand.rate, lag / Math.max(LEAST_MS, this.#due - performance.now()))
  }
}
