/** The ids of the regions that a guide points at: the map draws a ring along the border of each, beneath the names. */
export const pointed = $state<{ regions: readonly string[] }>({ regions: [] })
