import type { Page } from 'playwright-core'
import { beSignedIn } from '../browser/be-signed-in.ts'
import type { TestedForm } from './form.ts'
import { given, owner } from './world.ts'

/** A customer on a page about a listed product. */
async function customerOn(
  page: Page,
  path: (productId: string) => string,
  prepare: (productId: string, customer: { id: string; companyId: string | null }) => Promise<unknown> = async () => {},
) {
  const customer = await given.customer()
  const { companyId } = await given.supplier()
  const product = await given.product({ supplierId: companyId ?? '' })
  await prepare(product.id, customer)
  await beSignedIn(page, customer)
  await page.goto(path(product.id))
  return { customer, product }
}

const inCart =
  (quantity: number) =>
  (productId: string, { id, companyId }: { id: string; companyId: string | null }) =>
    owner.query(
      `insert into cart_lines (customer_id, product_id, supplier_id, quantity, price_seen_cents, name, language,
          added_by)
        select $1, id, supplier_id, $4, 1250, 'Cotton shirt', 'en', $2 from products
        where id = $3`,
      [companyId, id, productId, quantity],
    )
const onList =
  (removed: boolean) =>
  (productId: string, { id }: { id: string }) =>
    owner.query(
      `insert into wishlists (id, user_id, product_id, product_name, product_description, product_language,
        product_price_cents, product_unit, product_category, in_stock, removed_at)
      values (gen_random_uuid(), $1, $2, 'Cotton shirt', 'For wholesale.', 'en', 1250, 'piece', 'fashion', true,
        case when $3 then now() end)`,
      [id, productId, removed],
    )

const delivery = { 'address.street': 'Suuq Bakaaraha', 'address.city': 'Mogadishu' }
const ordered = (companyId: string | null) =>
  ['select from orders where customer_id = $1', companyId] as [string, ...unknown[]]
const quoted = (companyId: string | null) =>
  ['select from quotes where customer_id = $1', companyId] as [string, ...unknown[]]
const wished = (id: string, productId: string) =>
  ['select from wishlists where user_id = $1 and product_id = $2 and removed_at is null', id, productId] as [
    string,
    ...unknown[],
  ]

