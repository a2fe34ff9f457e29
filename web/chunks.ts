/** Which files the code is made into: few, for each costs its headers and a round trip. */
import type { Rolldown } from 'vite'

type Named = (id: string, context: Rolldown.ChunkingContext) => string | null

/** Whether a module is loaded with another one: that imports it, or what does. */
function comesWith(page: string, id: string, context: Rolldown.ChunkingContext): boolean {
  const seen = new Set([id])
  for (const one of seen) {
    if (one.endsWith(page)) return true
    for (const importer of context.getModuleInfo(one)?.importers ?? []) seen.add(importer)
  }
  return false
}

/** What every page needs; what the home page shares with the table; the rest of a table; what gives entropy to its deals. */
export const chunkOf: Named = (id, context) => {
  if (comesWith('/src/main.ts', id, context)) return 'base'
  if (comesWith('/table/TablePage.svelte', id, context)) {
    if (!comesWith('HomePage.svelte', id, context)) return 'table'
    return id.endsWith('.css') ? 'base' : 'common' // Their styles are too few for a file of their own.
  }
  return comesWith('/fair/contribution.ts', id, context) ? 'fair' : null
}
