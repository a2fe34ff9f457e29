// Sounds of our own making: tones and noise that swell and fade, and nothing that is loaded.

/** Where sounds go, and when they begin, in seconds of the context's clock. */
export interface Output {
  context: AudioContext
  out: AudioNode
  at: number
}

interface Tone {
  from: number
  to?: number
  type?: OscillatorType
  begin?: number
  length: number
  volume: number
  attack?: number
}

interface Noise {
  begin?: number
  length: number
  volume: number
  attack?: number
  filter: BiquadFilterType
  from: number
  to?: number
  q?: number
}

/** A volume that swells within `attack` seconds and then fades. */
function envelope(
  { context, out, at }: Output,
  { begin = 0, length, volume, attack = 0.005 }: Tone | Noise,
): GainNode {
  const gain = new GainNode(context, { gain: 0 })
  const start = at + begin
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(volume, start + attack)
  gain.gain.exponentialRampToValueAtTime(0.0005, start + length)
  gain.connect(out)
  return gain
}

export function tone(output: Output, sound: Tone): void {
  const { from, to = from, type = 'sine', begin = 0, length } = sound
  const start = output.at + begin
  const source = new OscillatorNode(output.context, { type, frequency: from })
  source.frequency.exponentialRampToValueAtTime(to, start + length)
  source.connect(envelope(output, sound))
  source.start(start)
  source.stop(start + length)
}

const SECONDS_OF_NOISE = 2
let kept: AudioBuffer | undefined

/** White noise, made once. */
function whiteNoise(context: AudioContext): AudioBuffer {
  if (kept?.sampleRate === context.sampleRate) return kept
  kept = context.createBuffer(1, SECONDS_OF_NOISE * context.sampleRate, context.sampleRate)
  const samples = kept.getChannelData(0)
  for (let k = 0; k < samples.length; k++) samples[k] = Math.random() * 2 - 1
  return kept
}

export function noise(output: Output, sound: Noise): void {
  const { begin = 0, length, filter, from, to = from, q = 1 } = sound
  const { context, at } = output
  const start = at + begin
  const source = new AudioBufferSourceNode(context, { buffer: whiteNoise(context), loop: true })
  const band = new BiquadFilterNode(context, { type: filter, frequency: from, Q: q })
  band.frequency.setValueAtTime(from, start)
  band.frequency.exponentialRampToValueAtTime(to, start + length)
  source.connect(band).connect(envelope(output, sound))
  source.start(start)
  source.stop(start + length)
}
