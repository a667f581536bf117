import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { card, dialog, fillAddress, orderLinesOf, ordersOf } from '../browser/buying.ts'
import { phone } from '../browser/circumstances.ts'
import { holdResponses } from '../browser/hold-responses.ts'
import { journey } from '../browser/journey.ts'
import { openListings } from '../browser/list-product.ts'
import { mailsTo } from '../browser/mail.ts'
import { signInOn } from '../browser/sign-in.ts'
import { tabTo } from '../browser/tab-to.ts'
import { whileBroken } from '../browser/while-broken.ts'
import { given } from '../forms/world.ts'

const { owner, list, publish, supplier } = openListings()

const tiers = (...steps: [from: number, priceCents: number][]) =>
  JSON.stringify(steps.map(([from, priceCents]) => ({ from, priceCents })))
const sizes = JSON.stringify({ options: [{ name: 'Size', values: ['40', '41', '42'] }] })
const place = 'Place Order'

describe('placing an order', () => {
  journey(
    'a visitor on a phone orders, is sent to sign in, comes back to what was typed, and orders ' +
      '[ORD-10, ERR-33, ERR-36, ORD-12]',
    { viewport: phone },
    async ({ page, open, awake }) => {
      const { id } = await list({
        supplier: await supplier('Akköy Havlu'),
        english: 'Bath towel, moss',
        priceCents: 320n,
        stock: 900,
        columns: { minimum: 120 },
      })
      const customer = await given.customer()
      await open('/products?q=bath+towel+moss')
      await awake()
      await card(page, 'Bath towel, moss').getByRole('link', { name: 'Order It' }).click()
      await page.waitForURL(`/products/${id}/order`)
      await dialog(page).getByLabel('Quantity').fill('600')
      await fillAddress(page, { phone: '061 234 5678', notes: 'Mixed colours please' })
      await dialog(page).getByRole('button', { name: place, exact: true }).click()
      await page.waitForURL(/\/auth\?returnTo=/)
      const asked = page.getByRole('status').filter({ hasText: 'Please sign in to place an order' })
      expect(await asked.textContent()).toContain('Authentication Required')
      expect(await page.getByRole('alert').count()).toBe(0)
      expect(page.url()).not.toMatch(/Bakaaraha|061|Mogadishu|Mixed/)
      expect(await ordersOf(customer.companyId)).toEqual([])

      await signInOn(page, customer)
      await page.waitForURL(new RegExp(`/products/${id}/order`))
      await expect.poll(() => dialog(page).getByLabel('Street address').inputValue()).toBe('Suuq Bakaaraha, Block 14')
      expect(await dialog(page).getByLabel('Quantity').inputValue()).toBe('600')
      expect(await dialog(page).getByLabel('Notes (optional)').inputValue()).toBe('Mixed colours please')
      await dialog(page).getByRole('button', { name: place, exact: true }).click()
      const toast = page.getByRole('status').filter({ hasText: 'Order Placed Successfully!' })
      await toast.waitFor()
      expect(await toast.textContent()).toContain("600 x Bath towel, moss. We'll contact you soon!")
      expect(await dialog(page).count()).toBe(0)
      const [order, ...others] = await ordersOf(customer.companyId)
      expect(others).toEqual([])
      expect(order).toMatchObject({
        quantity: 600,
        total_cents: 192_000n,
        customer_phone: '+252612345678',
        port: 'SOMGQ',
        notes: 'Mixed colours please',
        status: 'pending',
      })

      await page.waitForURL(`/orders/${order?.id}?done`)
      const said = await page.locator('main').textContent()
      for (const part of [String(order?.number), /Deposit of .\$576\.00.: due 3 working days after/, 'How to pay'])
        expect(said).toMatch(part)

      await open(`/products/${id}`)
      await awake()
      await page.getByRole('link', { name: 'Order It' }).first().click()
      await dialog(page).waitFor()
      expect(await dialog(page).getByLabel('Quantity').inputValue()).toBe('120')
      expect(await dialog(page).getByLabel('Notes (optional)').inputValue()).toBe('')
      expect(await dialog(page).getByLabel('Street address').inputValue()).toBe('Suuq Bakaaraha, Block 14')
      expect(await dialog(page).getByLabel('Phone or WhatsApp (optional)').inputValue()).toBe('+252612345678')
    },
  )

  journey(
    'the dialog has all that an order needs; its total follows the quantity ' +
      '[ORD-01, ORD-02, ORD-03, ORD-04, ORD-06, ORD-07]',
    {},
    async ({ page, open, awake }) => {
      const maker = await supplier('Yenişehir Kundura', { verified: true })
      const { id } = await list({
        supplier: maker,
        english: 'Oxford shoes',
        priceCents: 1250n,
        stock: 5000,
        columns: { unit: 'pair', tiers: tiers([10, 1199], [100, 1099]) },
      })
      await beSignedIn(page, await given.customer())
      await open('/products?q=oxford+shoes')
      await awake()
      await card(page, 'Oxford shoes').getByRole('link', { name: 'Order It' }).press('Enter')
      const box = dialog(page)
      await box.getByRole('heading', { name: place }).waitFor()
      expect(new URL(page.url()).pathname).toBe(`/products/${id}/order`)
      const text = await box.textContent()
      for (const part of [
        'Oxford shoes',
        'Yenişehir Kundura',
        'Verified',
        'Free on board',
        'Deposit of 30 %, once the supplier says that it can deliver',
        'Freight, duty and tax are not included.',
      ])
        expect(text).toContain(part)
      for (const label of [
        'Street address',
        'City',
        'State/Province (optional)',
        'Postal code (optional)',
        'Country',
        'Phone or WhatsApp (optional)',
        'Port of destination',
        'Notes (optional)',
      ])
        expect(await box.getByLabel(label, { exact: true }).count(), label).toBe(1)

      const quantity = box.getByLabel('Quantity')
      const total = () => box.locator('output').textContent()
      const [less, more] = [
        box.getByRole('button', { name: 'One less' }),
        box.getByRole('button', { name: 'One more' }),
      ]
      expect([await quantity.inputValue(), await total(), await less.isDisabled()]).toEqual(['1', '$12.50', true])
      await more.click()
      await more.click()
      expect([await quantity.inputValue(), await total(), await less.isDisabled()]).toEqual(['3', '$37.50', false])
      for (const [typed, becomes, sum] of [
        ['10', '10', '$119.90'],
        ['many', '1', '$12.50'],
        ['12.9', '12', '$143.88'],
        ['-4', '1', '$12.50'],
        ['1000', '1000', '$10,990.00'],
      ] as const) {
        await quantity.fill(typed)
        await quantity.blur()
        expect([await quantity.inputValue(), await total()], typed).toEqual([becomes, sum])
      }
      expect(await more.isDisabled()).toBe(true)
      await box.getByLabel('City').fill('Hargeysa')
      expect(await box.getByLabel('Port of destination').locator('option').first().textContent()).toBe(
        'By the city: Berbera',
      )
      await page.keyboard.press('Escape')
      await box.waitFor({ state: 'detached' })
      expect(new URL(page.url()).search).toBe('?q=oxford+shoes')
    },
  )

  journey(
    'without street, city or country nothing is ordered [ERR-32]',
    { statuses: [422] },
    async ({ page, open, awake }) => {
      const { id } = await list({ supplier: await supplier('Buldan Bez'), english: 'Peshtemal, red' })
      const customer = await given.customer()
      await beSignedIn(page, customer)
      await open(`/products/${id}/order`)
      await awake()
      await fillAddress(page, { 'address.city': ' ' })
      await dialog(page).getByRole('button', { name: place, exact: true }).click()
      const alert = dialog(page).getByRole('alert')
      await alert.getByText('Please fill in all required address fields').waitFor()
      expect(await alert.getByRole('heading').textContent()).toBe('Address Required')
      expect(await dialog(page).getByLabel('Street address').inputValue()).toBe('Suuq Bakaaraha, Block 14')
      expect(await ordersOf(customer.companyId)).toEqual([])
    },
  )

  journey(
    'while an order is being placed the button says so and is disabled; a failure is told [ORD-11, ERR-35]',
    { statuses: [500] },
    async ({ page, open, awake }) => {
      const { id } = await list({ supplier: await supplier('Tekkeköy Dokuma'), english: 'Table linen, white' })
      const customer = await given.customer()
      await beSignedIn(page, customer)
      await open(`/products/${id}/order`)
      await awake()
      await fillAddress(page)
      await whileBroken({ actor: customer.id, command: 'insert', table: 'orders' }, async () => {
        await dialog(page).getByRole('button', { name: place, exact: true }).click()
        const alert = dialog(page).getByRole('alert')
        await alert.getByText('There was an error placing your order. Please try again.').waitFor()
        expect(await alert.getByRole('heading').textContent()).toBe('Order Failed')
      })
      let sent = 0
      page.on('request', (request) => {
        if (request.method() === 'POST') sent += 1
      })
      const answer = await holdResponses(page, /\/order\.data/)
      await dialog(page).getByRole('button', { name: place, exact: true }).click()
      const busy = dialog(page).getByRole('button', { name: 'Placing Order...' })
      await busy.waitFor()
      await busy.dispatchEvent('click')
      answer()
      await page.getByText('Order Placed Successfully!').waitFor()
      expect([sent, (await ordersOf(customer.companyId)).length]).toEqual([1, 1])
    },
  )

  journey(
    'a buyer who sees an old price or stock is told, and keeps what was typed',
    { statuses: [409] },
    async ({ page, open, awake }) => {
      const { id } = await list({
        supplier: await supplier('Nevşehir Cam'),
        english: 'Glass bowl',
        priceCents: 500n,
        stock: 40,
      })
      const customer = await given.customer()
      await beSignedIn(page, customer)
      await open(`/products/${id}/order`)
      await awake()
      await fillAddress(page)
      await dialog(page).getByLabel('Quantity').fill('50')
      const order = () => dialog(page).getByRole('button', { name: place, exact: true }).click()
      const alert = dialog(page).getByRole('alert')
      await order()
      await alert.getByText('Only 40 units are left.').waitFor()
      await dialog(page).getByLabel('Quantity').fill('30')
      await owner.query('update products set price_cents = 550 where id = $1', [id])
      await publish([id])
      await order()
      await alert.getByText(/The total is now .\$165\.00/).waitFor()
      expect(await dialog(page).getByLabel('Street address').inputValue()).toBe('Suuq Bakaaraha, Block 14')
      await expect.poll(() => dialog(page).locator('output').textContent()).toBe('$165.00')
      expect(await ordersOf(customer.companyId)).toEqual([])
      await order()
      await page.getByText('Order Placed Successfully!').waitFor()
      expect(await ordersOf(customer.companyId)).toMatchObject([{ quantity: 30, total_cents: 16_500n }])
    },
  )

  journey(
    'what is sold out is said first, with what is alike; who asks is told by mail once it is back',
    {},
    async ({ page, open, awake }) => {
      const maker = await supplier('Iznik Çini')
      const english = 'Tulip tile, green'
      const { id } = await list({ supplier: maker, english, category: 'home', stock: 0, columns: { minimum: 10 } })
      await list({ supplier: maker, english: 'Tulip tile, blue', category: 'home', stock: 90 })
      await list({ supplier: maker, english: 'Tulip tile, none', category: 'home', stock: 0 })
      const customer = await given.customer()
      await beSignedIn(page, customer)
      await open(`/products/${id}`)
      await awake()
      await page.getByRole('link', { name: 'Order It' }).first().click()
      await dialog(page).getByText('It can’t be ordered at the moment.').waitFor()
      expect(await dialog(page).getByRole('heading', { name: place }).count()).toBe(1)
      expect(await dialog(page).getByLabel('Street address').count()).toBe(0)
      const alike = await dialog(page)
        .getByRole('link', { name: /^Tulip tile/ })
        .allTextContents()
      expect([alike.includes('Tulip tile, blue'), alike.includes('Tulip tile, none')]).toEqual([true, false])
      await dialog(page).getByRole('button', { name: 'Tell me when it is back' }).click()
      await page.getByRole('status').filter({ hasText: 'We Will Tell You' }).waitFor()
      await open('/customer/wishlist')
      await card(page, english).getByText('We tell you once it is back.').waitFor()

      for (const stock of [9, 10]) {
        await owner.query('update stock_balances set balance = $2 where product_id = $1', [id, stock])
        await owner.query('update listings set stock = $2 where product_id = $1', [id, stock])
      }
      await expect.poll(async () => (await mailsTo(customer.email)).length).toBe(1)
      expect((await mailsTo(customer.email))[0]?.text).toContain('can be ordered again')
      await open('/customer/wishlist')
      expect(await card(page, english).getByText('We tell you once it is back.').count()).toBe(0)
      await open(`/products/${id}/order`)
      await awake()
      await dialog(page).getByLabel('Quantity').fill('11')
      await dialog(page).getByRole('status').getByText('Only 10 units are left.').waitFor()
      await dialog(page).getByLabel('Quantity').fill('10')
      expect(await dialog(page).getByText('Only 10 units are left.').count()).toBe(0)
    },
  )

  journey('sizes add up to the quantity, or it is assorted', { statuses: [409] }, async ({ page, open, awake }) => {
    const { id } = await list({
      supplier: await supplier('Kayseri Kundura'),
      english: 'Work boots',
      columns: { details: sizes, unit: 'pair' },
    })
    const customer = await given.customer()
    await beSignedIn(page, customer)
    await open(`/products/${id}/order`)
    await awake()
    await fillAddress(page)
    await dialog(page).getByLabel('Quantity').fill('10')
    await dialog(page).locator('summary').click()
    await dialog(page).getByLabel('How many 40').fill('4')
    expect(await dialog(page).locator('summary').textContent()).toContain('4 of 10')
    await dialog(page).getByRole('button', { name: place, exact: true }).click()
    await dialog(page).getByRole('alert').getByText('The breakdown does not add up to the quantity.').waitFor()
    await dialog(page).getByLabel('How many 42').fill('6')
    await dialog(page).getByRole('button', { name: place, exact: true }).click()
    await page.getByText('Order Placed Successfully!').waitFor()
    const [order] = await ordersOf(customer.companyId)
    expect((await orderLinesOf(order?.id))[0]?.breakdown).toEqual([
      { values: ['40'], quantity: 4 },
      { values: ['42'], quantity: 6 },
    ])
  })

  for (const scripts of [true, false])
    journey(
      `more than 1000 is asked for, not ordered, as it was typed, ${scripts ? 'with' : 'without'} scripts [ORD-08]`,
      { scripts, statuses: [404] },
      async ({ page, open, awake }) => {
        const maker = await supplier('Gediz Ampul')
        const columns = { details: sizes }
        const { id } = await list({ supplier: maker, english: 'LED bulb & socket', stock: 9000, columns })
        const customer = await given.customer()
        await beSignedIn(page, customer)
        await open(`/products/${id}/order`)
        if (scripts) await awake()
        const box = dialog(page)
        await box.getByLabel('Quantity').fill('1001')
        await box.locator('summary').first().click()
        await box.getByLabel('How many 40').fill('1001')
        await box.getByLabel('Port of destination').selectOption('SOBBO')
        await box.getByLabel('Notes (optional)').fill('Warm white')
        await box.getByRole('button', { name: scripts ? 'Request Quote' : place, exact: true }).click()
        await page.waitForURL(/\/customer\/quotes\/new\?/)
        expect(page.url()).not.toContain('Warm')
        await page.getByRole('heading', { level: 1, name: 'Request a Quote' }).waitFor()
        if (scripts) await expect.poll(() => page.getByLabel('Notes (optional)').inputValue()).toBe('Warm white')
        await page.locator('main form button[value=request]:not([aria-hidden])').click()
        await page.waitForURL(/\/customer\/quotes\/[\da-f-]{36}/)
        expect(await ordersOf(customer.companyId)).toEqual([])
        const { rows } = await owner.query(
          `select l.product_id, l.quantity, l.breakdown, v.port, v.notes from quotes q
            join quote_versions v on v.quote_id = q.id join quote_lines l on l.quote_id = q.id
            where q.customer_id = $1 and q.supplier_id = $2`,
          [customer.companyId, maker.companyId],
        )
        expect(rows).toEqual([
          {
            ...{ product_id: id, quantity: 1001, port: 'SOBBO', notes: scripts ? 'Warm white' : null },
            breakdown: [{ values: ['40'], quantity: 1001 }],
          },
        ])
      },
    )

  journey(
    'suppliers and admins cannot order; the product’s owner edits it instead [PROD-17, SUPP-04, ERR-34]',
    { statuses: [403] },
    async ({ page, open }) => {
      const [mine, other] = [await supplier('Sarız Keçe'), await supplier('Talas Keçe')]
      const [own, foreign] = [
        await list({ supplier: mine, english: 'Felt hat, black' }),
        await list({ supplier: other, english: 'Felt hat, brown' }),
      ]
      const acts = async (path: string, name: string) => {
        await open(path)
        const box = path.startsWith(`/products/`) ? page.locator('main') : card(page, name)
        return [
          await box.getByRole('link', { name: 'Order It' }).first().count(),
          await box.getByRole('link', { name: 'Edit Product' }).first().count(),
        ]
      }
      const seen = async () => [
        await acts('/products?q=felt+hat+black', 'Felt hat, black'),
        await acts(`/products/${own.id}`, 'Felt hat, black'),
        await acts(`/supplier/${mine.companyId}`, 'Felt hat, black'),
        await acts(`/supplier/${other.companyId}`, 'Felt hat, brown'),
      ]
      const [ordered, edited] = [
        [1, 0],
        [0, 1],
      ]
      expect(await seen()).toEqual([ordered, ordered, ordered, ordered])
      await beSignedIn(page, await given.customer())
      expect(await seen()).toEqual([ordered, ordered, ordered, ordered])
      await beSignedIn(page, mine)
      const [list_, , profile, elsewhere] = await seen()
      expect([list_, profile, elsewhere]).toEqual([edited, edited, ordered])
      for (const person of [mine, await given.admin()]) {
        await beSignedIn(page, person)
        await open(`/products/${foreign.id}/order`)
        await fillAddress(page)
        await dialog(page).getByRole('button', { name: place, exact: true }).click()
        const alert = dialog(page).getByRole('alert')
        await alert.getByText('Only customers can place orders').waitFor()
        expect(await alert.getByRole('heading').textContent()).toBe('Customer Account Required')
      }
      expect(await seen()).toEqual([edited, edited, edited, edited])
      const { rowCount } = await owner.query('select from order_lines where product_id = $1', [foreign.id])
      expect(rowCount).toBe(0)
    },
  )

  journey(
    'without scripts: the dialog has its own URL, shows the total, and orders [ORD-09]',
    { scripts: false, viewport: phone },
    async ({ page, open }) => {
      const { id } = await list({
        supplier: await supplier('Ürgüp Sabun'),
        english: 'Laurel soap',
        priceCents: 410n,
        stock: 600,
        columns: { minimum: 20, tiers: tiers([100, 390]) },
      })
      const customer = await given.customer()
      await open('/products?q=laurel+soap')
      await card(page, 'Laurel soap').getByRole('link', { name: 'Order It' }).click()
      await page.waitForURL(`/products/${id}/order`)
      await dialog(page).getByLabel('Quantity').fill('150')
      await dialog(page).getByRole('button', { name: place, exact: true }).last().click()
      await page.getByText('Please sign in to place an order').waitFor()
      await signInOn(page, customer)
      await page.waitForURL(`/products/${id}/order?quantity=150`)
      expect(await dialog(page).locator('output').textContent()).toBe('$585.00')
      await dialog(page).getByLabel('Quantity').fill('lots')
      await dialog(page).getByRole('button', { name: 'Update total' }).click()
      expect([
        await dialog(page).getByLabel('Quantity').inputValue(),
        await dialog(page).locator('output').textContent(),
      ]).toEqual(['20', '$82.00'])
      await fillAddress(page)
      await dialog(page).getByRole('button', { name: place, exact: true }).last().click()
      await page.getByText('Order Placed Successfully!').waitFor()
      expect(await page.locator('body').textContent()).toContain("20 x Laurel soap. We'll contact you soon!")
      expect(await ordersOf(customer.companyId)).toMatchObject([
        {
          quantity: 20,
          total_cents: 8200n,
          shipping_state: null,
          shipping_postal_code: null,
          notes: null,
          shipping_address: 'Suuq Bakaaraha, Block 14',
          port: 'SOMGQ',
        },
      ])

      await open(`/products/${id}/order`)
      expect(await dialog(page).getByLabel('City').inputValue()).toBe('Mogadishu')
    },
  )

  journey('by keyboard alone', {}, async ({ page, open, awake }) => {
    const { id } = await list({ supplier: await supplier('Bünyan Halı'), english: 'Prayer rug' })
    const customer = await given.customer()
    await beSignedIn(page, customer)
    await open(`/products/${id}`)
    await awake()
    await tabTo(page, `a[href="/products/${id}/order"]`)
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    await tabTo(page, '#quantity')
    await page.keyboard.type('12')
    await tabTo(page, '[name="address.street"]')
    await page.keyboard.type('Suuq Bakaaraha')
    await tabTo(page, '[name="address.city"]')
    await page.keyboard.type('Muqdisho')
    await page.keyboard.press('Enter')
    await page.getByText('Order Placed Successfully!').waitFor()
    expect(await ordersOf(customer.companyId)).toMatchObject([
      { quantity: 12, shipping_city: 'Muqdisho', shipping_country: 'Somalia' },
    ])
  })

  journey('an address that was used before fills the fields again', {}, async ({ page, open, awake }) => {
    const { id } = await list({ supplier: await supplier('Develi Pestil'), english: 'Fruit leather' })
    const customer = await given.customer()
    await beSignedIn(page, customer)
    for (const [street, city] of [
      ['Wadada Sheikh Nuur', 'Hargeisa'],
      ['Suuqa Weyn', 'Bosaso'],
    ] as const) {
      await open(`/products/${id}/order`)
      await awake()
      await fillAddress(page, { 'address.street': street, 'address.city': city })
      await dialog(page).getByRole('button', { name: place, exact: true }).click()
      await page.getByText('Order Placed Successfully!').waitFor()
    }
    await open(`/products/${id}/order`)
    await awake()
    expect(await dialog(page).getByLabel('City').inputValue()).toBe('Bosaso')
    await dialog(page).getByLabel('Addresses of earlier orders').selectOption({ label: 'Wadada Sheikh Nuur, Hargeisa' })
    expect(await dialog(page).getByLabel('Street address').inputValue()).toBe('Wadada Sheikh Nuur')
    await dialog(page).getByRole('button', { name: place, exact: true }).click()
    await page.getByText('Order Placed Successfully!').waitFor()
    expect((await ordersOf(customer.companyId)).map(({ port }) => port)).toEqual(['SOBBO', 'SOBSA', 'SOBBO'])
  })

  for (const scripts of [true, false]) {
    journey(
      `an address is removed, and what was typed stays, ${scripts ? 'by keyboard' : 'without scripts'}`,
      { scripts },
      async ({ page, open, awake }) => {
        const { id } = await list({ supplier: await supplier('Safranbolu Lokum'), english: 'Saffron delight' })
        const [customer, other] = [await given.customer(), await given.customer()]
        const remember = `insert into addresses (id, customer_id, street, city, country, used_at)
            values (gen_random_uuid(), $1, $2, $3, $4, $5)`
        for (const [companyId, street, city, used] of [
          [customer.companyId, 'Wadada Sheikh Nuur', 'Hargeisa', '2026-01-01'],
          [customer.companyId, 'Suuqa Weyn', 'Bosaso', '2026-02-01'],
          [other.companyId, 'Suuqa Weyn', 'Bosaso', '2026-02-01'],
        ] as const)
          await owner.query(remember, [companyId, street, city, 'Somalia', used])
        const kept = async (companyId: string | null) =>
          (await owner.query('select city from addresses where customer_id = $1', [companyId])).rows.map(
            ({ city }) => city,
          )
        const offered = () => dialog(page).getByLabel('Addresses of earlier orders').locator('option').allTextContents()
        const press = async (selector: string) => {
          if (!scripts) return page.locator(selector).click()
          await tabTo(page, selector)
          return page.keyboard.press('Enter')
        }
        await beSignedIn(page, customer)
        for (const path of [`/products/${id}/order`, '/customer/cart?checkout']) {
          await open(path)
          if (scripts) await awake()
          await dialog(page).getByLabel('Notes (optional)').fill('Mind the step')
          const city = await dialog(page).getByLabel('City').inputValue()
          await press('dialog details:has(button[value=forget]) > summary')
          await press('dialog button[value=forget]')
          await page.getByText('The address is forgotten.').waitFor()
          expect(await dialog(page).getByLabel('City').inputValue()).toBe(city)
          expect(await dialog(page).getByLabel('Notes (optional)').inputValue()).toBe('Mind the step')
          if (path.includes('checkout')) continue
          expect(await offered()).toEqual(['Wadada Sheikh Nuur, Hargeisa', 'Another address'])
          expect([await kept(customer.companyId), await kept(other.companyId)]).toEqual([['Hargeisa'], ['Bosaso']])
          await dialog(page).locator('button[value=cart]').click()
          await page.getByText('Added to Cart').waitFor()
        }
        expect([await kept(customer.companyId), await ordersOf(customer.companyId)]).toEqual([[], []])
      },
    )
  }
})
