// The first lesson: a cheap battle, Winter, the Courtesan and the Drummer, the Bishop and the Heroine.
import { inflectedCard } from '../languages/language.svelte'
import type { Part } from '../languages/markup'
import type { Inflected } from '../languages/values'
import { regionName } from '../lib/game/wording'
import { sumInTerms } from '../lib/text/typography'
import { cardOf, regionOf, say, type Lesson, type Won } from './note'
import type { Situation } from './situation'

/** Which cards are suggested in each battle, one after the other. */
const CARDS_OF_BATTLE = ['54', '2W1', 'C', '6543BH'] as const
/** The region that the Favor of the Pope is to protect, because it lies beside one that a captain may hold. */
const FAVOR = 'milano'
const BESIDE_FAVOR = 'torino'

const [WINTER, BISHOP, COURTESAN, DRUMMER, HEROINE] = [
  cardOf('W'),
  cardOf('B'),
  cardOf('C'),
  cardOf('D'),
  cardOf('H'),
]
/** How many cards are left to whoever has won the first battle as planned. */
const CHEAPLY = 8
/** From this strength on Winter is worth its card. */
const MIN_STRENGTH_FOR_WINTER = 6
/** With such a lead the learner need play no more cards. */
const MIN_LEAD = 5
const HEROINE_COUNTS = 10

/** The next card of the plan that the learner still holds; -1 if there is none. */
function planned(situation: Situation): number {
  const { view, opens, strongest } = situation
  const held = Array.from(CARDS_OF_BATTLE[view.battles] ?? '', cardOf).filter((card) => situation.holds(card))
  const answered = !opens || situation.strength(strongest) >= MIN_STRENGTH_FOR_WINTER
  // What others have played calls for an answer before the rest of the plan.
  if (view.battles === 1 && answered && !situation.lies(WINTER))
    return held.find((card) => card === WINTER) ?? -1
  if (view.battles !== 3) return held[0] ?? -1
  // The Bishop must not strike nobody, nor the learner's own cards; the Heroine must not be wasted.
  const fits = (card: number): boolean => {
    if (card === BISHOP) return situation.highest > situation.ownHighest
    if (card === HEROINE) return answered && situation.lead + HEROINE_COUNTS > 0
    return !answered
  }
  return held.find(fits) ?? -1
}

/** By battle: why a card of the plan is to be played now; null where things have gone another way. */
const WHY: readonly ((situation: Situation, name: Inflected, card: number) => Part[] | null)[] = [
  (situation, card) => {
    if (situation.opens) return say('tutorial-first-card', { card })
    const strengths = { own: situation.own.strength, rival: situation.strength(situation.strongest) }
    return situation.leads ? say('tutorial-second-card', { ...strengths, card }) : null
  },
  (situation, name, card) => {
    const { strongest, opens, own } = situation
    const about = { seat: situation.name(strongest), strength: situation.strength(strongest) }
    if (card === WINTER) return say('tutorial-winter', about)
    if (situation.lies(WINTER))
      return own.strength === about.strength ? say('tutorial-under-winter', { ...about, card: name }) : null
    return opens && !situation.unopposed ? say('tutorial-open-low', { card: name }) : null
  },
  () => say('tutorial-courtesan'),
  (situation, name, card) => {
    const { strongest } = situation
    if (card === BISHOP) return say('tutorial-bishop', { card: inflectedCard(situation.highest) })
    if (card === HEROINE)
      return situation.has(strongest, HEROINE)
        ? say('tutorial-heroine', {
            seat: situation.name(strongest),
            strength: situation.strength(strongest),
          })
        : null
    return situation.opens && !situation.unopposed ? say('tutorial-bait', { card: name }) : null
  },
]

export const first = {
  chapters: ['cheap', 'winter', 'courtesan', 'bishop', 'round'],
  begins: 0,
  sites: {
    0: { site: 'bologna', beside: [], says: (region) => say('tutorial-first-site', { region }) },
    1: { site: 'firenze', beside: ['bologna'], says: (region) => say('tutorial-second-site', { region }) },
    2: { site: 'torino', beside: [], says: (region) => say('tutorial-third-site', { region }) },
    3: {
      site: 'urbino',
      beside: ['bologna', 'firenze'],
      says: (region) => say('tutorial-fourth-site', { region }),
    },
  },

  play(situation) {
    const { view, opens, lead, unopposed } = situation
    // A second card shows how a line grows, unless it would be wasted.
    const grows = view.battles === 0 && lead < MIN_LEAD && !unopposed
    const card = opens || lead <= 0 || grows ? planned(situation) : -1
    return card < 0 ? null : { card, says: WHY[view.battles]?.(situation, inflectedCard(card), card) ?? null }
  },

  pass(situation) {
    const { view, own, leads, unopposed, name, strongest, rivals } = situation
    const region = regionName(view.site)
    const about = { own: own.strength, rival: situation.strength(strongest) }
    if (!leads) {
      const drummer = rivals.find((seat) => situation.has(seat, DRUMMER))
      return view.battles === 2 && own.line[COURTESAN] && drummer !== undefined
        ? say('tutorial-pass-drummer', { seat: name(drummer), region })
        : null
    }
    if (unopposed && situation.lies(WINTER))
      return say('tutorial-pass-winter', { ...about, working: sumInTerms(own.working) })
    return view.battles === 0 && !unopposed ? say('tutorial-pass-cheap', about) : null
  },

  watch: ({ view, own, playing }) =>
    view.battles === 2 && playing.length > 0 && own.line[COURTESAN]
      ? say('tutorial-watch', { count: own.hand_size })
      : null,

  won({ view, own, last }: Situation, about: Won) {
    if (view.battles === 1 && own.hand_size === CHEAPLY) return say('tutorial-won-cheaply', about)
    if (view.battles === 2 && last?.played.includes(WINTER)) return say('tutorial-won-under-winter', about)
    if (view.battles === 4 && last?.played.includes(HEROINE)) return say('tutorial-won-by-heroine', about)
    return null
  },

  favor(situation) {
    const region = regionOf(FAVOR)
    const neighbour = situation.view.owners[regionOf(BESIDE_FAVOR)] ?? situation.me
    if (neighbour === situation.me) return null
    const about = { region: regionName(region), seat: situation.name(neighbour) }
    return { region, says: say('tutorial-favor', about) }
  },
} satisfies Lesson
