// The chances of choices, in words and figures.
import { actionInWords } from '../../languages/actions'
import { locale, t } from '../../languages/language.svelte'
import { reasonsInWords } from '../../languages/reasons'
import type { Naming } from '../../languages/values'
import type { Hint, HintedAction, LegalAction, TableView } from '../../protocol'

/** A share as a percentage: '0%' and '100%' only where nothing else came of it. */
export function percent(share: number): string {
  const shown =
    share <= 0 || share >= 1 ? Math.min(1, Math.max(0, share)) : Math.min(0.99, Math.max(0.01, share))
  return new Intl.NumberFormat(locale(), { style: 'percent' }).format(shown)
}

/** Whether a hint tells chances. */
export const isJudged = ({ actions }: Hint): boolean => actions.some(({ chance }) => chance !== null)

/** By card of the hand: the chance of winning the game if it is played. */
export const chancesByCard = (hint: Hint | null): Map<number, number> =>
  new Map(
    (hint?.actions ?? []).flatMap(({ action, chance }) =>
      action.kind === 'play' && action.card !== null && chance !== null ? [[action.card, chance]] : [],
    ),
  )

/** The chance of winning the game after an action, given by its token; null if it is not known. */
export const chanceOf = (hint: Hint | null, token: string): number | null =>
  hint?.actions.find(({ action }) => action.token === token)?.chance ?? null

/** What a choice does to the chance, and the first reasons: of the selected card, else of the best choice. */
export function choiceInWords(view: TableView, name: Naming, hint: Hint, card: number | null): string {
  const [best] = hint.actions
  const told = card === null ? best : hint.actions.find(({ action }) => isPlaying(action, card))
  if (!told) return ''
  const choice = actionInWords(view, told.action)
  const chance = chanceInWords(view, told, card === null ? t('odds-best', { choice }) : choice)
  return [chance, reasonsInWords(told.reasons.slice(0, card === null ? 1 : 2), name)].join(' ')
}

const isPlaying = ({ kind, card }: LegalAction, played: number): boolean => kind === 'play' && card === played

const chanceInWords = (view: TableView, { chance }: HintedAction, choice: string): string =>
  chance === null
    ? `${choice}. ${t('advice-not-yet')}`
    : t(view.options.points === null ? 'odds-game' : 'odds-match', { choice, chance: percent(chance) })

/** Counts by card of what an action keeps. */
export function keptCards({ cards }: Pick<LegalAction, 'cards'>, kinds: number): number[] {
  const counts = Array<number>(kinds).fill(0)
  for (const card of cards ?? []) counts[card] = (counts[card] ?? 0) + 1
  return counts
}
