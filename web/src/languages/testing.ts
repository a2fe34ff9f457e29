// Vitest shows English, as it is in its file.
import { readFileSync } from 'node:fs'
import { readLanguage, show } from './language.svelte'

show(readLanguage('en', readFileSync('../src/condottiere/languages/en.ftl', 'utf8')))
