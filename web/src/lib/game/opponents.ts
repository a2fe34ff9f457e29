// Who may sit in a seat that is no person's: levels from gentle to merciless, and bots by name.
import { factText, t } from '../../languages/language.svelte'
import type { Setup } from '../../protocol'

/** A level or a bot, as it is shown where opponents are chosen. */
export interface Opponent {
  name: string
  label: string
  /** How strong a level is, in a word; '' of a bot. */
  grade: string
  /** The place of a level among all, from 1; 0 of a bot. */
  rank: number
  about: string
  /** Why it cannot play here; '' if it can. */
  trouble: string
}

export const levels = (setup: Setup): Opponent[] =>
  setup.levels.map(({ name, label, grade, manner, trouble }, place) => ({
    name,
    label,
    grade: t(`grade-${grade}`),
    rank: place + 1,
    about: manner ? factText(manner, String) : '',
    trouble: trouble ? factText(trouble, String) : '',
  }))

export const bots = (setup: Setup): Opponent[] =>
  setup.bots.map(({ name, label, description }) => ({
    name,
    label,
    grade: '',
    rank: 0,
    about: description ? factText(description, String) : '',
    trouble: '',
  }))

/** Who is meant by the name that a seat keeps; of a bot with parameters, that bot. */
export function opponent(setup: Setup, name: string): Opponent | undefined {
  return (
    [...levels(setup), ...bots(setup)].find((one) => one.name === name) ??
    bots(setup).find((one) => name.startsWith(`${one.name}:`))
  )
}

/** In which order levels are taken for the seats of a new table: from a fair one outwards. */
const USUAL = 2

/** Who comes next to a table where these sit already: somebody else as long as there is somebody. */
export function nextOpponent(setup: Setup, seated: readonly string[]): string {
  const playable = levels(setup).filter(({ trouble }) => !trouble)
  const usual = playable
    .map((one, place) => ({ one, far: Math.abs(place - Math.min(USUAL, playable.length - 1)) }))
    .sort((a, b) => a.far - b.far)
  const next =
    usual.find(({ one }) => !seated.includes(one.name)) ?? usual[seated.length % (usual.length || 1)]
  return next?.one.name ?? (setup.bots.find(({ name }) => name === 'naive') ?? setup.bots[0])?.name ?? ''
}

const NUMERALS = ['', ' II', ' III', ' IV', ' V', ' VI'] as const

/** What an opponent is called who is the so-many-th of the same level at the table, counted from 0. */
export const numberedName = (label: string, before: number): string =>
  `${label}${NUMERALS[before] ?? ` ${before + 1}`}`
