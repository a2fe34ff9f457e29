import { t } from '../../languages/language.svelte'
import type { TableOptions, TableView } from '../../protocol'

/** What messages call the optional rules, in the order of the rules. */
export const OPTIONAL_RULES = {
  bigger_kingdoms: 'bigger-kingdoms',
  draw_after_battle: 'draw-after-battle',
  points: 'points',
  capturing_regions: 'capturing-regions',
  hidden_cards: 'hidden-cards',
} as const satisfies Partial<Record<keyof TableOptions, string>>

export type OptionalRule = keyof typeof OPTIONAL_RULES

/** An optional rule by its name in the rules. */
export const optionName = (option: OptionalRule): string => t(`option-rule-${OPTIONAL_RULES[option]}`)

/** An optional rule in a line, as the rules have it. */
export const optionText = (option: OptionalRule): string => t(`option-rule-${OPTIONAL_RULES[option]}-means`)

const chosen = (options: TableOptions): OptionalRule[] =>
  (Object.keys(OPTIONAL_RULES) as OptionalRule[]).filter((option) => options[option])

/** The optional rules that a table was made with, in a word or two. */
export const chosenOptions = (options: TableOptions): string[] =>
  chosen(options).map((option) =>
    option === 'points' ? t('option-so-many-points', { points: options.points ?? 0 }) : optionName(option),
  )

/** What is said of an optional rule that is used. */
export interface Rule {
  name: string
  text: string
}

/** The optional rules that these settings choose. */
export const chosenRules = (options: TableOptions): Rule[] =>
  chosen(options).map((option) => ({
    name: option === 'points' ? t('option-points-to', { points: options.points ?? 0 }) : optionName(option),
    text: optionText(option),
  }))

/** The optional rules that a View tells of. */
export const rulesOfView = ({
  bigger_kingdoms,
  draw_after_battle,
  points,
  capturing_regions,
  hidden_cards,
}: Pick<
  TableView,
  'bigger_kingdoms' | 'draw_after_battle' | 'points' | 'capturing_regions' | 'hidden_cards'
>): Rule[] => chosenRules({ bigger_kingdoms, draw_after_battle, points, capturing_regions, hidden_cards })
