import { t } from '../../languages/language.svelte'
import { CARDS } from '../../protocol'
import { at } from '../at'

const SPECIAL = [
  'winter',
  'spring',
  'bishop',
  'courtesan',
  'drummer',
  'heroine',
  'scarecrow',
  'surrender',
] as const

/** What a card is worth and does, and which rules say so. */
export function cardText(card: number): string {
  const { name, strength } = at(CARDS, card)
  const special = SPECIAL.find((one) => one === name) ?? 'mercenary'
  return t(`card-${special}-does`, { strength })
}

/** A text without the rules that it names in brackets: for what is read out, where no link can be followed. */
export const withoutRules = (text: string): string => text.replace(/\s\((?:R\d+(?:\.\d+)?(?:,\s)?)+\)/g, '')
