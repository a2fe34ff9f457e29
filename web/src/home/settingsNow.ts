// The settings of a table that is being made, in a line.
import { joinWithAnd, t } from '../languages/language.svelte'
import { opponent } from '../lib/game/opponents'
import { chosenOptions } from '../lib/game/options'
import type { Setup } from '../protocol'
import type { Draft } from './draft'

/** How strong a captain is; of a bot without a level, what it is called. */
function strength(setup: Setup, name: string): string {
  const who = opponent(setup, name)
  if (!who) return name
  return who.grade === '' ? who.label : who.grade
}

/** '4 players · captains: gentle, easy and fair · no optional rules · pace: normal', that of captains if any play. */
export function settingsNow({ seats, options, pace }: Draft, setup: Setup): string {
  const captains = seats.filter(Boolean)
  const settings = t('home-settings-now', {
    count: seats.length,
    captains: captains.length,
    strengths: joinWithAnd(captains.map((name) => strength(setup, name))),
    rules: chosenOptions(options).length,
  })
  return captains.length ? `${settings} · ${t('home-settings-pace', { pace })}` : settings
}
