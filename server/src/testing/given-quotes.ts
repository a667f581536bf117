import type { QuoteState } from '@ticarum/contract/values/quotes'
import { newId } from '@ticarum/db/ids'
import type { TestDatabase } from '@ticarum/db/testing/database'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { hashToken } from '../door/authenticate.ts'

/** A quote of this person's company, as customer or supplier, about goods of which there are enough. */
export async function givenQuote(
  { given, owner }: Pick<TestDatabase, 'given' | 'owner'>,
  whose: GivenPerson | null,
  state: QuoteState = 'requested',
): Promise<string> {
  const supplierId = whose?.role === 'supplier' ? (whose.companyId ?? '') : await given.company('supplier')
  await owner.query('update suppliers set active = true where id = $1', [supplierId])
  const product = await given.product({ supplierId, stock: 10_000 })
  const customer = whose?.role === 'customer' ? whose : await given.customer()
  return (await given.quote({ customer, product, state })).id
}

/** The lines of a quote's last version, each for this price; of an absent one, some line. */
export async function linesOfQuote({ owner }: Pick<TestDatabase, 'owner'>, id: string, priceCents = 1000) {
  const { rows } = await owner.query<{ productId: string; quantity: number }>(
    `select l.product_id as "productId", l.quantity from quotes q
      join quote_lines l on l.quote_id = q.id and l.version = q.version where q.id = $1 order by l.position`,
    [id],
  )
  return (rows.length > 0 ? rows : [{ productId: newId(), quantity: 1 }]).map((line) => ({ ...line, priceCents }))
}

type Lines = Awaited<ReturnType<typeof linesOfQuote>>

/** An offer that answers a request. */
export const anOffer = (lines: Lines, validUntil = dayAfter(10)) => ({
  version: 1,
  lines,
  validUntil,
  leadDays: 20,
  basis: { incoterm: 'FOB' as const, place: 'Mersin' },
})

export const dayAfter = (days: number, from = new Date()) =>
  new Date(from.getTime() + (days * 24 + 3) * 3600 * 1000).toISOString().slice(0, 10)

/** The token of a link to a quote that has none. */
export async function givenDealLink({ owner }: Pick<TestDatabase, 'owner'>, quoteId: string): Promise<string> {
  const token = newId() + newId()
  await owner.query(
    `insert into deal_links (id, quote_id, number, customer_id, supplier_id, token_hash, created_by)
      select $1, id, 1, customer_id, supplier_id, $3, requested_by from quotes where id = $2`,
    [newId(), quoteId, hashToken(token)],
  )
  return token
}

/** A quote with a link. */
export async function givenSharedQuote(
  database: Pick<TestDatabase, 'given' | 'owner'>,
  whose: GivenPerson | null,
): Promise<string> {
  const id = await givenQuote(database, whose)
  await givenDealLink(database, id)
  return id
}

/** The token of a link to a quote that the desk prepared and nobody has claimed. */
export const givenUnclaimedDeal = async (database: Pick<TestDatabase, 'given' | 'owner'>): Promise<string> =>
  givenDealLink(database, (await database.given.preparedQuote()).id)

/** A claim of this person's company, or of some other, on which the desk has not decided. */
export async function givenClaim(
  { given, owner }: Pick<TestDatabase, 'given' | 'owner'>,
  whose: GivenPerson | null,
): Promise<string> {
  const claimant = whose?.role === 'customer' ? whose : await given.customer()
  const { id: quoteId } = await given.preparedQuote()
  const id = newId()
  await owner.query(
    "insert into quote_claims (id, quote_id, company_id, claimed_by, state) values ($1, $2, $3, $4, 'asked')",
    [id, quoteId, claimant.companyId, claimant.id],
  )
  await owner.query('update quotes set claim_asked = true where id = $1', [quoteId])
  return id
}
