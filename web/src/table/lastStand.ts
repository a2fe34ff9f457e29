import { isFought } from '../lib/game/wording'
import type { Explanation, TableView } from '../protocol'

/** Whether a battle is fought that can end the game, by what the server says of it. */
export const isLastStand = (view: TableView, explanation: Explanation | null): boolean =>
  isFought(view) && (view.final_battle || (explanation?.deciding.length ?? 0) > 0)

/** Which battle of which game is fought, or was last: the same for it from its beginning until the next one. */
export const battleOf = (view: TableView): string =>
  `${view.games - Number(view.ending !== 'none')} ${view.battles + Number(isFought(view))}`
