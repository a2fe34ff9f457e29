import rules from '../../../docs/rules.md'
import type { TableOptions, TableView } from '../protocol'

/** The optional rules by their names in the rules. */
export const OPTIONAL_RULES = {
  bigger_kingdoms: 'Bigger Kingdoms',
  draw_after_battle: 'Draw After Battle',
  points: 'Playing for Points',
  capturing_regions: 'Capturing Regions',
  hidden_cards: 'Hidden Cards',
} as const satisfies Partial<Record<keyof TableOptions, string>>

export type OptionalRule = keyof typeof OPTIONAL_RULES

/** An optional rule in a line, as the rules have it. */
export const optionText = (option: OptionalRule): string => rules.options[OPTIONAL_RULES[option]] ?? ''

/** The optional rules that a table was made with, by their names. */
export const chosenOptions = (options: TableOptions): string[] =>
  (Object.keys(OPTIONAL_RULES) as OptionalRule[])
    .filter((option) => options[option])
    .map((option) => (option === 'points' ? `${options.points ?? ''} points` : OPTIONAL_RULES[option]))

/** The optional rules that a View tells of. Of Bigger Kingdoms it tells only what is needed to win. */
export const inForce = (
  view: Pick<TableView, 'draw_after_battle' | 'points' | 'capturing_regions' | 'hidden_cards'>,
): { name: string; text: string }[] =>
  (['draw_after_battle', 'points', 'capturing_regions', 'hidden_cards'] as const)
    .filter((option) => view[option])
    .map((option) => ({
      name: OPTIONAL_RULES[option] + (option === 'points' ? `, to ${view.points ?? ''}` : ''),
      text: optionText(option),
    }))
