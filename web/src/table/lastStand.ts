import { isFought } from '../lib/game/wording'
import type { Explanation, TableView } from '../protocol'

/** Whether a battle is fought that can end the game, by what the server says of it. */
export const isLastStand = (view: TableView, explanation: Explanation | null): boolean =>
  isFought(view) && (view.final_battle || (explanation?.deciding.length ?? 0) > 0)
