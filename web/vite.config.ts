import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { rulebookPlugin } from './rulebook.ts'

// While developing the UI, the game itself is served by `python3 run.py --no-browser`.
const game = 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), rulebookPlugin()],
  build: {
    outDir: '../src/condottiere/static',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: ['.', '../docs'] },
    proxy: {
      '/api': { target: game, ws: true },
      '/ws': { target: game, ws: true },
    },
  },
  test: {
    include: ['src/**/*.test.ts'],
    passWithNoTests: true,
  },
})
