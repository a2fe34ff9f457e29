// What an action does, as one tells somebody to do it: 'Play Mercenary 10'.
import { at } from '../lib/at'
import { noCards } from '../lib/game/counts'
import { CARDS, REGIONS, type LegalAction, type TableView } from '../protocol'
import { inflectedCard, inflectedCards, t } from './language.svelte'

type Asked = Pick<TableView, 'options' | 'viewer' | 'seats'>

export function actionInWords(view: Asked, { kind, card, region, cards, count }: LegalAction): string {
  const named = card === null ? '' : inflectedCard(card)
  const where = region === null ? '' : at(REGIONS, region).label
  switch (kind) {
    case 'pass':
      return view.viewer !== null && at(view.seats, view.viewer).waiting ? t('do-hold-back') : t('do-pass')
    case 'pass_revealing':
      return t('do-pass-revealing')
    case 'play':
      return view.options.hidden_cards && card !== null && at(CARDS, card).concealed
        ? t('do-play-face-down', { card: named })
        : t('do-play', { card: named })
    case 'site':
      return t('do-site', { region: where })
    case 'favor':
      return region === null ? t('do-favor-off') : t('do-favor', { region: where })
    case 'rescue':
      return card === null ? t('do-rescue-nothing') : t('do-rescue', { card: named })
    case 'keep_hand':
      return t('do-keep-hand')
    case 'discard_hand':
      return t('do-discard-hand')
    case 'keep':
      return cards?.length ? t('do-keep', { cards: inflectedCards(counted(cards)) }) : t('do-keep-nothing')
    case 'draw':
      return t('do-draw', { count: count ?? 0 })
  }
}

function counted(cards: readonly number[]): number[] {
  const counts = noCards()
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1
  return counts
}
