import { setContext, getContext } from 'svelte'
import { on } from 'svelte/events'
import type { LogLine, TableMessage } from '../../protocol'
import type { Session } from '../session.svelte'
import { loadScore, play, playAtOnce, playTurn, unlock } from '../sounds/sounds.svelte'
import { cuesOf } from './cues'
import { Air } from './flights.svelte'
import { motion } from './motion.svelte'
import { MotionQueue, type FrameRenderer } from './queue.svelte'

const KEY = Symbol('motion')

/** Keys that only say how another is meant. */
const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']

/** Shows frames by code that is loaded with the first of them. */
function stagehand(air: Air): FrameRenderer {
  let loading: Promise<FrameRenderer> | undefined
  return {
    get still() {
      return motion.still
    },
    get rate() {
      return motion.rate
    },
    async perform(frame, commit, length, signal) {
      loading ??= import('./performer').then(({ Performer }) => new Performer(air, play))
      const performer = await loading.catch(() => undefined)
      if (signal.aborted) return
      if (performer) await performer.perform(frame, commit, length, signal)
      else commit()
    },
  }
}

/** What moves on the page of a table, for the components of its board. */
export class TableMotion {
  readonly air = new Air()
  readonly queue: MotionQueue
  /** Whether it was the viewer's turn in what was shown last. */
  #mine = true

  constructor(
    private readonly session: Session,
    table: TableMessage,
  ) {
    this.queue = new MotionQueue({ table, log: session.log }, stagehand(this.air), () => this.#changed())
    setContext(KEY, this.queue)
  }

  /** Another version of the table is shown than before. */
  #changed(): void {
    const { viewer, turn } = this.queue.shown.table.view
    const mine = viewer !== null && turn === viewer
    if (mine && !this.#mine) playTurn()
    this.#mine = mine
    this.session.settle()
  }

  #take(table: TableMessage, log: readonly LogLine[], follows: boolean): void {
    const told = log.slice(this.queue.known.log.length)
    if (follows && motion.still) playAtOnce(told.flatMap(cuesOf))
    this.queue.take({ table, log }, follows)
  }

  /** Shows what the session is told until what is returned is called; any input skips what still moves. */
  follow(): () => void {
    const { session, queue } = this
    void loadScore()
    if (session.table) queue.take({ table: session.table, log: session.log }, false)
    const skip = (): void => {
      if (queue.moving) queue.skip()
    }
    const onKeydown = ({ key }: KeyboardEvent): void => {
      unlock()
      if (!MODIFIERS.includes(key)) skip()
    }
    const onPointerdown = (): void => {
      unlock()
      skip()
    }
    const ends = [
      session.listen((table, log, follows) => this.#take(table, log, follows)),
      on(window, 'keydown', onKeydown, { capture: true }),
      on(window, 'pointerdown', onPointerdown, { capture: true }),
      on(document, 'visibilitychange', () => motion.still && skip()),
    ]
    return () => {
      ends.forEach((end) => end())
      queue.skip()
    }
  }
}

/** What a board shows, if it moves: that of a review does not. */
export const motionHere = (): MotionQueue | undefined => getContext<MotionQueue | undefined>(KEY)
