// The second lesson: the Scarecrow, Spring and the Surrender, and discarding a hand.
import { inflectedCard } from '../languages/language.svelte'
import type { Part } from '../languages/markup'
import { cardOf, note, say, type Lesson } from './note'
import type { Situation } from './situation'

const [TEN, SIX, SCARECROW, SPRING, WINTER, SURRENDER] = [
  cardOf('T'),
  cardOf('6'),
  cardOf('K'),
  cardOf('S'),
  cardOf('W'),
  cardOf('U'),
]

/** How far the learner would lead without the ten that lies in the own line. */
const withoutTen = ({ lead }: Situation): number => lead - 10

function scarecrow(situation: Situation): { card: number; says: Part[] } | null {
  const { own, opens, unopposed, playing } = situation
  const about = { own: own.strength, rival: situation.strength(situation.strongest) }
  if (opens) return { card: SIX, says: say('tutorial-open-low', { card: inflectedCard(SIX) }) }
  if (own.line[TEN] && unopposed && withoutTen(situation) > 0)
    return { card: SCARECROW, says: say('tutorial-scarecrow', { ...about, less: own.strength - 10 }) }
  if (!own.line[TEN] && situation.leads && playing.length > 0 && situation.holds(SCARECROW))
    return { card: TEN, says: say('tutorial-bluff', { ...about, card: inflectedCard(TEN) }) }
  return null
}

function spring(situation: Situation): { card: number; says: Part[] } | null {
  const { own, opens, unopposed } = situation
  if (opens) return { card: TEN, says: say('tutorial-open-high', { card: inflectedCard(TEN) }) }
  if (situation.lies(WINTER) && own.line[TEN])
    return { card: SPRING, says: say('tutorial-spring', { card: inflectedCard(TEN) }) }
  if (situation.leads && !unopposed) {
    const about = { own: own.strength, rival: situation.strength(situation.strongest) }
    return {
      card: SURRENDER,
      says: say('tutorial-surrender', { ...about, seat: situation.name(situation.strongest) }),
    }
  }
  return null
}

export const second = {
  chapters: ['scarecrow', 'spring', 'discard'],
  begins: 1,
  sites: {
    1: { site: 'bologna', beside: [], says: (region) => say('tutorial-begin-again', { region }) },
    2: {
      site: 'firenze',
      beside: ['bologna'],
      says: (region, { holds }) =>
        say(holds(TEN) ? 'tutorial-fifth-site' : 'tutorial-second-site', { region }),
    },
  },

  play(situation) {
    const found = [scarecrow, spring][situation.view.battles - 1]?.(situation)
    return found && situation.holds(found.card) ? found : null
  },

  won: ({ view, last }, about) =>
    view.battles === 3 && last?.played.includes(SURRENDER) ? say('tutorial-won-by-surrender', about) : null,

  between({ view, asked, rivals, name }) {
    const [holder, another] = rivals.filter((seat) => (view.seats[seat]?.hand_size ?? 0) > 0)
    if (!asked || holder === undefined || another !== undefined) return null
    return note('discard', say('tutorial-discard', { seat: name(holder) }), ['discard-hand'])
  },
} satisfies Lesson
