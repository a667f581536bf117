import { publicReads, type Tx } from '@ticarum/db/transaction'
import { type Replica, soonEnough } from '../platform/replica.ts'

/**
 * What a visitor may be shown some seconds late. Everything else reads the primary: what members see, because they look
 * for what they have just done, and what says a price to pay or whether a link still holds.
 */
export const MAY_LAG: ReadonlySet<string> = new Set([
  'companies.listSuppliers',
  'companies.supplier',
  'companyFacts.get',
  'content.figures',
  'content.get',
  'currencyRates.list',
  'feedback.voices',
  'images.getPublic',
  'listings.categories',
  'listings.get',
  'listings.list',
  'listings.similar',
  'listings.sitemapPart',
  'listings.sitemapParts',
  'listings.suggest',
  'ratings.list',
  'tradeSettings.ports',
])

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
/** The statement's own fault, or its limit of time: the primary would say the same. */
const isOwn = (code: string) => /^(22|23|42|P0|TC)/.test(code) || code === '57014'
/** It lives, and can't run this statement: replaying took away what it reads, or no replica can. */
const isAlive = (code: string) => ['40001', '25006', '0A000'].includes(code)

/** Reads on the replica, and what that does not answer on the primary. A public read has no transaction to lose. */
export function replicaReads(replica: Replica, primary: Tx): Tx {
  const sql: Tx['sql'] = async (text, values, name) => {
    const pool = replica.pool()
    if (!pool) return primary.sql(text, values, name)
    try {
      return await soonEnough(publicReads(pool).sql(text, values, name))
    } catch (error) {
      const code = codeOf(error)
      if (isOwn(code)) throw error
      if (!isAlive(code)) replica.lost(pool)
      return primary.sql(text, values, name)
    }
  }
  const all: Tx['all'] = (query, name) => {
    const { sql: text, parameters } = query.compile()
    return sql(text, [...parameters], name) as never
  }
  return {
    sql,
    all,
    first: (query, name) => all(query, name).then(([row]) => row),
    afterCommit: primary.afterCommit,
  }
}
