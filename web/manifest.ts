/** Makes the web app manifest of every language while the pages are built: what an installed game is called and does. */
import type { Plugin } from 'vite'
import { type BuiltLanguage, builtLanguages } from './messages.ts'
import { manifestName } from './src/offline/manifest.ts'

const icon = (file: string, size: number, purpose: string): object => ({
  src: `/icons/${file}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const shortcut = (name: string, url: string): object => ({
  name,
  url,
  icons: [icon('icon', 192, 'any')],
})

const manifest = ({ write }: BuiltLanguage): object => ({
  // One game, in whichever language it was installed.
  id: '/',
  name: 'Condottiere',
  short_name: 'Condottiere',
  description: write('app-description'),
  lang: write('locale'),
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  background_color: '#0e3a41',
  theme_color: '#0e3a41',
  categories: ['games'],
  icons: [
    icon('icon', 192, 'any'),
    icon('icon', 512, 'any'),
    icon('maskable', 192, 'maskable'),
    icon('maskable', 512, 'maskable'),
  ],
  shortcuts: [
    shortcut(write('app-new-game'), '/'),
    shortcut(write('offline-rules'), '/rules'),
    shortcut(write('app-records'), '/games'),
  ],
})

export const manifestPlugin = (): Plugin => ({
  name: 'manifest',
  generateBundle() {
    for (const language of builtLanguages())
      this.emitFile({
        type: 'asset',
        fileName: manifestName(language.code),
        source: JSON.stringify(manifest(language)),
      })
  },
})
