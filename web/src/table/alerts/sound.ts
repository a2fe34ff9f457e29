let audio: AudioContext | undefined

/** Seconds after the beginning, and hertz. */
const NOTES = [
  [0, 587.33],
  [0.16, 880],
] as const
const SECONDS = 0.5
const VOLUME = 0.16

/** Browsers let a page sound only after a click or a key in it: to be called at one. */
export function unlockSound(): void {
  audio ??= new AudioContext()
  if (audio.state !== 'running') void audio.resume()
}

/** Two soft notes; silence as long as the browser allows none, for a sound that comes later means nothing. */
export function chime(): void {
  if (audio?.state !== 'running') return
  for (const [delay, pitch] of NOTES) note(audio, audio.currentTime + delay, pitch)
}

function note(context: AudioContext, begin: number, pitch: number): void {
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch })
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.setValueAtTime(0, begin)
  volume.gain.linearRampToValueAtTime(VOLUME, begin + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.001, begin + SECONDS)
  tone.connect(volume).connect(context.destination)
  tone.start(begin)
  tone.stop(begin + SECONDS)
}
