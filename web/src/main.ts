import './style/fonts'
import './style/tokens.css'
import './style/cards.css'
import './style/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { follow, load, preferredLanguage } from './languages/language.svelte'
import { showTheme, theme } from './settings/theme.svelte'
import { favicon } from './table/alerts/favicon'
import { motion } from './table/motion/motion.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')

favicon(false)
showTheme(theme())
motion.apply()
await load(preferredLanguage())
follow()

export default mount(App, { target })
