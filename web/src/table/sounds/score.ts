// What each thing that happens at a table sounds like.
import { CARDS } from '../../protocol'
import type { Cue } from '../motion/cues'
import { noise, type Output, tone } from './synthesis'

export type SoundName =
  | 'card'
  | 'drum'
  | 'bell'
  | 'wind'
  | 'birds'
  | 'veil'
  | 'sword'
  | 'straw'
  | 'yield'
  | 'sweep'
  | 'pass'
  | 'count'
  | 'crack'
  | 'fanfare'
  | 'march'
  | 'deal'
  | 'turn'

type Play = (output: Output) => void

const card: Play = (output) => {
  noise(output, { length: 0.09, volume: 0.3, filter: 'bandpass', from: 2400, to: 900, q: 0.8 })
  tone(output, { from: 150, to: 80, length: 0.1, volume: 0.22 })
}

const beat = (output: Output, begin: number, volume: number): void => {
  tone(output, { begin, from: 165, to: 62, length: 0.22, volume })
  noise(output, { begin, length: 0.12, volume: volume * 0.5, filter: 'bandpass', from: 1500, to: 700 })
}

const drum: Play = (output) =>
  [0, 0.2, 0.3, 0.4, 0.6].forEach((begin, k) => beat(output, begin, k === 0 || k === 4 ? 0.5 : 0.32))

/** The partials of a church bell, by the pitch of its strike. */
const PARTIALS = [
  [0.5, 1.8, 0.16],
  [1, 1.4, 0.22],
  [1.2, 1.1, 0.14],
  [1.5, 0.9, 0.1],
  [2, 0.8, 0.12],
  [2.67, 0.5, 0.06],
] as const

const bell: Play = (output) =>
  PARTIALS.forEach(([ratio, length, volume]) => tone(output, { from: 392 * ratio, length, volume }))

const wind: Play = (output) => {
  noise(output, { length: 1.4, attack: 0.5, volume: 0.34, filter: 'bandpass', from: 320, to: 900, q: 3 })
  noise(output, {
    begin: 0.3,
    length: 1.2,
    attack: 0.4,
    volume: 0.14,
    filter: 'bandpass',
    from: 1300,
    to: 600,
    q: 6,
  })
}

const birds: Play = (output) =>
  [0, 0.14, 0.4, 0.5, 0.6].forEach((begin, k) =>
    tone(output, { begin, from: 2300 + 260 * k, to: 3100 + 120 * k, length: 0.09, volume: 0.07 }),
  )

const chord = (output: Output, pitches: readonly number[], length: number, volume: number, gap = 0): void =>
  pitches.forEach((from, k) =>
    tone(output, { begin: gap * k, from, type: 'triangle', length, attack: 0.02, volume }),
  )

const brass = (output: Output, begin: number, from: number, length: number): void => {
  tone(output, { begin, from, type: 'sawtooth', length, attack: 0.03, volume: 0.05 })
  tone(output, { begin, from: from * 1.005, type: 'triangle', length, attack: 0.03, volume: 0.14 })
}

const sweep: Play = (output) => {
  bell(output)
  noise(output, {
    begin: 0.15,
    length: 0.6,
    attack: 0.2,
    volume: 0.22,
    filter: 'highpass',
    from: 900,
    to: 3200,
  })
}

const SCORE: Readonly<Record<SoundName, Play>> = {
  card,
  drum,
  bell,
  wind,
  birds,
  sweep,
  veil: (output) => chord(output, [659, 784, 988], 0.7, 0.08, 0.07),
  sword: (output) => {
    noise(output, { length: 0.35, volume: 0.12, filter: 'bandpass', from: 5200, to: 7600, q: 9 })
    brass(output, 0.05, 523, 0.5)
    brass(output, 0.05, 784, 0.5)
  },
  straw: (output) =>
    [0, 0.07, 0.13].forEach((begin) =>
      noise(output, { begin, length: 0.1, volume: 0.18, filter: 'highpass', from: 3000, to: 5000 }),
    ),
  yield: (output) => chord(output, [440, 370, 294], 0.5, 0.13, 0.18),
  pass: (output) => tone(output, { from: 210, to: 130, length: 0.16, volume: 0.2 }),
  count: (output) => beat(output, 0, 0.45),
  /** When the seal that is seen breaks, it has been held up for a moment. */
  crack: (output) => {
    const begin = 0.36
    noise(output, { begin, length: 0.05, volume: 0.5, filter: 'highpass', from: 1800, to: 900 })
    tone(output, { begin, from: 190, to: 70, length: 0.16, volume: 0.35 })
    ;[0.12, 0.19, 0.24, 0.33].forEach((later, k) =>
      noise(output, {
        begin: begin + later,
        length: 0.04,
        volume: 0.2 - 0.04 * k,
        filter: 'bandpass',
        from: 3200,
        q: 4,
      }),
    )
  },
  fanfare: (output) =>
    (
      [
        [0, 392, 0.18],
        [0.16, 523, 0.18],
        [0.32, 659, 0.18],
        [0.48, 784, 0.7],
        [0.48, 523, 0.7],
      ] as const
    ).forEach(([begin, from, length]) => brass(output, begin, from, length)),
  march: (output) => [0, 0.18, 0.36].forEach((begin) => beat(output, begin, 0.2)),
  deal: (output) =>
    Array.from({ length: 7 }, (_, k) => k * 0.07).forEach((begin) =>
      noise(output, { begin, length: 0.05, volume: 0.13, filter: 'bandpass', from: 2600, to: 1400 }),
    ),
  turn: (output) => {
    tone(output, { from: 320, to: 240, length: 0.1, volume: 0.16 })
    tone(output, { begin: 0.13, from: 320, to: 240, length: 0.1, volume: 0.12 })
  },
}

const OF_CARD: Readonly<Record<string, SoundName>> = {
  winter: 'wind',
  spring: 'birds',
  bishop: 'bell',
  courtesan: 'veil',
  drummer: 'drum',
  heroine: 'sword',
  scarecrow: 'straw',
  surrender: 'yield',
}

/** What a output sounds like; null for one without a sound. */
export function soundOf(cue: Cue): SoundName | null {
  switch (cue.kind) {
    case 'play':
      return (cue.faceDown || cue.card === null ? undefined : OF_CARD[CARDS[cue.card]?.name ?? '']) ?? 'card'
    case 'strike':
      return 'sweep'
    case 'rescue':
    case 'turn-up':
      return 'card'
    case 'pass':
      return 'pass'
    case 'count':
      return 'count'
    case 'breach':
      return 'crack'
    case 'conquest':
    case 'win':
      return 'fanfare'
    case 'holder':
    case 'site':
    case 'favor':
      return 'march'
    case 'leave':
    case 'discard':
    case 'deal':
      return 'deal'
    default:
      return null
  }
}

export const sound = (name: SoundName, output: Output): void => SCORE[name](output)
