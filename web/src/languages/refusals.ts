import type { Fact } from '../protocol'
import { told } from './language.svelte'

/** Why something was refused, in the language that is shown; in English if the server had not understood it. */
export const explained = ({ fact, message }: { fact?: Fact | null; message: string }): string =>
  fact ? told(fact, String) : message
