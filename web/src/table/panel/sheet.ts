import { MediaQuery } from 'svelte/reactivity'

/** Whether what lies beside the table is a sheet over it. */
export const sheet = new MediaQuery('(max-width: 699px), (max-width: 1079px) and (orientation: landscape)')
