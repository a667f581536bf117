/** The pages that search engines index, beside products and suppliers. */
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

/** Number of URLs in each part of the site map when it is marked; it never grows beyond what the protocol allows. */
export const sitemapKinds = ['products', 'suppliers'] as const
export type SitemapKind = (typeof sitemapKinds)[number]
export const SITEMAP_PART = 10_000
export const SITEMAP_LIMIT = 50_000
