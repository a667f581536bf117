import { givenChat, givenMessages } from '@ticarum/server/testing/given-messages'
import type { Page } from 'playwright-core'
import { beSignedIn } from './be-signed-in.ts'
import { productPath, richProduct } from './demo-pages.ts'
import { openGiven } from './given.ts'
import { at, openAs, type Screen } from './screen.ts'
import { openWaiting } from './wait-for-review.ts'

const given = openGiven()
const { owner } = openWaiting()

/** Quantities of each size that add up to the second price tier. */
const sizes = [20, 40, 60, 60, 40, 20]
const parts = new URLSearchParams([
  ['quantity', '240'],
  ...sizes.map((count, place) => [`part.${place}`, String(count)] as [string, string]),
])

const ofNewCustomer = (name: string, path: string): Screen => ({
  name,
  async show(page) {
    await beSignedIn(page, await given.customer())
    await page.goto(path)
  },
})

/** The messages of somebody with a chat in which both sides have written. */
async function showChat(page: Page, side: 'customer' | 'supplier', pathOf: (id: string) => string): Promise<void> {
  const person = await given[side]()
  const id = await givenChat({ owner, given }, person)
  await givenMessages({ owner, given }, id, { side, senderId: person.id, count: 2 })
  await beSignedIn(page, person)
  await page.goto(`/${side}/messages${pathOf(id)}`)
}

/** The thread of an order in which its customer and supplier have written, as a side sees it. */
async function showDealThread(page: Page, side: 'customer' | 'supplier' | 'admin'): Promise<void> {
  const [customer, supplier, admin] = [await given.customer(), await given.supplier(), await given.admin()]
  const { id } = await given.order({ customer, supplierId: supplier.companyId ?? '' })
  await owner.query(
    `insert into conversations (id, kind, subject_id, customer_id, supplier_id) values ($1, 'order', $1, $2, $3)`,
    [id, customer.companyId, supplier.companyId],
  )
  await givenMessages({ owner, given }, id, { side: 'customer', senderId: customer.id })
  await givenMessages({ owner, given }, id, { side: 'supplier', senderId: supplier.id })
  await beSignedIn(page, { customer, supplier, admin }[side])
  await page.goto(`/orders/${id}/messages`)
}

/** Ordering, cart, wishlist and messages. */
export const buyingScreens: Screen[] = [
  { name: 'product-order', show: (page) => openAs(page, 'customer', `${productPath}/order?${parts}`) },
  { name: 'product-order-visitor', show: (page) => page.goto(`${productPath}/order`) },
  {
    name: 'product-order-refused',
    statuses: [422],
    async show(page) {
      await beSignedIn(page, await given.customer())
      await page.goto(`${productPath}/order`)
      await page.locator('dialog button[value=place]').last().click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'product-order-unconfirmed',
    async show(page) {
      await beSignedIn(page, await given.customer({ confirmed: false }))
      await page.goto(`${productPath}/order`)
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'product-order-sold-out',
    async show(page) {
      const { companyId } = await given.supplier()
      const { id } = await given.product({ supplierId: companyId ?? '', category: 'fashion', stock: 0 })
      await beSignedIn(page, await given.customer())
      await page.goto(`/products/${id}/order`)
      await page.getByRole('dialog').waitFor()
    },
  },
  at('/cart'),
  {
    name: 'cart-visitor',
    async show(page) {
      await page.goto(productPath)
      await page.evaluate(
        (productId) =>
          localStorage.setItem(
            'cart',
            JSON.stringify({ key: productId, lines: [{ productId, quantity: 24, breakdown: null }] }),
          ),
        richProduct.id,
      )
      await page.goto('/cart')
      await page.locator('main li h3').first().waitFor()
    },
  },
  at('/customer/cart', 'customer'),
  {
    name: 'customer-cart-checkout',
    async show(page) {
      await openAs(page, 'customer', '/customer/cart?checkout')
      await page.getByRole('dialog').waitFor()
    },
  },
  ofNewCustomer('customer-cart-empty', '/customer/cart'),
  at('/customer/wishlist', 'customer'),
  { name: 'product-order-over', show: (page) => openAs(page, 'customer', `${productPath}/order?quantity=1500`) },
  ofNewCustomer('customer-quotes-new', `/customer/quotes/new?line=${richProduct.id}&quantity=1500`),
  ofNewCustomer('customer-quotes-new-empty', '/customer/quotes/new'),
  {
    name: 'customer-quotes-new-suppliers',
    async show(page) {
      const { companyId } = await given.supplier()
      const { id } = await given.product({ supplierId: companyId ?? '', category: 'fashion' })
      await beSignedIn(page, await given.customer())
      await page.goto(`/customer/quotes/new?line=${richProduct.id}&line=${id}`)
    },
  },
  {
    name: 'customer-quotes-new-refused',
    statuses: [422],
    async show(page) {
      await beSignedIn(page, await given.customer())
      await page.goto(`/customer/quotes/new?line=${richProduct.id}&quantity=0`)
      await page.locator('main form button[value=request]:not([aria-hidden])').click()
      await page.getByRole('alert').waitFor()
    },
  },
  ofNewCustomer('customer-wishlist-empty', '/customer/wishlist'),
  ofNewCustomer('customer-messages-empty', '/customer/messages'),
  { name: 'customer-messages-found', show: (page) => showChat(page, 'customer', () => '?q=message') },
  ...(['customer', 'supplier'] as const).flatMap((side): Screen[] => [
    { name: `${side}-messages`, show: (page) => showChat(page, side, () => '') },
    { name: `${side}-conversation`, show: (page) => showChat(page, side, (id) => `/${id}`) },
  ]),
  ...(['customer', 'supplier', 'admin'] as const).map(
    (side): Screen => ({ name: `${side}-order-thread`, show: (page) => showDealThread(page, side) }),
  ),
  ofNewCustomer('customer-ask-product', productPath.replace('/products', '/customer/messages/ask/product')),
]
