import type { ListingCard } from '@ticarum/contract/procedures/listings'
import { stockStateOf } from '@ticarum/contract/values/offer'
import { prepared } from '@ticarum/db/prepared'
import { sqlOf } from '@ticarum/db/transaction'
import { type Compilable, type RawBuilder, sql } from 'kysely'
import type { Context } from '../../door/context.ts'
import { isVerified, shownRating } from '../suppliers/suppliers.public.ts'
import { isShown } from './listing-order.ts'

const SHORT = 160 // characters of a description

export interface CardRow {
  id: string
  category: ListingCard['category']
  name: string
  description: string
  language: ListingCard['language']
  price_cents: bigint | null
  unit: ListingCard['unit']
  pieces_per_unit: number
  minimum: number
  origin: string
  stock: number
  made_to_order: boolean
  image: ListingCard['image']
  image_count: number
  listed_at: Date
  supplier_id: string
  supplier_name: string
  supplier_stripe: number
  verified_until: Date | null
  rating_count: number
  rating_sum: number
}

export const cardColumns = sql`l.product_id as id, l.category, t.name,
  left(t.description, ${sql.lit(SHORT + 1)}) as description, t.language, l.price_cents, l.unit, l.pieces_per_unit,
  l.minimum, l.origin, l.stock, l.made_to_order, l.images -> 0 as image, jsonb_array_length(l.images) as image_count,
  l.listed_at,
  s.id as supplier_id, s.name as supplier_name, s.stripe as supplier_stripe, s.verified_until, s.rating_count,
  s.rating_sum`

/** The text in the reader's language, else in English, else in the original language. */
export const joinText = (
  language: string,
): RawBuilder<unknown> => sql`join listing_texts t on t.product_id = l.product_id
  and t.language = case when ${language} = any (l.languages) then ${language}
    when 'en' = any (l.languages) then 'en' else l.original_language end`

export const joinCard = (language: string): RawBuilder<unknown> =>
  sql`join suppliers s on s.id = l.supplier_id ${joinText(language)}`

/** Prices that listings leave out: row security gives them to whoever is signed in. */
export const joinMemberPrices = sql`left join member_prices m on m.product_id = l.product_id`

/** Wraps raw SQL as a statement for code that runs built ones. */
export const statement = <R>(written: RawBuilder<R>): Compilable<R> => ({ compile: () => written.compile(sqlOf) })

export const listingCard = (row: CardRow, now: Date): ListingCard => ({
  id: row.id,
  category: row.category,
  name: row.name,
  description: shortened(row.description),
  language: row.language,
  priceCents: row.price_cents === null ? null : Number(row.price_cents),
  unit: row.unit,
  piecesPerUnit: row.pieces_per_unit,
  minimum: row.minimum,
  origin: row.origin,
  stockState: stockStateOf({ stock: row.stock, madeToOrder: row.made_to_order }),
  image: row.image,
  imageCount: row.image_count,
  supplier: {
    id: row.supplier_id,
    name: row.supplier_name,
    verified: isVerified(row.verified_until, now),
    stripe: row.supplier_stripe,
    ...shownRating(row),
  },
  listedAt: row.listed_at.toISOString(),
})

const cardsByIds = prepared('cards-by-ids', (ids: readonly string[], language: string) =>
  statement(
    sql<CardRow & { member_cents: bigint | null }>`select ${cardColumns}, m.price_cents as member_cents
      from listings l ${joinCard(language)} ${joinMemberPrices} where l.product_id = any (${ids}::uuid[]) and ${isShown}`,
  ),
)

/** Cards of those of these products that are listed, with every price that the reader may see. */
export async function presentCards(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  ids: readonly string[],
  language: string,
): Promise<Map<string, ListingCard>> {
  const rows = ids.length > 0 ? await cardsByIds(tx, ids, language) : []
  return new Map(
    rows.map((row) => [row.id, listingCard({ ...row, price_cents: row.price_cents ?? row.member_cents }, now)]),
  )
}

/** Cuts at a word; a text without spaces is cut anywhere. */
function shortened(text: string): string {
  const letters = Array.from(text)
  if (letters.length <= SHORT) return text
  const cut = letters.slice(0, SHORT).join('')
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0) || cut.length).trimEnd()}…`
}
