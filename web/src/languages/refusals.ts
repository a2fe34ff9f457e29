import type { Fact } from '../protocol'
import { factText } from './language.svelte'

/** Why something was refused, in the language that is shown; in English if the server had not understood it. */
export const refusalText = ({ fact, message }: { fact?: Fact | null; message: string }): string =>
  fact ? factText(fact, String) : message
