import type { Route } from './lib/routes'

/** What each page is drawn by. It is loaded by those who go there. */
export const PAGES = {
  home: () => import('./home/HomePage.svelte'),
  table: () => import('./table/TablePage.svelte'),
  review: () => Promise.all([import('./review/ReviewPage.svelte'), import('./review/source')]),
  after: () => import('./after/AfterPage.svelte'),
  records: () => import('./review/RecordsPage.svelte'),
  rules: () => import('./rules/DocumentPage.svelte'),
  fairness: () => import('./rules/DocumentPage.svelte'),
  recover: () => import('./home/RecoverPage.svelte'),
  tv: () => import('./tv/TvPage.svelte'),
  nowhere: () => import('./NotFoundPage.svelte'),
} satisfies Record<Route['page'], () => Promise<unknown>>
