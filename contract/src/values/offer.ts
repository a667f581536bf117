import { type CentsValue, type Priced, unitPriceAt } from '../money/line-total.ts'
import { breakdownFits, type Part } from './breakdown.ts'
import type { Incoterm, StockState } from './products.ts'
import { type LineChange, orderQuantity, type WishChange } from './trade.ts'

/** What a listing sells now: its price by quantity, and whether there is any. */
export interface OfferPrice extends Priced {
  stockState: StockState
}

/** With all that a line of it must keep to. */
export interface OfferTerms extends OfferPrice {
  minimum: number
  /** units left; says nothing where it is made to order */
  stock: number
  details: { options: Parameters<typeof breakdownFits>[0] }
}

export interface OfferLine {
  quantity: number
  /** null: assorted */
  breakdown: readonly Part[] | null
}

/** What somebody saw of an offer when they put it into a cart or wished for it; undefined: it was not kept. */
export interface SeenOffer {
  seenCents?: CentsValue | undefined
  seenInStock?: boolean | undefined
}

export const stockStateOf = ({ stock, madeToOrder }: { stock: number; madeToOrder: boolean }): StockState =>
  madeToOrder ? 'made_to_order' : stock > 0 ? 'in_stock' : 'sold_out'

/** What keeps a line from being put or ordered. Stock is no such thing: it is decided when it is taken. */
export type LineProblem = Extract<LineChange, 'below_minimum' | 'over_limit' | 'breakdown_differs'>

/** All that is wrong with a line of this offer; nothing: it can be put. */
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

/** What became of an offer since somebody put a line of it, or wished for it; undefined: it is no longer listed. */
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

/** All but a change of price keeps a line from being ordered as it stands. */
export const isOrderable = (changes: readonly LineChange[]): boolean =>
  changes.every((change) => change === 'price_up' || change === 'price_down')

/** What a price includes, and where. */
export interface OfferBasis {
  incoterm: Incoterm
  place: string
}

/** Lines of one supplier and one basis make one order: other prices can't be added up (D47). */
export const orderGroupOf = ({ supplierId, basis }: { supplierId: string; basis: OfferBasis | null }): string =>
  [supplierId, basis?.incoterm, basis?.place].join(' ')