/** Forms of customers who buy. */
export const buyersForms: TestedForm[] = [
  {
    name: 'place an order',
    route: 'routes/product-order',
    intent: 'place',
    async prepare(page) {
      const { customer } = await customerOn(page, (id) => `/products/${id}/order`)
      return { typed: delivery, effects: [ordered(customer.companyId)], says: /Order Placed Successfully!/ }
    },
  },
  {
    name: 'put into the cart from the order dialog',
    route: 'routes/product-order',
    async prepare(page) {
      const { customer } = await customerOn(page, (id) => `/products/${id}/order`)
      return {
        form: 'form#place-order',
        button: 'button[value=cart]',
        typed: { quantity: '3' },
        effects: [['select from cart_lines where customer_id = $1 and quantity = 3', customer.companyId]],
        says: /Added to Cart/,
      }
    },
  },
  {
    name: 'be told when a product is back',
    route: 'routes/product-order',
    intent: 'tell',
    async prepare(page) {
      const { customer, product } = await customerOn(
        page,
        (id) => `/products/${id}/order`,
        (id) => owner.query('update listings set stock = 0 where product_id = $1', [id]),
      )
      return {
        effects: [
          ['select from wishlists where user_id = $1 and product_id = $2 and tell_when_back', customer.id, product.id],
        ],
        says: /We Will Tell You/,
      }
    },
  },
  {
    name: 'forget an address',
    route: 'routes/product-order',
    async prepare(page) {
      const { customer } = await customerOn(
        page,
        (id) => `/products/${id}/order`,
        (_, { companyId }) =>
          owner.query(
            `insert into addresses (id, customer_id, street, city, country)
              values (gen_random_uuid(), $1, 'Suuq Bakaaraha', 'Mogadishu', 'Somalia')`,
            [companyId],
          ),
      )
      return {
        form: 'form#place-order',
        button: 'button[value=forget]',
        effects: [['select where not exists (select from addresses where customer_id = $1)', customer.companyId]],
        says: /The address is forgotten\./,
      }
    },
  },
  {
    name: 'put into the cart',
    route: 'routes/customer/cart',
    intent: 'add',
    async prepare(page) {
      const { customer } = await customerOn(page, (id) => `/products/${id}`)
      return {
        button: 'button[value=add]',
        effects: [['select from cart_lines where customer_id = $1 and quantity = 1', customer.companyId]],
        says: /Added to Cart/,
      }
    },
  },
  {
    name: 'change a line of the cart',
    route: 'routes/customer/cart',
    intent: 'change',
    savedAsTyped: true,
    async prepare(page) {
      const { customer, product } = await customerOn(page, () => '/customer/cart', inCart(2))
      return {
        typed: { [`${product.id}.quantity`]: '9' },
        effects: [['select from cart_lines where customer_id = $1 and quantity = 9', customer.companyId]],
        says: /\$112\.50/,
      }
    },
  },
  {
    name: 'take a line out of the cart',
    route: 'routes/customer/cart',
    intent: 'remove',
    async prepare(page) {
      const { customer } = await customerOn(page, () => '/customer/cart', inCart(2))
      return {
        button: 'button[value=remove]',
        effects: [['select where not exists (select from cart_lines where customer_id = $1)', customer.companyId]],
        says: /Your cart is empty/,
      }
    },
  },
  {
    name: 'order what is in the cart',
    route: 'routes/customer/cart',
    intent: 'order',
    async prepare(page) {
      const { customer } = await customerOn(page, () => '/customer/cart?checkout', inCart(2))
      return { typed: delivery, effects: [ordered(customer.companyId)], says: /Order Placed Successfully!/ }
    },
  },
  {
    name: 'wish for a product',
    route: 'routes/customer/wishlist',
    async prepare(page) {
      const { customer, product } = await customerOn(page, (id) => `/products/${id}`)
      return {
        form: 'form:has([value=wish])',
        button: 'button[value=wish]',
        effects: [wished(customer.id, product.id)],
        says: /Added to Wishlist/,
      }
    },
  },
  {
    name: 'take a product off the wishlist',
    route: 'routes/customer/wishlist',
    intent: 'remove',
    async prepare(page) {
      const { customer } = await customerOn(page, () => '/customer/wishlist', onList(false))
      return {
        effects: [['select from wishlists where user_id = $1 and removed_at is not null', customer.id]],
        says: /Removed from Wishlist/,
      }
    },
  },
  {
    name: 'request a quote from the wishlist',
    route: 'routes/customer/wishlist',
    intent: 'quote',
    async prepare(page) {
      const { customer } = await customerOn(page, () => '/customer/wishlist', onList(false))
      return { effects: [quoted(customer.companyId)], says: /Quote Requested/ }
    },
  },
  {
    name: 'request a quote',
    route: 'routes/customer/new-quote',
    intent: 'request',
    async prepare(page) {
      const { customer } = await customerOn(page, (id) => `/customer/quotes/new?line=${id}`)
      return { typed: { notes: 'Two colours' }, effects: [quoted(customer.companyId)], says: /Quote Requested/ }
    },
  },
  {
    name: 'undo a removal from the wishlist',
    route: 'routes/customer/wishlist',
    intent: 'undo',
    async prepare(page) {
      const { customer, product } = await customerOn(page, () => '/customer/wishlist', onList(true))
      const { rows } = await owner.query<{ created_at: Date }>('select created_at from wishlists where user_id = $1', [
        customer.id,
      ])
      await page.goto(`/customer/wishlist?removed=${product.id}&at=${rows[0]?.created_at.toISOString()}`)
      return { effects: [wished(customer.id, product.id)], says: /Added to Wishlist/ }
    },
  },
]
