import { getContext, hasContext, setContext } from 'svelte'

const KEY = Symbol('cover')

/** Below here the table can be covered, so that somebody else may take the device. */
export const setCover = (cover: () => void): (() => void) => setContext(KEY, cover)

export const coverOf = (): (() => void) | undefined =>
  hasContext(KEY) ? getContext<() => void>(KEY) : undefined
