import { cartLimits } from '@ticarum/contract/values/trade'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { card, dialog, fillAddress, orderLinesOf, ordersOf } from '../browser/buying.ts'
import { phone } from '../browser/circumstances.ts'
import { holdResponses } from '../browser/hold-responses.ts'
import { journey } from '../browser/journey.ts'
import { openListings } from '../browser/list-product.ts'
import { signInOn } from '../browser/sign-in.ts'
import { tabTo } from '../browser/tab-to.ts'
import { given } from '../forms/world.ts'

const { owner, list, publish, supplier } = openListings()

const PATH = '/customer/cart'
const line = (page: Page, name: string) =>
  page.locator('main li').filter({ has: page.getByRole('heading', { name, exact: true }) })
const stored = async (companyId: string | null) =>
  (
    await owner.query<{ name: string; quantity: number }>(
      'select name, quantity from cart_lines where customer_id = $1 order by created_at',
      [companyId],
    )
  ).rows.map(({ name, quantity }) => [name, quantity])
const inBar = (page: Page, text: string) => page.getByRole('banner').getByRole('link', { name: text })

const sizes = JSON.stringify({ options: [{ name: 'Size', values: ['40', '41', '42'] }] })

/** Boots of which sixty are in a customer's cart, in equal sizes. */
async function withSizes(name: string) {
  const maker = await supplier(`${name} Kundura`)
  const { id } = await list({ supplier: maker, english: name, priceCents: 1000n, columns: { details: sizes } })
  const customer = await given.customer()
  await owner.query(
    `insert into cart_lines (customer_id, product_id, supplier_id, quantity, breakdown, price_seen_cents, name,
        language, added_by)
      select $1, id, supplier_id, 60, $4, 1000, $5, 'en', $2 from products where id = $3`,
    [customer.companyId, customer.id, id, JSON.stringify(parts(20, 20, 20)), name],
  )
  return { id, customer }
}
const parts = (...quantities: number[]) =>
  quantities.flatMap((quantity, n) => (quantity > 0 ? { values: [String(40 + n)], quantity } : []))
const size = (page: Page, value: number) => page.getByLabel(`How many ${value}`)
const storedParts = async (companyId: string | null) =>
  (await owner.query('select breakdown from cart_lines where customer_id = $1', [companyId])).rows[0]?.breakdown
const unsaved = 'The breakdown does not add up to the quantity. It is not saved yet.'

