import { shareOf } from '@ticarum/contract/money/line-total'
import type { PlacedOrder } from '@ticarum/contract/procedures/order-shapes'
import type { AcceptQuote } from '@ticarum/contract/procedures/quotes'
import { type Language, nameIn } from '@ticarum/contract/values/languages'
import { obstacleToQuote } from '@ticarum/contract/values/quote-rules'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { type PricedLine, placeQuoted } from '../orders/orders.public.ts'
import { basisOf, heldQuote, keptOf, linesOf, type StoredLine, standingOf, versionOf } from './stored-quote.ts'

/** Makes one order of exactly the last offer's lines and cents; the quote stays locked until it is placed. */
export async function acceptQuote(
  ctx: Context,
  { id, version, language, ...delivery }: AcceptQuote,
): Promise<PlacedOrder> {
  const quote = await heldQuote(ctx, id)
  const state = obstacleToQuote('accept', standingOf(quote), ctx.now)
  if (state) return fail('WRONG_STATE', { state })
  if (quote.version !== version) return fail('CHANGED_MEANWHILE')

  const [offer, lines, company] = await Promise.all([
    versionOf(ctx, id, version),
    linesOf(ctx, id, version),
    ctx.tx.first(sqlOf.selectFrom('company_settings').select(['deposit_percent', 'deposit_days'])),
  ])
  const basis = basisOf(offer) ?? fail('NOT_FOUND')
  const [first, ...others] = lines
    .filter(({ struck_out }) => !struck_out)
    .map((line) => pricedLine(line, { basis, leadDays: offer.lead_days }, language))
  if (!first || !company) return fail('NOT_FOUND')

  const priced = [first, ...others] as const
  const totalCents = priced.reduce((sum, line) => sum + line.totalCents, 0n)
  const order = {
    quote: { id, version, choices: offer.choices },
    supplierId: quote.supplier_id,
    supplierName: quote.supplier_name,
    basis,
    lines: [...priced] as [PricedLine, ...PricedLine[]],
    quantity: priced.reduce((sum, line) => sum + line.quantity, 0),
    totalCents,
    depositCents: shareOf(totalCents, (offer.deposit_percent ?? company.deposit_percent) * 100),
    depositDays: company.deposit_days,
  }
  return placeQuoted(ctx, order, { ...delivery, port: delivery.port || offer.port || undefined })
}

function pricedLine(
  line: StoredLine,
  terms: Pick<PricedLine['offer'], 'basis' | 'leadDays'>,
  language: Language,
): PricedLine {
  const { names, details, breakdown, image } = keptOf(line)
  const unitPriceCents = BigInt(line.price_cents ?? fail('NOT_FOUND'))
  return {
    productId: line.product_id,
    quantity: line.quantity,
    breakdown,
    unitPriceCents,
    totalCents: unitPriceCents * BigInt(line.quantity),
    offer: {
      ...terms,
      supplierId: line.supplier_id,
      category: line.category,
      articleCode: line.article_code,
      names,
      originalLanguage: line.original_language,
      name: nameIn(names, line.original_language, language).name,
      image,
      unit: line.unit,
      piecesPerUnit: line.pieces_per_unit,
      madeToOrder: line.made_to_order,
      details,
    },
  }
}
