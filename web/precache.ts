/** Tells the service worker, while the pages are built, which files this build has and by which name to keep them. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** What stands in the worker's code until then. */
const PLACE = /(["'`])__PRECACHE__\1/

/** What a page needs without a network. Browsers that have service workers read WOFF2, and the languages are Latin. */
const isNeeded = (file: string): boolean =>
  /\.(js|css|svg|woff2|webmanifest)$/.test(file) &&
  file !== 'service-worker.js' &&
  !/(cyrillic|greek|vietnamese)/.test(file)

/** Beside what is bundled. */
const PUBLIC = ['theme.js', 'icons/icon-192.png']

export const precachePlugin = (): Plugin => ({
  name: 'precache',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const worker = bundle['service-worker.js']
      const page = bundle['index.html']
      if (worker?.type !== 'chunk' || page?.type !== 'asset') return
      const files = [...Object.keys(bundle).filter(isNeeded), ...PUBLIC].sort()
      const hash = createHash('sha256').update(worker.code).update(String(page.source))
      for (const file of files) hash.update(file)
      for (const file of PUBLIC) hash.update(readFileSync(new URL(`public/${file}`, import.meta.url)))
      const kept = {
        build: hash.digest('hex').slice(0, 16),
        page: String(page.source),
        files: files.map((file) => `/${file}`),
      }
      worker.code = worker.code.replace(PLACE, () => JSON.stringify(JSON.stringify(kept)))
    },
  },
})
