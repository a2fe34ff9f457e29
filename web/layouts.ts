/** Puts the conditions of layouts in place of their names. src/style/layouts.ts decides what they are. */
import type { Plugin } from 'vite'
import { withConditions } from './src/style/layouts.ts'

export const layoutsPlugin = (): Plugin => ({
  name: 'layouts',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.css$/ },
    handler: (code) => ({ code: withConditions(code), map: null }),
  },
})
