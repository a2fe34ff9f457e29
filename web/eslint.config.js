import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  // Made by others, by a generator or from the drawing of the map; and what browsers load as it stands.
  { ignores: ['src/protocol.ts', 'src/languages/messages.ts', 'tools/', 'public/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      'max-lines': ['error', { max: 500 }],
      // `onclick={() => (open = false)}` and a number in a text are plain enough.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // An effect names what it follows: `void version`.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    // The types of components are known to svelte-check, which checks this, and not to ESLint.
    rules: { '@typescript-eslint/no-unsafe-argument': 'off' },
  },
)
