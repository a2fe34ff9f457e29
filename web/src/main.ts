import './style/fonts'
import './style/tokens.css'
import './style/cards.css'
import './style/base.css'
import './style/controls.css'
import './style/shared.css'
import './style/utilities.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { follow, load, loadRest, preferredLanguage } from './languages/language.svelte'
import { route } from './lib/routes'
import { registerWorkerLater } from './offline/worker'
import { PAGES } from './pages'
import { showTheme, theme } from './settings/theme.svelte'
import { favicon } from './table/alerts/favicon'
import { motion } from './table/motion/motion.svelte'

/** When the page is long drawn. */
const REST_MS = 3000

// It is not to be translated: browsers put text of their own in place of that which Svelte changes, and a table would lie.
const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')

favicon(false)
showTheme(theme())
motion.apply()
// What was not loaded yet is gone if the server has got another version, or the network was lost: browsers do not ask again.
addEventListener('vite:preloadError', () => void reload())

/** Opens the page anew once the server answers, not a proxy in its place, but not again and again in a row. */
async function reload(): Promise<void> {
  let wait = 10_000 - performance.now()
  do {
    await new Promise((resolve) => setTimeout(resolve, wait))
    wait = REST_MS
  } while (!(await fetch('/', { method: 'HEAD' }).catch(() => undefined))?.ok)
  location.reload()
}

/** A function, because a module that waits at its top costs further files: the bundler keeps such ones apart. */
async function start(target: HTMLElement): Promise<void> {
  const { page } = route(location)
  await Promise.all([
    load(preferredLanguage(), page === 'table' || page === 'home' ? page : 'all'),
    PAGES[page](),
  ])
  follow()
  mount(App, { target })
  // Also what is said when the network is gone has to be there by then.
  setTimeout(() => void loadRest(), REST_MS)
  registerWorkerLater()
}

void start(target)
