// The optional rules in a line each, wherever they are chosen or told.
import type { TableView } from '../protocol'

export interface OptionText {
  name: string
  rule: string
  does: string
}

export const BIGGER_KINGDOMS: OptionText = {
  name: 'Bigger Kingdoms',
  rule: 'R11',
  does: 'One more adjacent region is needed to win.',
}
export const DRAW_AFTER_BATTLE: OptionText = {
  name: 'Draw After Battle',
  rule: 'R12',
  does: 'No rounds: everybody starts with 7 cards and may draw up to 3 after each battle.',
}
export const POINTS: OptionText = {
  name: 'Playing for Points',
  rule: 'R13',
  does: 'A match of several games: a point for each region, and 5 more for winning with adjacent ones.',
}
export const CAPTURING_REGIONS: OptionText = {
  name: 'Capturing Regions',
  rule: 'R14',
  does: 'You may also fight for regions that others control.',
}
export const HIDDEN_CARDS: OptionText = {
  name: 'Hidden Cards',
  rule: 'R15',
  does: 'Mercenaries, Drummers, Heroines and Courtesans lie face down until you play your next card.',
}

/** The optional rules that a View tells of. Of Bigger Kingdoms it tells only what is needed to win. */
export const inForce = (
  view: Pick<TableView, 'draw_after_battle' | 'points' | 'capturing_regions' | 'hidden_cards'>,
): OptionText[] => [
  ...(view.draw_after_battle ? [DRAW_AFTER_BATTLE] : []),
  ...(view.points === null ? [] : [{ ...POINTS, name: `${POINTS.name}, to ${view.points}` }]),
  ...(view.capturing_regions ? [CAPTURING_REGIONS] : []),
  ...(view.hidden_cards ? [HIDDEN_CARDS] : []),
]
