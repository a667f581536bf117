import { productPath, profilePath, quietCategory } from '../browser/demo-pages.ts'

/** Bytes of bodies as transferred, compressed. */
export interface ByteBudget {
  scripts: number
  page: number
  repeat: number
}

export const contentPage: ByteBudget = { scripts: 118_000, page: 155_000, repeat: 15_000 }
const productsPage: ByteBudget = { scripts: 122_200, page: 205_000, repeat: 15_000 }
const productPage: ByteBudget = { scripts: 126_300, page: 195_000, repeat: 15_000 }

/** Milliseconds on slow 3G; the layout shift has no unit. */
export const goals = { firstPaint: 2200, names: 2500, largestPaint: 3500, usable: 6200, shift: 0.02 }

export interface PublicPage {
  path: string
  budget: ByteBudget
  /** selector of the main content; by default the page's title */
  names?: string
  /** expected status; 200 by default */
  status?: number
}

/** Every public page: `npm run phone` measures them, and journeys check their bytes. */
export const pages: PublicPage[] = [
  ...['/', '/how-it-works', '/about', '/privacy-policy', '/terms', '/contact', '/suppliers'].map((path) => ({
    path,
    budget: contentPage,
  })),
  ...['/auth', '/auth?tab=signup', '/forgot-password', '/cart'].map((path) => ({ path, budget: contentPage })),
  { path: '/no-such-page', budget: contentPage, status: 404 },
  // A category in which no journey lists products, so that a run always finds the same ones.
  { path: `/products?category=${quietCategory}`, budget: productsPage, names: 'main li h2' },
  { path: profilePath, budget: productsPage },
  { path: productPath, budget: productPage },
]
