import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { BROWSERS } from './browsers.ts'
import { chunkOf } from './chunks.ts'
import { compressionPlugin } from './compression.ts'
import { documentsPlugin } from './documents.ts'
import { geometryPlugin } from './geometry.ts'
import { languagesPlugin } from './languages.ts'
import { layoutsPlugin } from './layouts.ts'
import { manifestPlugin } from './manifest.ts'
import { needsPlugin } from './needs.ts'
import { precachePlugin } from './precache.ts'

// While developing the UI, the game itself is served by `python3 run.py --no-browser`.
const game = 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [
    svelte(),
    documentsPlugin(),
    geometryPlugin(),
    languagesPlugin(),
    layoutsPlugin(),
    needsPlugin(),
    manifestPlugin(),
    precachePlugin(),
    compressionPlugin(),
  ],
  build: {
    outDir: '../src/condottiere/static',
    rolldownOptions: {
      preserveEntrySignatures: false,
      checks: { bundlerTimings: false }, // whoever only starts the game need not hear of it
      input: { index: 'index.html', 'service-worker': 'worker/service-worker.ts' },
      // Browsers look for a newer service worker where they found the first.
      output: {
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [{ name: chunkOf, debugName: 'pages' }] },
      },
    },
    emptyOutDir: true,
    // A font within a style sheet is loaded even where no letter of it is needed.
    assetsInlineLimit: (path) => (path.endsWith('.woff2') ? false : undefined),
    modulePreload: { polyfill: false },
    target: Object.entries(BROWSERS).map(([name, version]) => name.replace('ios_saf', 'ios') + version),
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: ['.', '../docs', '../src/condottiere/languages'] },
    proxy: { '/api': { target: game, ws: true } },
  },
  // Tests mount components as a browser does, where they ask for a document by `@vitest-environment happy-dom`.
  ...(process.env.VITEST && { resolve: { conditions: ['browser'] } }),
  test: {
    include: ['src/**/*.test.ts', 'worker/**/*.test.ts'],
    setupFiles: ['src/languages/testing.ts'],
    isolate: false, // one worker for many files takes half the time
    testTimeout: 60_000, // a machine that does much at once is slow, and no failure
  },
})
