/** Which files the code is made into: few, for each costs its headers and a round trip. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { normalizePath, type Rolldown } from 'vite'

type Named = (id: string, context: Rolldown.ChunkingContext) => string | null

/** A module of the pages. Throws if there is none, so that a module that moves is not left out. */
function module(path: string): string {
  const file = fileURLToPath(new URL(`src/${path}`, import.meta.url))
  if (!existsSync(file)) throw new Error(`chunks.ts names ${file}, which does not exist`)
  return normalizePath(file)
}

const MAIN = module('main.ts')
const TABLE = module('table/TablePage.svelte')
const HOME = module('home/HomePage.svelte')
const ENTROPY = module('fair/contribution.ts')

/** Whether a module is loaded with another one: that imports it, or what does. */
function comesWith(page: string, id: string, context: Rolldown.ChunkingContext): boolean {
  const seen = new Set([id])
  for (const one of seen) {
    if (one === page) return true
    for (const importer of context.getModuleInfo(one)?.importers ?? []) seen.add(importer)
  }
  return false
}

/** What every page needs; what the home page shares with the table; the rest of a table; what gives entropy to its deals. */
export const chunkOf: Named = (id, context) => {
  if (comesWith(MAIN, id, context)) return 'base'
  if (comesWith(TABLE, id, context)) {
    if (!comesWith(HOME, id, context)) return 'table'
    return id.endsWith('.css') ? 'base' : 'common' // Their styles are too few for a file of their own.
  }
  return comesWith(ENTROPY, id, context) ? 'fair' : null
}
