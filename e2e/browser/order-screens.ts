import { randomUUID } from 'node:crypto'
import type { Role } from '@ticarum/contract/values/roles'
import type { DemoOrder } from '@ticarum/db/world/buying/demo-orders'
import { givenWaitingRefund } from '@ticarum/server/testing/given-orders'
import { givenRating } from '@ticarum/server/testing/given-ratings'
import { beSignedIn } from './be-signed-in.ts'
import { demoOrder } from './demo-pages.ts'
import { openGiven } from './given.ts'
import { openListings } from './list-product.ts'
import { acceptChange, acceptQuote, offerQuote, proposeChange, requestQuote } from './negotiate.ts'
import { at, openAs, type Screen } from './screen.ts'

const { owner } = openListings()
const given = openGiven()

const begun = (order: DemoOrder) => order.status === 'pending' && order.shippingStatus === 'pending'
const did = (kind: DemoOrder['steps'][number]['kind']) => (order: DemoOrder) =>
  order.steps.some((step) => step.kind === kind)

const unanswered = demoOrder(
  (order) =>
    order.buyer.startsWith('customer@') &&
    order.supplier === 'Akköy Tekstil' &&
    begun(order) &&
    !did('can_deliver')(order),
)
const toPay = demoOrder(
  (order) =>
    order.buyer.startsWith('customer@') && begun(order) && did('can_deliver')(order) && !did('proof_sent')(order),
)
const paid = demoOrder((order) => begun(order) && order.steps.at(-1)?.kind === 'proof_sent')
const atSea = demoOrder(
  (order) =>
    order.buyer.startsWith('customer@') && order.status === 'processing' && order.shippingStatus === 'in_transit',
)
const arrived = demoOrder(
  (order) =>
    order.buyer.startsWith('customer@') &&
    order.status === 'processing' &&
    order.shippingStatus === 'delivered' &&
    !did('received')(order),
)
const packing = demoOrder(
  (order) =>
    order.supplier === 'Akköy Tekstil' && order.status === 'processing' && order.shippingStatus === 'preparing',
)

const refundDue = demoOrder((order) => order.status === 'cancelled' && order.shippingStatus === 'preparing')

/** The page of an order, or a dialog there. */
const page = (name: string, side: Role, { id }: DemoOrder, asked = ''): Screen => ({
  name,
  async show(screen) {
    await openAs(screen, side, `/orders/${id}${asked}`)
    if (asked.startsWith('?')) await screen.getByRole('dialog').waitFor()
  },
})

/** A dialog over a list. */
const overList = (name: string, side: Role, act: string, { id }: DemoOrder): Screen => ({
  name,
  async show(screen) {
    await openAs(screen, side, `/${side}/orders?act=${act}&order=${id}`)
    await screen.getByRole('dialog').waitFor()
  },
})

const withoutOrders = (role: 'customer' | 'supplier'): Screen => ({
  name: `${role}-orders-empty`,
  async show(screen) {
    await beSignedIn(screen, await given[role]())
    await screen.goto(`/${role}/orders`)
  },
})

const paymentReceipt: Screen = {
  name: 'payment-receipt',
  async show(screen) {
    const customer = await given.customer()
    const { id } = await given.order({ customer })
    const entry = await given.payment(id, 1500)
    await beSignedIn(screen, customer)
    await screen.goto(`/orders/${id}/payments/${entry}`)
  },
}

const refundWaits: Screen = {
  name: 'order-admin-refund-waits',
  async show(screen) {
    const by = await given.customer({ fullName: 'Murat Gesi' })
    const { orderId } = await givenWaitingRefund({ given, owner }, by, 180_000)
    await openAs(screen, 'admin', `/orders/${orderId}`)
  },
}

/** A rating on the order's page, as each side reads it. */
const rated = (side: 'customer' | 'supplier' | 'admin'): Screen => ({
  name: `order-${side}-rated`,
  async show(screen) {
    const [customer, supplier, admin] = [await given.customer(), await given.supplier(), await given.admin()]
    const supplierId = supplier.companyId ?? ''
    const { id } = await given.order({ customer, supplierId, status: 'completed', shippingStatus: 'delivered' })
    await givenRating({ owner }, id)
    await beSignedIn(screen, { customer, supplier, admin }[side])
    await screen.goto(`/orders/${id}`)
  },
})

const towels = [
  ['Banyo havlusu, petrol', 'Bath towel, petrol'],
  ['Banyo havlusu, ekru', 'Bath towel, ecru'],
  ['El havlusu, kehribar', 'Hand towel, amber'],
  ['Mutfak havlusu', 'Kitchen towel'],
] as const

/** An order that was amended once, and is to be again, as each side reads it; or the form that proposes it. */
const amended = (side: 'customer' | 'supplier' | 'admin', asked: '' | '?act=amend' = ''): Screen => ({
  name: `order-${side}-change${asked ? '-form' : ''}`,
  async show(screen) {
    const [customer, supplier, admin] = [await given.customer(), await given.supplier(), await given.admin()]
    const lines = await Promise.all(
      towels.map(async ([name, english]) => {
        const { id } = await given.product({ supplierId: supplier.companyId ?? '', name, english, stock: 2000 })
        return { productId: id, quantity: 1000 }
      }),
    )
    const quote = await requestQuote(screen, customer, lines)
    await offerQuote(screen, supplier, quote, lines)
    const id = await acceptQuote(screen, customer, quote)
    const [first = { quantity: 1 }, second = first, third = first] = lines
    const before = await proposeChange(screen, supplier, id, [{ quantity: 900 }, second, third])
    await acceptChange(screen, customer, before)
    const next = [{ quantity: 800 }, { ...second, unitPriceCents: 4800 }, { ...third, struckOut: true }]
    if (!asked) await proposeChange(screen, supplier, id, next, 2)
    await beSignedIn(screen, { customer, supplier, admin }[side])
    await screen.goto(`/orders/${id}${asked}`)
    if (asked) await screen.getByRole('dialog').waitFor()
  },
})

