/** Puts the conditions of layouts in place of their names, and lengths that follow the browser's font in place of pixels. */
import type { Plugin } from 'vite'
import { withConditions } from './src/style/layouts.ts'
import { inRem } from './src/style/lengths.ts'

/** Where pixels are units of a drawing. */
const DRAWN = /\/src\/(cards|map)\//

export const layoutsPlugin = (): Plugin => ({
  name: 'layouts',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.css$/ },
    handler(code, id) {
      const css = withConditions(code)
      return { code: DRAWN.test(id) ? css : inRem(css), map: null }
    },
  },
})
