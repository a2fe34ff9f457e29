import { untrack } from 'svelte'
import { t } from '../../languages/language.svelte'
import { isAnswered } from '../../lib/browser/preferences'
import { favicon } from './favicon'
import { isAllowed, notify } from './notification'
import { isPushOn } from './push'
import { chime } from './sound'
import { TurnAlert } from './turn'
import { isWatched } from './watched'

/** A table, as a notification tells of it. */
interface Told {
  /** Which table it is, in words. */
  name: string
  /** The same for all tabs that show this seat. */
  tag: string
}

const VIBRATION_MS = [120, 80, 120]

/** Two soft notes for somebody who looks elsewhere, unless they want none. */
export function alertSoftly(): void {
  if (!isWatched() && !isAnswered('quiet')) chime()
}

/**
 * Alerts the viewer of a table to each turn that begins while they look elsewhere; for the component that shows it.
 * What it returns tells whether the game waits for somebody who does.
 */
export function alertToTurns(waiting: () => boolean, told: () => Told): () => boolean {
  const turn = new TurnAlert()
  const calling = $derived(waiting() && !isWatched())
  let close: (() => void) | undefined

  function alert(): void {
    if (!isAnswered('quiet')) chime()
    if (!isAnswered('still') && 'vibrate' in navigator) navigator.vibrate(VIBRATION_MS)
    if (isAnswered('notify') && isAllowed()) {
      const { name, tag } = told()
      close = notify(t('alert-your-turn'), name, tag, isPushOn())
    }
  }

  $effect(() => {
    favicon(calling)
    if (turn.due(waiting(), !calling)) untrack(alert)
    return () => close?.()
  })
  return () => calling
}
