import type { Breakdown } from '@ticarum/contract/forms/order-fields'
import { lineTotal, shareOf, unitPriceAt } from '@ticarum/contract/money/line-total'
import { type OfferBasis, orderGroupOf } from '@ticarum/contract/values/offer'
import { sample, sampleTerms } from '@ticarum/contract/values/samples'
import { fail } from '../../door/domain-error.ts'
import { type Offer, requireLine } from '../listings/listings.public.ts'

export interface WantedLine {
  productId: string
  quantity: number
  breakdown: Breakdown | null
}

/** What an order stores of an offer. */
export type OrderedGoods = Pick<
  Offer,
  | 'supplierId'
  | 'category'
  | 'articleCode'
  | 'names'
  | 'originalLanguage'
  | 'name'
  | 'image'
  | 'unit'
  | 'piecesPerUnit'
  | 'madeToOrder'
  | 'leadDays'
  | 'basis'
  | 'details'
>

export interface PricedLine<Goods = OrderedGoods> extends WantedLine {
  offer: Goods
  unitPriceCents: bigint
  totalCents: bigint
}

/** The lines of one supplier and one price basis: they become one order. */
export interface PricedOrder {
  /** whose version it accepts; none: it is ordered from listings */
  quote?: { id: string; version: number; choices: unknown }
  sample?: boolean
  supplierId: string
  supplierName: string
  basis: OfferBasis
  lines: [PricedLine, ...PricedLine[]]
  quantity: number
  totalCents: bigint
  depositCents: bigint
  depositDays: number
}

/** The largest total that the contract can express as a number. */
export const MOST_CENTS = BigInt(Number.MAX_SAFE_INTEGER)

function priceLine(wanted: WantedLine, offer: Offer | undefined): PricedLine<Offer> {
  if (!offer) return fail('NOT_FOUND')
  requireLine(offer, wanted)
  const { quantity } = wanted
  return { ...wanted, offer, unitPriceCents: unitPriceAt(offer, quantity), totalCents: lineTotal(offer, quantity) }
}

const sum = (cents: bigint[]): bigint => cents.reduce((total, each) => total + each, 0n)

/** Those of the offers that have a sample, on its terms. */
export const samplesIn = (offers: Map<string, Offer>): Map<string, Offer> =>
  new Map(
    [...offers].flatMap(([id, offer]): [string, Offer][] => {
      const { sampleCents } = offer.details
      if (sampleCents === null) return []
      const priced = { priceCents: BigInt(sampleCents), depositPercent: sample.depositPercent }
      return [[id, { ...offer, ...sampleTerms, ...priced }]]
    }),
  )

/** Groups lines into one order for each supplier and price basis, in the given order. */
export function priceOrders(wanted: WantedLine[], offers: Map<string, Offer>): PricedOrder[] {
  const lines = wanted.map((line) => priceLine(line, offers.get(line.productId)))
  return [...Map.groupBy(lines, ({ offer }) => orderGroupOf(offer)).values()].flatMap(([first, ...others]) =>
    first ? priceOrder([first, ...others]) : [],
  )
}

function priceOrder(lines: [PricedLine<Offer>, ...PricedLine<Offer>[]]): PricedOrder {
  const totalCents = sum(lines.map((line) => line.totalCents))
  if (totalCents > MOST_CENTS) return fail('INPUT_INVALID', { fields: { quantity: 'tooBig' } })
  const { supplierId, supplierName, basis, depositPercent, depositDays } = lines[0].offer
  return {
    supplierId,
    supplierName,
    basis,
    lines,
    quantity: lines.reduce((total, line) => total + line.quantity, 0),
    totalCents,
    depositCents: shareOf(totalCents, depositPercent * 100),
    depositDays,
  }
}

export const totalOf = (orders: PricedOrder[]): bigint => sum(orders.map((order) => order.totalCents))
