import type { Breakdown } from '@ticarum/contract/forms/order-fields'
import { lineTotal, shareOf, unitPriceAt } from '@ticarum/contract/money/line-total'
import { type OrderStatus, orderStatuses, type ShippingStatus, shippingStatuses } from '@ticarum/contract/values/orders'
import { type DemoProduct, demoProducts } from '../catalogue/demo-products.ts'
import { demoId } from '../demo-id.ts'
import { type TimelineStep, timelineOf } from './order-timeline.ts'

export interface DemoLine {
  product: DemoProduct
  quantity: number
  breakdown: Breakdown | null
  unitPriceCents: bigint
  totalCents: bigint
}

export interface DemoOrder {
  number: number
  id: string
  /** e-mail of who placed it */
  buyer: string
  supplier: string
  lines: DemoLine[]
  totalCents: bigint
  depositCents: bigint
  status: OrderStatus
  shippingStatus: ShippingStatus
  steps: TimelineStep[]
  /** placed this many days before today */
  daysAgo: number
}

const DEPOSIT = 3000
/** More than half of them belong to the demo customer's company, a third to the demo supplier's. */
const buyers = [
  'customer@ticarum.example',
  'customer@ticarum.example',
  'nasteexo@waaberi.example',
  'cabdi@hodan.example',
  'ayaan@daallo.example',
]
/** Most orders go the usual way; of each rare case there is one. */
const often: Partial<Record<OrderStatus, Partial<Record<ShippingStatus, number>>>> = {
  pending: { pending: 8 },
  processing: { pending: 3, preparing: 4, shipped: 3, in_transit: 4, delivered: 4 },
  completed: { delivered: 9 },
  cancelled: { pending: 3 },
}
const VARIETY = 3 // each supplier has at least this many products
const listed = demoProducts.filter(
  ({ status, supplier }) => status === 'listed' && supplier.verification !== 'suspended',
)
const productsOf = Map.groupBy(listed, ({ supplier }) => supplier.name)
const suppliers = [...productsOf.keys()].filter((name) => (productsOf.get(name)?.length ?? 0) >= VARIETY)

/** Each combination of order and shipping status. */
export const demoOrders: DemoOrder[] = orderStatuses
  .flatMap((status) =>
    shippingStatuses.flatMap((shippingStatus) =>
      Array.from({ length: often[status]?.[shippingStatus] ?? 1 }, () => ({ status, shippingStatus })),
    ),
  )
  .map(({ status, shippingStatus }, number) => orderOf(number, status, shippingStatus))
  .sort((one, other) => other.daysAgo - one.daysAgo)

function orderOf(number: number, status: OrderStatus, shippingStatus: ShippingStatus): DemoOrder {
  const supplier = (number % 3 === 0 ? 'Akköy Tekstil' : suppliers[(number * 7) % suppliers.length]) ?? ''
  const steps = timelineOf(status, shippingStatus, number)
  const lines = linesOf(productsOf.get(supplier) ?? [], number)
  const totalCents = lines.reduce((sum, line) => sum + line.totalCents, 0n)
  return {
    number,
    id: demoId('2026-06-01', 10_000 + number),
    buyer: buyers[number % buyers.length] ?? '',
    supplier,
    lines,
    totalCents,
    depositCents: shareOf(totalCents, DEPOSIT),
    status,
    shippingStatus,
    steps,
    daysAgo: Math.max(...steps.map(({ day }) => day)) + 1 + ((number * 5) % 9),
  }
}

function linesOf(products: DemoProduct[], number: number): DemoLine[] {
  return Array.from({ length: 1 + (number % 3) }, (_, place) => products[(number + place) % products.length])
    .filter((product) => product !== undefined)
    .map((product) => {
      const quantity = Math.min(1000, product.type.minimum * (1 + (number % 4)))
      const priced = {
        priceCents: BigInt(product.priceCents),
        tiers: product.tiers.map(({ from, priceCents }) => ({ from, priceCents: BigInt(priceCents) })),
      }
      const breakdown = number % 4 === 0 ? null : splitOver(Object.values(product.type.options ?? {}), quantity)
      return {
        product,
        quantity,
        breakdown,
        unitPriceCents: unitPriceAt(priced, quantity),
        totalCents: lineTotal(priced, quantity),
      }
    })
}

/**
 * Divides a quantity as evenly as possible over the values of the first option, each with the first value of the
 * second.
 */
function splitOver(options: (readonly string[])[], quantity: number): Breakdown | null {
  const [first = [], second = []] = options
  const share = Math.floor(quantity / first.length)
  if (first.length === 0 || share === 0) return null
  return first.map((value, place) => ({
    values: [value, ...second.slice(0, 1)],
    quantity: place === 0 ? quantity - share * (first.length - 1) : share,
  }))
}
