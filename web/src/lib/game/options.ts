import { t } from '../../languages/language.svelte'
import { OPTIONAL_RULES, type TableOptions } from '../../protocol'

export type OptionalRule = (typeof OPTIONAL_RULES)[number]

type Hyphenated<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}-${Hyphenated<Rest>}`
  : Name

/** What messages call an optional rule. */
export const wordOf = <Name extends string>(name: Name): Hyphenated<Name> =>
  name.replaceAll('_', '-') as Hyphenated<Name>

/** An optional rule by its name in the rules. */
export const optionName = (option: OptionalRule): string => t(`option-rule-${wordOf(option)}`)

/** An optional rule in a line, as the rules have it. */
export const optionText = (option: OptionalRule): string => t(`option-rule-${wordOf(option)}-means`)

const chosen = (options: TableOptions): OptionalRule[] => OPTIONAL_RULES.filter((option) => options[option])

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
