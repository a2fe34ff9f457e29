// What the guide of the tutorial says at a moment, in whichever lesson.
import type { FluentVariable } from '@fluent/bundle'
import { t } from '../languages/language.svelte'
import { parseMarkup, type Part } from '../languages/markup'
import type { MessageId, Messages } from '../languages/messages'
import { at } from '../lib/at'
import { CARDS, REGIONS } from '../protocol'
import type { Situation } from './situation'

/** One thing that the guide says. */
export interface Note {
  id: string
  /** Its paragraphs; what the learner is to do is marked. */
  says: Part[][]
  /** What it speaks of: the `data-testid` of parts of the page. */
  points: string[]
}

/** What the learner has selected, and not done yet. */
export interface Selection {
  card: number | null
  region: number | null
  /** How many cards are picked to be kept. */
  kept: number
}

type Chapter<Id> = Id extends `tutorial-chapter-${infer Name}` ? Name : never

/** What one lesson says beyond what every lesson does; what it says nothing to is said in general. */
export interface Lesson {
  chapters: readonly Chapter<MessageId>[]
  /** How many battles were fought before it begins. */
  begins: number
  /** The regions that it suggests, by battle, and beside which own ones; `says` tells why. */
  sites: Readonly<
    Record<
      number,
      { site: string; beside: readonly string[]; says: (region: string, situation: Situation) => Part[] }
    >
  >
  /** The card that is to be played now, and why; null to pass. */
  play: (situation: Situation) => { card: number; says: Part[] | null } | null
  /** Why to pass just now. */
  pass?: (situation: Situation) => Part[] | null
  /** What is said while the others play on. */
  watch?: (situation: Situation) => Part[] | null
  /** What is said of a battle that the learner has won. */
  won?: (situation: Situation, about: Won) => Part[] | null
  /** Where the Favor of the Pope goes. */
  favor?: (situation: Situation) => { region: number; says: Part[] } | null
  between?: (situation: Situation) => Note | null
}

/** A region that was won, with which strength, and that of the next best line. */
export interface Won {
  region: string
  own: number
  rival: number
}

export const cardOf = (letter: string): number => CARDS.findIndex((card) => card.letter === letter)
export const regionOf = (name: string): number => REGIONS.findIndex((region) => region.name === name)

export const note = (id: string, said: Part[], points: string[]): Note => ({ id, says: [said], points })

/** The suggested region, or what confirms it once it is selected. */
export const regionPoints = (region: number, selection: Selection): string[] => [
  selection.region === region ? 'confirm-region' : `region-${at(REGIONS, region).name}`,
]

/** A message of the guide, as parts. */
export function say<Id extends MessageId>(id: Id, variables?: Record<Messages[Id], FluentVariable>): Part[] {
  const write = t as (id: MessageId, variables: Record<string, FluentVariable>) => string
  return parseMarkup((given) => write(id, given), variables ?? {})
}
