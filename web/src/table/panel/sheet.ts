import { MediaQuery } from 'svelte/reactivity'
import { LAYOUTS } from '../../style/layouts'

/** Whether what lies beside the table is a sheet over it. */
export const sheet = new MediaQuery(`not ((${LAYOUTS.tablet}) or ${LAYOUTS['three-columns']})`)
