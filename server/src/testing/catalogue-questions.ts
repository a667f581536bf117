import type pg from 'pg'
import { encodeCursor } from '../modules/listings/listing-cursor.ts'

export interface Question {
  what: string
  /** of the person who asks; without it a visitor asks */
  token?: string
  procedure: string
  input: Record<string, unknown>
}

/**
 * Questions of visitors in a generated world. Their words have the same frequency or number of hits among the newest
 * listings, whatever the number of listings.
 */
export async function catalogueQuestions(pool: pg.Pool): Promise<Question[]> {
  const { rows } = await pool.query<{ product_id: string; supplier_id: string }>(
    'select product_id, supplier_id from listings order by listed_at desc, product_id desc offset 50 limit 1',
  )
  const { product_id: product = '', supplier_id: supplierId = '' } = rows[0] ?? {}
  const [common, second] = await wordsNear(pool, 3000)
  const [uncommon] = await wordsNear(pool, 200)
  const [scarce] = await wordsNear(pool, 50)
  const last = { id: product, at: '2026-01-01T00:00:00Z', price: '999999999999' }
  const dearest = encodeCursor({ last, count: 0 })
  const list = (what: string, input: Record<string, unknown>): Question => ({ what, procedure: 'listings.list', input })
  return [
    list('list', {}),
    list('list, cheapest first', { sort: 'price_up' }),
    list('list, hidden prices after the dearest', { sort: 'price_up', after: dearest }),
    list('list, verified only', { verified: 'only' }),
    list('list, narrow price range', { minPriceCents: 2000, maxPriceCents: 2001 }),
    list('list, wide price range', { minPriceCents: 1000, maxPriceCents: 20_000 }),
    list('category', { category: 'fashion' }),
    list('category, dearest first, verified only', { category: 'fashion', sort: 'price_down', verified: 'only' }),
    list('category, price range', { category: 'fashion', minPriceCents: 2000, maxPriceCents: 2100 }),
    list('search, rare word', { q: 'rarest' }),
    list('search, common word', { q: common }),
    list('search, word of one in fifty', { q: uncommon }),
    list('search, word of one in two hundred', { q: scarce }),
    list('search, two rare words', { q: 'pairone pairtwo' }),
    list('search, two common words', { q: `${common} ${second}` }),
    list('search, common and rare word', { q: `${common} rarest` }),
    list('search, word of old listings only', { q: 'outdated' }),
    list('search, typo', { q: 'rarset' }),
    list('search, no hit', { q: 'qqqq' }),
    list('search in a category', { q: common, category: 'fashion' }),
    list('search, cheapest first', { q: uncommon, sort: 'price_up' }),
    list('search, verified only', { q: common, verified: 'only' }),
    list('search, category and city', { q: 'construction materials mersin' }),
    list('search, customs code', { q: '9404' }),
    list('search, plural and size', { q: 'mattresses 160x200' }),
    { what: 'suggestions', procedure: 'listings.suggest', input: { q: uncommon?.slice(0, 4) } },
    { what: 'product', procedure: 'listings.get', input: { id: product, language: 'so' } },
    { what: 'similar products', procedure: 'listings.similar', input: { id: product } },
    { what: 'categories', procedure: 'listings.categories', input: {} },
    { what: 'supplier', procedure: 'companies.supplier', input: { id: supplierId } },
    list("supplier's products", { supplierId }),
    { what: 'suppliers', procedure: 'companies.listSuppliers', input: {} },
    { what: 'words of the public pages', procedure: 'content.get', input: { language: 'so' } },
    { what: 'figures', procedure: 'content.figures', input: {} },
    { what: 'site map', procedure: 'listings.sitemapParts', input: {} },
  ]
}

/** Two words that occur in about this many of the newest 10,000 listings, and are the beginning of no other word. */
export async function wordsNear(pool: pg.Pool, listings: number): Promise<string[]> {
  const { rows } = await pool.query<{ word: string }>(
    `select word from ts_stat('select search from listings where tier = 0')
      where word ~ '^[a-z]{6}c$' order by abs(ndoc - $1::int), word limit 2`,
    [listings],
  )
  return rows.map(({ word }) => word)
}
