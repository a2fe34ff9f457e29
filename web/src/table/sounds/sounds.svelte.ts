import { answer, isAnswered } from '../../lib/browser/preferences'
import type { Cue } from '../motion/cues'
import type { SoundName } from './score'

const VOLUME = 0.5

/** Loaded only for whoever wants to hear it. */
let score: typeof import('./score') | undefined
let audio: AudioContext | undefined
let out: GainNode | undefined

/** Whether this person wants to hear what happens at the table: not before having said so. */
class SoundChoice {
  #on = $state(isAnswered('sounds'))

  get on(): boolean {
    return this.#on
  }

  choose(on: boolean): void {
    this.#on = on
    answer('sounds', on)
    if (on) unlock()
  }
}

export const sounds = new SoundChoice()

/** Browsers let a page sound only after a click or a key in it: to be called at one. */
export function unlock(): void {
  if (!sounds.on) return
  void loadScore()
  audio ??= new AudioContext()
  if (audio.state !== 'running') void audio.resume()
}

/** So that the first sound is heard, to be called before there is one. A failure is tried again at the next input. */
export async function loadScore(): Promise<void> {
  if (sounds.on) score ??= await import('./score').catch(() => undefined)
}

/** Sounds that follow one another when nothing moves, and the most of them, in seconds. */
const APART = 0.35
const MAX_SOUNDS = 3

/** Where the person and the browser allow it; a page that is not seen is silent. */
function hear(name: SoundName | null, later = 0): void {
  if (name === null || !score || !sounds.on || audio?.state !== 'running' || document.hidden) return
  out ??= new GainNode(audio, { gain: VOLUME })
  out.connect(audio.destination)
  score.sound(name, { context: audio, out, at: audio.currentTime + 0.02 + later })
}

/** Sounds what a output sounds like. */
export const play = (cue: Cue): void => hear(score?.soundOf(cue) ?? null)

/** That the viewer's turn begins. */
export const playTurn = (): void => hear('turn')

/** What has happened, where nothing is shown moving. */
export function playAtOnce(cues: readonly Cue[]): void {
  if (!score) return
  const names = cues.map(score.soundOf).filter((name, k, all) => all.indexOf(name) === k)
  names.slice(-MAX_SOUNDS).forEach((name, k) => hear(name, APART * k))
}
