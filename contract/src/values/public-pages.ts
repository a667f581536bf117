/** The pages of the site that search engines shall know, beside products and suppliers. */
export const publicPages = [
  '/',
  '/products',
  '/how-it-works',
  '/about',
  '/contact',
  '/suppliers',
  '/privacy-policy',
  '/terms',
] as const

/** Parts of the site map: so many addresses each when they are marked, and never more than the protocol allows. */
export const sitemapKinds = ['products', 'suppliers'] as const
export type SitemapKind = (typeof sitemapKinds)[number]
export const SITEMAP_PART = 10_000
export const SITEMAP_LIMIT = 50_000
