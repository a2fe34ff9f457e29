// Shows the frames on the page: measures where things lie, draws the table anew, and has everything travel from where it lay.
import { tick } from 'svelte'
import { arrive } from './arrivals'
import { measureBoxes } from './boxes'
import type { Cue } from './cues'
import { leave } from './departures'
import type { Air } from './flights.svelte'
import { motion } from './motion.svelte'
import type { FrameRenderer } from './queue.svelte'
import { Animations } from './animations'
import type { Frame } from './frames'

export class Performer implements FrameRenderer {
  readonly #animations: Animations

  constructor(
    air: Air,
    /** What sounds as a frame begins. */
    private readonly sound: (cue: Cue) => void,
  ) {
    this.#animations = new Animations(air)
  }

  get still(): boolean {
    return motion.still
  }

  get rate(): number {
    return motion.rate
  }

  async perform(frame: Frame, commit: () => void, length: number, signal: AbortSignal): Promise<void> {
    const stop = (): void => this.#animations.stop()
    signal.addEventListener('abort', stop)
    this.sound(frame.cue)
    const share = leave(this.#animations, frame, length)
    // A slow machine must not be deaf meanwhile: each part is a task of its own.
    await pause(share, signal)
    if (isOver(signal)) return
    const before = measureBoxes()
    // After a frame: the next is less likely to come before all that is drawn anew is laid out.
    await nextFrame()
    await nextTask()
    if (isOver(signal)) return
    commit()
    await tick()
    layOut() // in this task: what travels is work enough for the next
    await Promise.race([nextTask(), nextFrame()])
    if (isOver(signal)) return
    arrive(this.#animations, { frame, length: length - share, before })
    await pause(length - share, signal)
    if (isOver(signal)) return
    stop()
    signal.removeEventListener('abort', stop)
  }
}

const isOver = (signal: AbortSignal): boolean => signal.aborted

/** Waits until just before somebody sees what has changed. */
const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame)

const nextTask = (): Promise<unknown> =>
  new Promise<void>((begin) => {
    if ('scheduler' in window) void scheduler.postTask(begin, { priority: 'user-blocking' })
    else setTimeout(begin)
  })

const layOut = (): number => document.body.offsetHeight

/** Waits so many milliseconds, or until the signal comes. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
    function done(): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}
