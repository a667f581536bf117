import { tried } from '@ticarum/contract/testing/tried'
import type { GivenPerson } from '@ticarum/db/testing/given'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { phone } from '../browser/circumstances.ts'
import { elsewhere } from '../browser/elsewhere.ts'
import { journey } from '../browser/journey.ts'
import { counterQuote, offerQuote, requestQuote } from '../browser/negotiate.ts'
import { scriptPayloads } from '../browser/script-payloads.ts'
import { given, owner } from '../forms/world.ts'

async function givenRequest(page: Page) {
  const [customer, supplier] = [await given.customer({ fullName: 'Faadumo Warsame' }), await given.supplier()]
  await owner.query('update suppliers set active = true where id = $1', [supplier.companyId])
  const product = await given.product({ supplierId: supplier.companyId ?? '', stock: 10_000 })
  const lines = [{ productId: product.id, quantity: 100 }]
  return { customer, supplier, lines, id: await requestQuote(page, customer, lines) }
}

/** From the quote's page to its thread, which is followed live from then on. */
async function toThread(page: Page, path: string, open: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('link', { name: open }).click()
  const stream = page.waitForResponse((response) => new URL(response.url()).pathname === '/events')
  await page.waitForURL(/\/messages/)
  await page.reload()
  await stream
}

const log = (page: Page) => page.getByRole('log')
const setLanguage = ({ id }: GivenPerson, language: string) =>
  owner.query('update accounts set language = $2, language_chosen = true where id = $1', [id, language])