/** The order dialog on the terms of a product's sample, and the order that it makes. */
const sample = (name: string, placed: boolean): Screen => ({
  name,
  async show(screen) {
    const [customer, supplier] = [await given.customer(), await given.supplier()]
    const supplierId = supplier.companyId ?? ''
    const { id } = await given.product({ supplierId, name: 'Banyo havlusu', english: 'Bath towel', stock: 2000 })
    await owner.query(`update products set minimum = 120, details = '{"sampleCents": 499}' where id = $1`, [id])
    await owner.query("select set_config('app.role', 'system', true), fx.publish_products(array[$1::uuid])", [id])
    await beSignedIn(screen, customer)
    if (!placed) {
      await screen.goto(`/products/${id}/order?sample=1`)
      await screen.getByRole('dialog').waitFor()
      return
    }
    const address = { street: 'Maka al-Mukarama 12', city: 'Mogadishu', country: 'Somalia' }
    const order = await screen.request.post('/api/v1/orders', {
      data: { productId: id, quantity: 1, sample: true, address },
      headers: { 'idempotency-key': randomUUID() },
    })
    await screen.goto(`/orders/${((await order.json()) as { id: string }).id}`)
  },
})

/** Orders, for each of their sides. */
export const orderScreens: Screen[] = [
  at('/customer/orders', 'customer'),
  overList('customer-orders-details', 'customer', 'details', atSea),
  overList('customer-orders-inquiry', 'customer', 'inquire', atSea),
  overList('customer-orders-again', 'customer', 'reorder', arrived),
  overList('customer-orders-cancel', 'customer', 'cancel', unanswered),
  withoutOrders('customer'),
  page('order-customer', 'customer', toPay),
  sample('order-sample-form', false),
  sample('order-sample', true),
  page('order-customer-arrived', 'customer', arrived),
  page('order-customer-problem', 'customer', arrived, '?act=problem'),
  page('order-supplier', 'supplier', unanswered),
  page('order-admin', 'admin', paid),
  page('order-admin-refund', 'admin', refundDue),
  refundWaits,
  paymentReceipt,
  amended('customer'),
  amended('supplier'),
  amended('admin'),
  amended('supplier', '?act=amend'),
  rated('customer'),
  rated('supplier'),
  rated('admin'),
  page('order-share', 'supplier', packing, '/share'),
  {
    name: 'order-share-made',
    async show(screen) {
      await openAs(screen, 'supplier', `/orders/${packing.id}/share`)
      await screen.locator('button[value=share]').click()
      await screen.locator('input[name=link]').waitFor()
    },
  },
  {
    name: 'track',
    async show(screen) {
      await openAs(screen, 'customer', `/orders/${atSea.id}/share`)
      await screen.locator('button[value=share]').click()
      const link = await screen.locator('input[name=link]').inputValue()
      await screen.context().clearCookies()
      await screen.goto(new URL(link).pathname)
    },
  },
  { name: 'track-gone', statuses: [404], show: (screen) => screen.goto(`/track/${'a'.repeat(43)}`) },
  at('/supplier/orders', 'supplier'),
  overList('supplier-orders-answer', 'supplier', 'answer', unanswered),
  overList('supplier-orders-shipping', 'supplier', 'ship', packing),
  withoutOrders('supplier'),
  at('/admin/orders', 'admin'),
  {
    name: 'admin-orders-ticked',
    async show(screen) {
      await openAs(screen, 'admin', '/admin/orders')
      for (const box of (await screen.locator('main td input[type=checkbox]').all()).slice(0, 2)) await box.check()
    },
  },
  {
    name: 'admin-orders-columns',
    async show(screen) {
      await openAs(screen, 'admin', '/admin/orders')
      await screen.locator('details:has(input[name=col]) > summary').click()
    },
  },
  {
    name: 'admin-orders-keys',
    async show(screen) {
      await openAs(screen, 'admin', '/admin/orders')
      await screen.locator('form[action="/theme"] [aria-pressed="true"]').waitFor({ state: 'attached' })
      await screen.keyboard.press('?')
      await screen.getByRole('dialog').waitFor()
    },
  },
  overList('admin-orders-status', 'admin', 'status', packing),
  {
    name: 'admin-orders-export',
    async show(screen) {
      await openAs(screen, 'admin', '/admin/orders?status=processing')
      await screen.locator('details:has(button[value=csv]) > summary').click()
      await screen.locator('button[value=csv]').click()
      await screen.locator('a[href^="/files/order-exports/"]').waitFor()
    },
  },
]

/** A page as it is printed. */
export const papers: Screen[] = [
  page('order-paper', 'customer', toPay),
  { ...paymentReceipt, name: 'payment-receipt-paper' },
]
