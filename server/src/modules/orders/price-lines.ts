import { type Breakdown, breakdownFits, orderQuantity } from '@ticarum/contract/forms/order-fields'
import { lineTotal, shareOf, unitPriceAt } from '@ticarum/contract/money/line-total'
import { fail } from '../../door/domain-error.ts'
import type { Goods } from './listed-goods.ts'

export interface WantedLine {
  productId: string
  quantity: number
  breakdown: Breakdown | null
}

export interface PricedLine extends WantedLine {
  goods: Goods
  unitPriceCents: bigint
  totalCents: bigint
}

/** One supplier's part: it becomes one order. */
export interface PricedOrder {
  supplierId: string
  lines: PricedLine[]
  quantity: number
  totalCents: bigint
  depositCents: bigint
}

/** What the contract can carry as a number. */
const MOST_CENTS = BigInt(Number.MAX_SAFE_INTEGER)

const pricesOf = ({ priceCents, tiers }: Goods) => ({
  priceCents,
  tiers: tiers.map(({ from, priceCents: cents }) => ({ from, priceCents: BigInt(cents) })),
})

/** The price of one unit today, when so many are bought. */
export const unitPriceOf = (goods: Goods, quantity: number): bigint => unitPriceAt(pricesOf(goods), quantity)

function priceLine(wanted: WantedLine, goods: Goods | undefined): PricedLine {
  const { productId, quantity, breakdown } = wanted
  if (!goods) return fail('NOT_FOUND')
  if (quantity > orderQuantity.max) return fail('OVER_LIMIT', { productId, max: orderQuantity.max })
  if (quantity < goods.minimum) return fail('BELOW_MINIMUM', { productId, minimum: goods.minimum })
  if (!breakdownFits(goods.details.options, quantity, breakdown)) return fail('BREAKDOWN_DIFFERS', { productId })
  const prices = pricesOf(goods)
  return { ...wanted, goods, unitPriceCents: unitPriceAt(prices, quantity), totalCents: lineTotal(prices, quantity) }
}

const sum = (cents: bigint[]): bigint => cents.reduce((total, each) => total + each, 0n)

/** One order for each supplier, its lines as they were wanted. */
export function priceOrders(wanted: WantedLine[], goods: Map<string, Goods>): PricedOrder[] {
  const lines = wanted.map((line) => priceLine(line, goods.get(line.productId)))
  const suppliers = Map.groupBy(lines, (line) => line.goods.supplierId)
  return [...suppliers].map(([supplierId, own]) => {
    const totalCents = sum(own.map((line) => line.totalCents))
    if (totalCents > MOST_CENTS) return fail('INPUT_INVALID', { fields: { quantity: 'tooBig' } })
    const depositCents = shareOf(totalCents, (own[0]?.goods.depositPercent ?? 0) * 100)
    return {
      supplierId,
      lines: own,
      quantity: own.reduce((total, line) => total + line.quantity, 0),
      totalCents,
      depositCents,
    }
  })
}

export const totalOf = (orders: PricedOrder[]): bigint => sum(orders.map((order) => order.totalCents))
