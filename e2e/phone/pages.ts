import { productPath } from '../browser/demo-pages.ts'

/** Bytes of bodies as they go over the line, compressed. */
export interface ByteBudget {
  scripts: number
  page: number
  repeat: number
}

export const contentPage: ByteBudget = { scripts: 110_000, page: 150_000, repeat: 15_000 }
export const productsPage: ByteBudget = { scripts: 115_000, page: 200_000, repeat: 15_000 }
export const productPage: ByteBudget = { scripts: 120_000, page: 190_000, repeat: 15_000 }

/** Milliseconds on slow 3G; the shift has no unit. */
export const goals = { firstPaint: 2200, names: 2500, largestPaint: 3500, usable: 5500, shift: 0.02 }

/** The public pages that `npm run phone` measures. `names` is what somebody came to read; the page's title if not said. */
export const pages: { path: string; budget: ByteBudget; names?: string }[] = [
  { path: '/', budget: contentPage },
  { path: '/auth', budget: contentPage },
  { path: '/auth?tab=signup', budget: contentPage },
  { path: '/forgot-password', budget: contentPage },
  { path: '/products', budget: productsPage, names: 'main li h2' },
  { path: productPath, budget: productPage },
]
