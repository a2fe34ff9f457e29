/**
 * Compresses what is built with Brotli, as well as can be: the server sends these files to who takes them.
 * hatch_build.py does the same with gzip.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXTS = '**/*.{html,css,js,svg,json,txt,webmanifest}'

export const compressionPlugin = (): Plugin => ({
  name: 'compression',
  apply: 'build',
  writeBundle: {
    order: 'post',
    handler({ dir = '.' }) {
      for (const name of globSync(TEXTS, { cwd: dir })) {
        const path = join(dir, name)
        const text = readFileSync(path)
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
        )
      }
    },
  },
})