describe('the thread of a quote', () => {
  journey(
    'a Somali customer on a phone and a Turkish supplier talk and agree in it, live, each in their language',
    { viewport: phone, long: true },
    async ({ page }) => {
      const { customer, supplier, lines, id } = await givenRequest(page)
      await setLanguage(customer, 'so')
      await setLanguage(supplier, 'tr')
      await beSignedIn(page, customer)
      await toThread(page, `/customer/quotes/${id}?lang=so`, 'Fur fariimaha')
      await log(page).getByRole('heading', { name: 'Qiime ayaa la codsaday' }).waitFor()
      const seller = await elsewhere(page, supplier)
      await toThread(seller, `/supplier/quotes/${id}?lang=tr`, 'Mesajları aç')
      await log(seller).getByRole('heading', { name: 'Fiyat istendi' }).waitFor()

      // A phrase is read in each language; what was typed is marked with its own.
      await page.getByText('Weedho diyaarsan').click()
      await page.locator('form:has([value=phrase]) button').click()
      await log(seller).getByText('Ne zaman teslim edebilirsiniz?').waitFor()
      await seller.locator('#body').fill('Pazartesi hazır.')
      await seller.locator('#body').press('Enter')
      const typed = log(page).getByRole('listitem').filter({ hasText: 'Pazartesi hazır.' })
      await typed.getByText('Türkçe').waitFor()
      expect(await typed.locator('p[lang=tr]').textContent()).toBe('Pazartesi hazır.')

      // The request asks the supplier for an offer; the offer stands in the customer's thread by itself.
      await log(seller).getByRole('link', { name: 'Fiyat verin' }).click()
      await seller.waitForURL(`**/supplier/quotes/${id}`)
      await seller.locator('main [name="lines.0.price"]').fill('4,50')
      await seller.locator('main [name="leadDays"]').fill('21')
      await seller.locator('main button[value=offer]:visible').first().click()
      await seller.getByRole('status').getByText('Teklif gönderildi').waitFor()
      const offer = log(page).getByRole('listitem').filter({ hasText: 'Qiimo-sheeg, nooca 2' })
      await offer.getByText('$450.00').waitFor()
      expect(await log(page).getByRole('link', { name: 'Aqbal qiimo-sheegga' }).count()).toBe(1)

      // It is accepted by the form of the quote's page, and the thread goes on as the order's.
      await offer.getByRole('link', { name: 'Aqbal qiimo-sheegga' }).click()
      const sheet = page.getByRole('dialog')
      await sheet.locator('[name="address.street"]').fill('Suuq Bakaaraha')
      await sheet.locator('[name="address.city"]').fill('Muqdisho')
      await sheet.getByRole('button', { name: 'Aqbal oo dalbo' }).click()
      await page.waitForURL(/\/orders\//)
      const { rows } = await owner.query('select id, total_cents::int as total from orders where quote_id = $1', [id])
      expect(rows).toEqual([{ id: expect.any(String), total: 450 * (lines[0]?.quantity ?? 0) }])
      await seller.goto(`/orders/${rows[0].id}/messages`)
      await seller.waitForURL(`**/supplier/messages/${id}`)
      const entries = (await log(seller).getByRole('listitem').allTextContents()).join(' ')
      expect(entries).toMatch(/Fiyat istendi.*Ne zaman.*Pazartesi hazır\..*Teklif, 2\. sürüm.*kabul edildi/)
      await seller.context().close()
    },
  )

  journey('an older card leads to its version, which is not accepted', {}, async ({ page, open, awake }) => {
    const { customer, supplier, lines, id } = await givenRequest(page)
    await offerQuote(page, supplier, id, lines)
    await beSignedIn(page, customer)
    await open(`/customer/messages/${id}`)
    await awake()
    const accept = await log(page).getByRole('link', { name: 'Accept offer' }).getAttribute('href')
    await counterQuote(page, customer, id, lines)
    await offerQuote(page, supplier, id, lines, 3)
    await beSignedIn(page, customer)
    await open(accept ?? '')
    await page.getByText('This is version 2, not the last one.').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await open(`/customer/messages/${id}`)
    const newest = log(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Accept offer' }) })
    expect(await newest.getByRole('heading').allTextContents()).toEqual(['Offer, version 4'])
  })

  journey('the desk reads and writes in it without scripts', { scripts: false }, async ({ page, open }) => {
    const { supplier, customer, lines, id } = await givenRequest(page)
    await offerQuote(page, supplier, id, lines)
    await beSignedIn(page, await given.admin())
    await open(`/admin/quotes/${id}`)
    await page.getByRole('link', { name: 'Open messages' }).click()
    await log(page).getByRole('heading', { name: 'Offer, version 2' }).waitFor()
    await page.locator('#body').fill('We follow this deal.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await log(page).getByText('We follow this deal.').waitFor()
    await beSignedIn(page, customer)
    await open('/customer/messages')
    await page.getByRole('link', { name: /Quote QT-\d+.*We follow this deal\./ }).click()
    await log(page).getByText('Ticarum').first().waitFor()
  })

  journey('scripts in messages and reasons are text', {}, async ({ page, open, awake }) => {
    const { customer, supplier, id } = await givenRequest(page)
    const [payload = ''] = scriptPayloads
    tried('script', 2 * scriptPayloads.length)
    await owner.query(
      `insert into conversations (id, kind, subject_id, customer_id, supplier_id) values ($1, 'quote', $1, $2, $3)`,
      [id, customer.companyId, supplier.companyId],
    )
    await owner.query(
      `insert into messages (id, conversation_id, side, sender_id, sender_name, body)
        select gen_random_uuid(), $1, 'customer', $2, said, said from unnest($3::text[]) said`,
      [id, customer.id, scriptPayloads],
    )
    await owner.query(
      `insert into quote_events (id, quote_id, customer_id, supplier_id, state, version, actor_role, actor_id,
          actor_name, reason)
        values (gen_random_uuid(), $1, $2, $3, 'declined', 1, 'supplier', $4, $5, $5)`,
      [id, customer.companyId, supplier.companyId, supplier.id, payload],
    )
    for (const person of [customer, supplier]) {
      await beSignedIn(page, person)
      await open(`/${person.role}/messages/${id}`)
      await awake()
      expect(await page.evaluate(() => window.planted), person.role ?? '').toBeUndefined()
    }
  })

  journey('is not found by others', { statuses: [404] }, async ({ page, open }) => {
    const { id } = await givenRequest(page)
    await beSignedIn(page, await given.customer())
    expect((await open(`/customer/messages/${id}`)).status()).toBe(404)
    await beSignedIn(page, await given.admin())
    expect((await open(`/admin/products/${id}/messages`)).status()).toBe(404)
  })
})
