/** Rounds the map to whole units while the pages are built: a unit is less than a pixel, and figures are half of it. */
import type { Plugin } from 'vite'

export const geometryPlugin = (): Plugin => ({
  name: 'geometry',
  enforce: 'pre',
  apply: 'build',
  transform: (source, id) =>
    id.endsWith('/map/geometry.json') ? { code: source.replaceAll(/(\d)\.\d+/g, '$1'), map: null } : null,
})
