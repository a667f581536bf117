import type { listings } from '@ticarum/contract/procedures/listings'
import type { Router } from '../../door/door.ts'
import { listListings } from './list-listings.ts'
import { listedCategories, oneListing, pricesOfListings } from './listings.queries.ts'
import { similarListings } from './similar-listings.ts'
import { sitemapPart, sitemapParts } from './sitemap.queries.ts'
import { suggestListings } from './suggest-listings.ts'

export const listingsRouter: Router<typeof listings> = {
  list: listListings,
  suggest: suggestListings,
  get: oneListing,
  prices: pricesOfListings,
  similar: similarListings,
  categories: listedCategories,
  sitemapParts,
  sitemapPart,
}
