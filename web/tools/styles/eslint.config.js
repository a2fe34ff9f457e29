// Looks through the styles that are built for what browsers with which pages run do not have (`npm run check-built`).
import css from '@eslint/css'

/** What the browsers of `browserslist` in package.json have, though not all browsers had it by the end of 2022. */
const theirs = {
  allowAtRules: ['container'],
  allowFunctions: ['color-mix'],
  allowProperties: ['container', 'container-name', 'container-type', 'outline'],
  allowSelectors: ['has'],
  allowUnits: ['cqw', 'cqh', 'lh'],
}
/** What some of them lack, or have under a name of their own that stands beside it: pages do without. */
const additions = {
  allowProperties: [
    'accent-color',
    'forced-color-adjust',
    'hyphens',
    'line-clamp',
    'mask-image',
    'overflow-anchor',
    'overscroll-behavior',
    'paint-order',
    'scrollbar-color',
    'scrollbar-width',
    'text-wrap',
    'user-select',
  ],
  allowPropertyValues: { 'break-after': ['avoid'] },
  allowSelectors: ['highlight', 'selection'],
}

export default [
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    // Its parser does not know ranges in media queries, `(20rem <= width < 30rem)`.
    languageOptions: { tolerant: true },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'css/use-baseline': [
        'error',
        {
          available: 2022,
          ...theirs,
          ...additions,
          allowProperties: [...theirs.allowProperties, ...additions.allowProperties],
          allowSelectors: [...theirs.allowSelectors, ...additions.allowSelectors],
        },
      ],
    },
  },
]
