import type { Pact } from '../protocol'

/** Whether any of these was accepted, so that there are promises to keep. */
export const isBound = (pacts: readonly Pact[]): boolean => pacts.some(({ verdicts }) => verdicts.length > 0)
