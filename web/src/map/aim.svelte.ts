import { Selected } from '../lib/ui/selected.svelte'

/** The region that is selected on the map and not confirmed yet: the map shows it, the decision confirms it. */
export const aim = new Selected()
