import { beSignedIn } from './be-signed-in.ts'
import { productPath, richProduct } from './demo-pages.ts'
import { openGiven } from './given.ts'
import { at, openAs, type Screen } from './screen.ts'

const given = openGiven()

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

/** Ordering, cart and wishlist. */
export const buyingScreens: Screen[] = [
  { name: 'product-order', show: (page) => openAs(page, 'customer', `${productPath}/order?${parts}`) },
  { name: 'product-order-visitor', show: (page) => page.goto(`${productPath}/order`) },
  {
    name: 'product-order-refused',
    statuses: [422],
    async show(page) {
      await beSignedIn(page, await given.customer())
      await page.goto(`${productPath}/order?quantity=1500`)
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
  ofNewCustomer('customer-wishlist-empty', '/customer/wishlist'),
]