describe('the cart', () => {
  journey('is empty for a new account, and leads to the products [CART-01]', {}, async ({ page, open }) => {
    await beSignedIn(page, await given.customer())
    await open(PATH)
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
    await page.locator('main').getByRole('link', { name: 'Browse Products' }).click()
    await page.waitForURL('/products')
  })

  journey(
    'lines are grouped by supplier and price basis, become one order per group, and leave the cart ' +
      '[CART-02, CART-03, CART-04, CART-05]',
    {},
    async ({ page, open, awake }) => {
      const [weaver, tiler] = [await supplier('Uşak Dokuma', { verified: true }), await supplier('Kütahya Çini')]
      const names = ['Kilim runner', 'Kilim cushion', 'Wall tile, cobalt'] as const
      const onBoard = { incoterm: 'FOB', basis_place: 'Mersin' }
      await list({
        supplier: weaver,
        english: names[0],
        priceCents: 2000n,
        stock: 500,
        columns: {
          minimum: 5,
          details: JSON.stringify({ volumeCm3: 20_000, weightGrams: 1500 }),
          unit: 'carton',
          ...onBoard,
        },
      })
      await list({
        supplier: weaver,
        english: names[1],
        priceCents: 350n,
        stock: 500,
        columns: { incoterm: 'EXW', basis_place: 'Uşak' },
      })
      await list({
        supplier: tiler,
        english: names[2],
        priceCents: 690n,
        stock: 500,
        columns: { minimum: 10, details: JSON.stringify({ volumeCm3: 4000, weightGrams: 9000 }), ...onBoard },
      })
      const customer = await given.customer()
      await beSignedIn(page, customer)
      for (const [count, name] of names.entries()) {
        await open(`/products?q=${encodeURIComponent(name)}`)
        await awake()
        await card(page, name)
          .getByRole('button', { name: `Add ${name} to cart` })
          .click()
        await page.getByRole('status').filter({ hasText: 'Added to Cart' }).waitFor()
        await inBar(page, `Cart, ${count + 1} product`).waitFor()
      }
      expect(await stored(customer.companyId)).toEqual([
        [names[0], 5],
        [names[1], 1],
        [names[2], 10],
      ])

      await page.context().clearCookies()
      await beSignedIn(page, customer)
      await open(PATH)
      await awake()
      const groups = page.locator('main section[aria-label]')
      expect(
        await groups.evaluateAll((all) =>
          all.map((group) => [group.getAttribute('aria-label'), group.querySelectorAll('li h3').length]),
        ),
      ).toEqual([
        ['Uşak Dokuma, Free on board Mersin (FOB)', 1],
        ['Uşak Dokuma, Ex works Uşak (EXW)', 1],
        ['Kütahya Çini, Free on board Mersin (FOB)', 1],
      ])
      await page.getByLabel(`Quantity of ${names[2]}`).fill('20')
      await expect.poll(() => stored(customer.companyId)).toContainEqual([names[2], 20])
      await page.getByRole('button', { name: `Remove ${names[1]}` }).click()
      await expect.poll(() => line(page, names[1]).count()).toBe(0)
      await expect.poll(() => page.locator('main').textContent()).toContain('$238.00')
      const load = page.locator('section[aria-labelledby=load]')
      const size = await load.textContent()
      for (const part of [
        '5 cartons',
        '0.18 m³',
        '187.5 kg',
        '1 % of a 20-foot container',
        '1 % of a 40-foot container',
      ])
        expect(size).toContain(part)

      await page.getByRole('button', { name: 'Review 2 orders' }).click()
      await fillAddress(page, { phone: '+252612345678' })
      await dialog(page).getByRole('button', { name: 'Place 2 Orders' }).click()
      await page.getByText('Order Placed Successfully!').waitFor()
      const orders = await ordersOf(customer.companyId)
      expect(new URL(page.url()).pathname).toBe('/customer/orders')
      const toast = await page.getByRole('status').filter({ hasText: 'Order Placed' }).textContent()
      for (const { number } of orders) {
        expect(toast).toContain(number)
        await page.locator('main').getByText(String(number)).first().waitFor()
      }
      expect(
        orders
          .map(({ supplier_name, total_cents, shipping_city, port }) => [
            supplier_name,
            total_cents,
            shipping_city,
            port,
          ])
          .toSorted(),
      ).toEqual([
        ['Kütahya Çini', 13_800n, 'Mogadishu', 'SOMGQ'],
        ['Uşak Dokuma', 10_000n, 'Mogadishu', 'SOMGQ'],
      ])
      expect(
        (await orderLinesOf(orders.find(({ supplier_name }) => supplier_name === 'Uşak Dokuma')?.id)).map(
          ({ quantity }) => quantity,
        ),
      ).toEqual([5])
      expect(await stored(customer.companyId)).toEqual([])
    },
  )

  journey(
    'says on the line what changed since, and orders only what can be ordered',
    { statuses: [409] },
    async ({ page, open, awake }) => {
      const maker = await supplier('Eskişehir Pişmiş')
      const products = {
        dearer: await list({ supplier: maker, english: 'Clay pot, dearer', priceCents: 910n }),
        gone: await list({ supplier: maker, english: 'Clay pot, gone' }),
        sold: await list({ supplier: maker, english: 'Clay pot, sold' }),
        less: await list({ supplier: maker, english: 'Clay pot, few', columns: { minimum: 30 } }),
        more: await list({ supplier: maker, english: 'Clay pot, more', columns: { minimum: 1 } }),
      }
      const customer = await given.customer()
      await beSignedIn(page, customer)
      for (const { id } of Object.values(products))
        await page.request.post('/api/v1/cart/lines', {
          data: { productId: id, quantity: 30 },
          headers: { 'idempotency-key': crypto.randomUUID() },
        })
      await owner.query('update products set price_cents = 940 where id = $1', [products.dearer.id])
      await owner.query("update products set status = 'paused' where id = $1", [products.gone.id])
      await owner.query('update stock_balances set balance = 0 where product_id = $1', [products.sold.id])
      await owner.query('update stock_balances set balance = 12 where product_id = $1', [products.less.id])
      await owner.query('update products set minimum = 48 where id = $1', [products.more.id])
      await publish(Object.values(products).map(({ id }) => id))
      await open(PATH)
      await awake()
      for (const [name, says] of [
        ['Clay pot, dearer', /Price changed from .\$9\.10. on \d/],
        ['Clay pot, gone', /No longer listed/],
        ['Clay pot, sold', /Sold out/],
        ['Clay pot, few', /Only 12 pieces left/],
        ['Clay pot, more', /Minimum is 48\. Add 18 pieces\./],
      ] as const)
        expect(await line(page, name).textContent()).toMatch(says)
      await page.getByRole('button', { name: 'Review one order' }).click()
      await fillAddress(page)
      await owner.query('update products set price_cents = 950 where id = $1', [products.dearer.id])
      await publish([products.dearer.id])
      await dialog(page).getByRole('button', { name: 'Place Order' }).last().click()
      await dialog(page)
        .getByRole('alert')
        .getByText(/The total is now .\$285\.00/)
        .waitFor()
      await dialog(page).getByRole('button', { name: 'Place Order' }).last().click()
      await page.getByText('Order Placed Successfully!').waitFor()
      const [order] = await ordersOf(customer.companyId)
      expect(order).toMatchObject({ total_cents: 28_500n, quantity: 30 })
      expect(new URL(page.url()).pathname).toBe(`/orders/${order?.id}`)
      expect((await stored(customer.companyId)).length).toBe(4)
    },
  )

  journey(
    "a visitor's cart stays in their browser, shows prices, and joins the company's at sign-in",
    { viewport: phone },
    async ({ page, open, awake }) => {
      const { id } = await list({
        supplier: await supplier('Siirt Battaniye'),
        english: 'Wool throw',
        priceCents: 1500n,
        columns: { minimum: 4 },
      })
      const customer = await given.customer()
      await owner.query(
        `insert into cart_lines (customer_id, product_id, supplier_id, quantity, price_seen_cents, name, language,
            added_by)
          select $1, id, supplier_id, 2, 1500, 'Wool throw', 'en', $2 from products
          where id = $3`,
        [customer.companyId, customer.id, id],
      )
      await open(`/products/${id}`)
      await awake()
      await page.getByRole('button', { name: 'Add to Cart' }).click()
      await inBar(page, 'Cart, 1 product').click()
      await page.waitForURL('/cart')
      await line(page, 'Wool throw').waitFor()
      await page.getByLabel('Quantity of Wool throw').fill('6')
      await expect.poll(() => page.locator('main dl').first().textContent()).toContain('$90.00')
      await page.reload()
      await awake()
      expect(await page.getByLabel('Quantity of Wool throw').inputValue()).toBe('6')
      await page.getByRole('button', { name: 'Sign in to order' }).click()
      await signInOn(page, customer)
      await page.waitForURL(PATH)
      await expect.poll(() => stored(customer.companyId)).toEqual([['Wool throw', 8]])
      await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toBeNull()
      await expect.poll(() => page.getByLabel('Quantity of Wool throw').inputValue()).toBe('8')
    },
  )

  journey('of a visitor is empty, or on its way, before scripts have come', {}, async ({ page, awake }) => {
    const scriptsCome = await holdResponses(page, '**/assets/*.js')
    const empty = page.getByRole('heading', { name: 'Your cart is empty' })
    await page.goto('/cart', { waitUntil: 'domcontentloaded' })
    await empty.waitFor()
    const { id } = await list({ supplier: await supplier('Bolu Keçe'), english: 'Felt slippers' })
    await page.evaluate((productId) => {
      const lines = [{ productId, quantity: 1, breakdown: null }]
      localStorage.setItem('cart', JSON.stringify({ key: crypto.randomUUID(), lines }))
    }, id)
    await page.goto('/cart', { waitUntil: 'domcontentloaded' })
    await page.locator('main').getByRole('status').waitFor()
    expect(await empty.isVisible()).toBe(false)
    scriptsCome()
    await awake()
    await line(page, 'Felt slippers').waitFor()
    expect(await empty.count()).toBe(0)
  })

  journey('by keyboard alone: filled, changed, ordered', {}, async ({ page, open, awake }) => {
    const maker = await supplier('Kastamonu Urgan')
    const [rope, twine] = [
      await list({ supplier: maker, english: 'Hemp rope', priceCents: 700n }),
      await list({ supplier: maker, english: 'Hemp twine', priceCents: 300n }),
    ]
    const customer = await given.customer()
    await beSignedIn(page, customer)
    for (const { id } of [rope, twine]) {
      await open(`/products/${id}`)
      await awake()
      await tabTo(page, 'main button[value=add]')
      await page.keyboard.press('Enter')
      await page.getByRole('status').filter({ hasText: 'Added to Cart' }).waitFor()
    }
    await open('/products')
    await awake()
    await tabTo(page, `header a[href="${PATH}"]`)
    await page.keyboard.press('Enter')
    await line(page, 'Hemp rope').waitFor()
    await tabTo(page, `#quantity-${rope.id}`)
    await page.keyboard.type('12')
    await expect.poll(() => stored(customer.companyId)).toContainEqual(['Hemp rope', 12])
    await tabTo(page, '[aria-label="Remove Hemp twine"]')
    await page.keyboard.press('Enter')
    await expect.poll(() => line(page, 'Hemp twine').count()).toBe(0)
    await tabTo(page, 'button[value=review]')
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    for (const [name, text] of Object.entries({ 'address.street': 'Suuq Bakaaraha', 'address.city': 'Muqdisho' })) {
      await tabTo(page, `[name="${name}"]`)
      await page.keyboard.type(text)
    }
    await page.keyboard.press('Enter')
    await page.getByText('Order Placed Successfully!').waitFor()
    expect(await ordersOf(customer.companyId)).toMatchObject([{ total_cents: 8400n, shipping_city: 'Muqdisho' }])
    expect(await stored(customer.companyId)).toEqual([])
  })

  journey("a visitor's cart that is full says so, and stays as it is", {}, async ({ page, open, awake }) => {
    const { id } = await list({ supplier: await supplier('Bartın Tel'), english: 'Wire broom' })
    const lines = Array.from({ length: cartLimits.lines }, () => ({
      productId: crypto.randomUUID(),
      quantity: 1,
      breakdown: null,
    }))
    const kept = () =>
      page.evaluate(() =>
        (JSON.parse(localStorage.getItem('cart') ?? '') as { lines: { productId: string }[] }).lines.map(
          ({ productId }) => productId,
        ),
      )
    const full = page.getByRole('alert').getByText('Your cart is full. Order or remove something first.')
    await open('/')
    await page.evaluate(
      (cart) => localStorage.setItem('cart', cart),
      JSON.stringify({ key: crypto.randomUUID(), lines }),
    )
    for (const path of [`/products/${id}`, `/products/${id}/order`]) {
      await open(path)
      await awake()
      await page.getByRole('button', { name: 'Add to Cart', exact: true }).last().click()
      await full.waitFor()
      expect(await kept(), path).toEqual(lines.map(({ productId }) => productId))
    }
    expect(await dialog(page).count()).toBe(1)
  })

  journey('sizes typed in a line are the sizes that are ordered', {}, async ({ page, open, awake }) => {
    const { customer } = await withSizes('Hiking boots')
    await beSignedIn(page, customer)
    await open(PATH)
    await awake()
    await size(page, 40).fill('10')
    await page.getByRole('button', { name: 'Review one order' }).click()
    await page.getByText(unsaved).waitFor()
    expect([new URL(page.url()).search, await storedParts(customer.companyId)]).toEqual(['', parts(20, 20, 20)])

    await size(page, 42).fill('٣٠')
    await size(page, 42).blur()
    await expect.poll(() => storedParts(customer.companyId)).toEqual(parts(10, 20, 30))
    await size(page, 41).fill('')
    await size(page, 40).fill('30')
    await page.getByRole('button', { name: 'Review one order' }).click()
    const line = dialog(page).locator('section li').filter({ hasText: 'Hiking boots' })
    await line.waitFor()
    for (const said of ['30 × 40', '30 × 42', 'Free on board']) expect(await line.textContent()).toContain(said)
    await fillAddress(page)
    await dialog(page).getByRole('button', { name: 'Place Order' }).last().click()
    await page.getByText('Order Placed Successfully!').waitFor()
    const [order] = await ordersOf(customer.companyId)
    expect((await orderLinesOf(order?.id))[0]?.breakdown).toEqual(parts(30, 0, 30))
  })

  journey(
    'without scripts sizes that were typed are saved before the check-out, or refused and kept',
    { scripts: false, statuses: [409] },
    async ({ page, open }) => {
      const { customer } = await withSizes('Rubber boots')
      await beSignedIn(page, customer)
      await open(PATH)
      await size(page, 40).fill('10')
      await page.getByRole('button', { name: 'Review one order' }).click()
      await page.getByRole('alert').getByRole('link', { name: unsaved }).waitFor()
      expect([await size(page, 40).inputValue(), await dialog(page).count()]).toEqual(['10', 0])
      await size(page, 41).fill('30')
      await page.getByRole('button', { name: 'Review one order' }).click()
      await dialog(page).getByText('30 × 41').waitFor()
      expect(await storedParts(customer.companyId)).toEqual(parts(10, 30, 20))
    },
  )

  journey(
    'what was changed after the check-out was opened is not ordered; only a colleague is called one',
    { statuses: [409] },
    async ({ page, open, awake }) => {
      const { id, customer } = await withSizes('Riding boots')
      await beSignedIn(page, customer)
      await open(`${PATH}?checkout`)
      await awake()
      await fillAddress(page)
      const change = async (breakdown: unknown) =>
        expect((await page.request.put(`/api/v1/cart/lines/${id}`, { data: { quantity: 60, breakdown } })).ok()).toBe(
          true,
        )
      const order = () => dialog(page).getByRole('button', { name: 'Place Order' }).last().click()
      await change(parts(60, 0, 0))
      await order()
      await dialog(page).getByRole('alert').getByText('The cart has changed since you opened this page.').waitFor()
      await dialog(page).getByText('60 × 40').waitFor()
      await owner.query(
        `update cart_lines set breakdown = $2, seen_at = seen_at + interval '1 second', added_by = $3
          where customer_id = $1`,
        [
          customer.companyId,
          JSON.stringify(parts(0, 60, 0)),
          (await given.customer({ companyId: customer.companyId ?? '', owner: false })).id,
        ],
      )
      await order()
      await dialog(page).getByRole('alert').getByText('A colleague changed the cart meanwhile.').waitFor()
      expect(await ordersOf(customer.companyId)).toEqual([])
      await dialog(page).getByText('60 × 41').waitFor()
      await order()
      await page.getByText('Order Placed Successfully!').waitFor()
    },
  )

  journey(
    'without scripts: a product is added, changed, ordered; a visitor is asked to sign in first',
    { scripts: false },
    async ({ page, open }) => {
      const { id } = await list({
        supplier: await supplier('Tokat Yazma'),
        english: 'Block print scarf',
        priceCents: 600n,
      })
      const customer = await given.customer()
      await open('/products?q=block+print+scarf')
      await page.getByRole('button', { name: 'Add Block print scarf to cart' }).click()
      await page.waitForURL(/\/auth\?returnTo=/)
      await signInOn(page, customer)
      await page.waitForURL('/products?q=block+print+scarf')
      await page.getByRole('button', { name: 'Add Block print scarf to cart' }).click()
      await page.getByText('Added to Cart').waitFor()
      await inBar(page, 'Cart, 1 product').click()
      await page.getByLabel('Quantity of Block print scarf').fill('5')
      await page.getByRole('button', { name: 'Update Block print scarf' }).click()
      expect(await stored(customer.companyId)).toEqual([['Block print scarf', 5]])
      await page.getByLabel('Quantity of Block print scarf').fill('7')
      await page.getByRole('button', { name: 'Review one order' }).click()
      await fillAddress(page)
      await dialog(page).getByRole('button', { name: 'Place Order' }).last().click()
      await page.getByText('Order Placed Successfully!').waitFor()
      expect(await orderLinesOf((await ordersOf(customer.companyId))[0]?.id)).toMatchObject([
        { product_id: id, quantity: 7 },
      ])
    },
  )
})
