import { fold } from '../folding.ts'
import { type CentsValue, type TieredPrice, unitPriceAt } from '../money/line-total.ts'
import { breakdownFits, type Part } from './breakdown.ts'
import type { Incoterm, StockState } from './products.ts'
import { type LineChange, orderQuantity, type WishChange } from './trade.ts'

/** The price by quantity and the availability of a listing. */
export interface OfferPrice extends TieredPrice {
  stockState: StockState
}

/** An offer with every rule that a line must keep to. */
export interface OfferTerms extends OfferPrice {
  minimum: number
  /** units in stock; without meaning for goods made to order */
  stock: number
  details: { options: Parameters<typeof breakdownFits>[0] }
}

export interface OfferLine {
  quantity: number
  /** null: assorted */
  breakdown: readonly Part[] | null
}

/** What somebody saw of an offer when they put it into a cart or wished for it; undefined: not recorded. */
export interface SeenOffer {
  seenCents?: CentsValue | undefined
  seenInStock?: boolean | undefined
}

export const stockStateOf = ({ stock, madeToOrder }: { stock: number; madeToOrder: boolean }): StockState =>
  madeToOrder ? 'made_to_order' : stock > 0 ? 'in_stock' : 'sold_out'

/** Whether any of it can be ordered now: less than the minimum is as good as sold out. */
export const isAvailable = ({ stockState, stock, minimum }: Omit<OfferTerms, 'details' | keyof TieredPrice>): boolean =>
  stockState === 'made_to_order' || (stockState === 'in_stock' && stock >= minimum)

/** What prevents a line from being added or ordered. Missing stock does not: it is checked when stock is taken. */
export type LineProblem = Extract<LineChange, 'below_minimum' | 'over_limit' | 'breakdown_differs'>

/** All problems of a line of this offer; an empty list: it can be added. */
export function checkLine(
  { minimum, details }: Pick<OfferTerms, 'minimum' | 'details'>,
  { quantity, breakdown }: OfferLine,
): LineProblem[] {
  const problems: [LineProblem, boolean][] = [
    ['below_minimum', quantity < minimum],
    ['over_limit', quantity > orderQuantity.max],
    ['breakdown_differs', !breakdownFits(details.options, quantity, breakdown)],
  ]
  return problems.flatMap(([problem, found]) => (found ? problem : []))
}

/** What changed in an offer since a line was added or a product wished for; undefined: it is no longer listed. */
export function changesSince(offer: OfferTerms | undefined, line: OfferLine & SeenOffer): LineChange[]
export function changesSince(offer: OfferPrice | undefined, wish: SeenOffer): WishChange[]
export function changesSince(
  offer: OfferTerms | OfferPrice | undefined,
  line: (OfferLine & SeenOffer) | SeenOffer,
): (LineChange | WishChange)[] {
  if (!offer) return ['gone']
  const quantity = 'quantity' in line ? line.quantity : 1
  const unitPrice = unitPriceAt(offer, quantity)
  const seen = line.seenCents ?? unitPrice
  const soldOut = offer.stockState === 'sold_out'
  const changes: [LineChange | WishChange, boolean][] = [
    ['price_up', unitPrice > seen],
    ['price_down', unitPrice < seen],
    ['sold_out', soldOut && line.seenInStock !== false],
    ['back_in_stock', !soldOut && line.seenInStock === false],
    ['stock_below', 'stock' in offer && offer.stockState === 'in_stock' && offer.stock < quantity],
  ]
  const found = changes.flatMap(([change, happened]) => (happened ? change : []))
  return 'minimum' in offer && 'quantity' in line ? [...found, ...checkLine(offer, line)] : found
}

/** Every change except one of price prevents a line from being ordered as it is. */
export const isOrderable = (changes: readonly LineChange[]): boolean =>
  changes.every((change) => change === 'price_up' || change === 'price_down')

/** What a price includes, and up to which place. */
export interface OfferBasis {
  incoterm: Incoterm
  place: string
}

/**
 * Lines of one supplier and one price basis make one order: prices of different bases cannot be added (D47). 'Izmir'
 * and 'İzmir' are one place.
 */
export const orderGroupOf = ({ supplierId, basis }: { supplierId: string; basis: OfferBasis | null }): string =>
  [supplierId, basis?.incoterm, basis && fold(basis.place)].join(' ')
