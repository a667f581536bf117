import { languages } from '@ticarum/contract/values/languages'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { newEmail } from '../browser/accounts.ts'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { dialog, fillAddress } from '../browser/buying.ts'
import { phone } from '../browser/circumstances.ts'
import { countBytes, scriptsOf, totalBytes } from '../browser/count-bytes.ts'
import { anotherBrowser } from '../browser/elsewhere.ts'
import { journey } from '../browser/journey.ts'
import { openListings } from '../browser/list-product.ts'
import { mailsTo } from '../browser/mail.ts'
import { signInOn } from '../browser/sign-in.ts'

const { owner, list, supplier } = openListings()

/** Of a customer's page, opened for the first time. */
const budget = { scripts: 140_000, page: 200_000 }
const PASSWORD = 'laba-xabo-sonkor'

/** Fills a field that takes a figure or a day; no other is filled in a deal. */
async function put(page: Page, name: string, value: string): Promise<void> {
  const field = page.locator(`input[name="${name}"]:not([type="number"])`) // which it is without scripts
  const takes = await field.evaluate((input) => {
    const { type, inputMode } = input as HTMLInputElement
    return type === 'date' ? type : inputMode
  })
  expect(['date', 'numeric', 'decimal'], `${name} takes ${takes}`).toContain(takes)
  await field.fill(value)
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const figures = (page: Page) =>
  page.locator('main [data-cents]').evaluateAll((all) => all.map((each) => each.getAttribute('data-cents')))

/** A visitor signs up on the way to the form that asks for a price, and confirms the address by a code. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.waitForURL(/\/auth\?returnTo=/)
  await page.locator('main a[href*="tab=signup"]').first().click()
  await page.locator('[name=fullName]').fill('Hodan Cali')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.locator('[name=confirmPassword]').fill(PASSWORD)
  await page.locator('[name=confirmPassword]').press('Enter')
  await page.waitForURL(/tab=login/)
  await signInOn(page, { email, password: PASSWORD })
  await page.waitForURL(/\/customer\/quotes\/new/)
  const mailed = (await mailsTo(email)).length
  await page.locator('button[value=send-code]').click()
  await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(mailed)
  const code = /waa (\d{6})/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? ''
  await page.getByRole('status').filter({ hasText: email }).waitFor()
  await page.locator('[name=code]').fill(code)
}

describe('one deal, one link', () => {
  journey(
    'goes in Somali on a slow phone and in Turkish from a request by three counters to the goods, without free text',
    { viewport: phone, language: 'so', slow: true, long: true },
    async ({ page, open, awake }) => {
      const maker = await supplier('Denizli Peştemal')
      await owner.query("update accounts set language = 'tr', language_chosen = true where id = $1", [maker.id])
      const towel = await list({ supplier: maker, english: 'Deal towel', stock: 5000, columns: { minimum: 10 } })
      const seller = await anotherBrowser(page, { language: 'tr' })
      await beSignedIn(seller, maker)
      const partner = await anotherBrowser(page, { language: 'ar', viewport: phone })

      // From the product's link to the request.
      await open(`/products/${towel.id}`)
      await awake()
      await page.locator('main a[href*="/customer/quotes/new"]').first().click()
      await signUp(page, newEmail('hodan'))
      await put(page, `${towel.id}.quantity`, '1200')
      await page.locator('select[name=port]').selectOption({ index: 1 })
      await page.locator('main form button[value=request]:not([aria-hidden])').click()
      await page.waitForURL(/\/customer\/quotes\/[\da-f-]{36}/)
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      await page.locator('main button[value=link]').click()
      const link = await page.locator('input[name=link]').inputValue()
      const { pathname } = new URL(link)

      /** The link is the same, and says the same figures to readers of each language. */
      const sameForAll = async (stage: string): Promise<(string | null)[]> => {
        expect((await partner.goto(pathname))?.status(), stage).toBe(200)
        expect(await partner.locator('html').getAttribute('lang'), stage).toBe('ar')
        const shown = await figures(partner)
        for (const language of languages) {
          await partner.goto(`${pathname}?lang=${language}`)
          expect(await figures(partner), `${stage}, ${language}`).toEqual(shown)
        }
        await partner.context().clearCookies()
        return shown
      }
      const offer = async (price: string) => {
        await seller.goto(`/supplier/quotes/${id}`)
        const field = seller.locator('input[name="lines.0.price"]')
        if (!(await field.isVisible())) await seller.locator('main ol > li summary').first().click()
        await put(seller, 'lines.0.price', price)
        await put(seller, 'leadDays', '21')
        await seller.locator('main button[value=offer]:visible').first().click()
        await seller.getByRole('status').getByText('Teklif gönderildi').waitFor()
      }
      const counter = async (price: string) => {
        await open(`/customer/quotes/${id}`)
        await awake()
        await page.locator('main ol > li summary').first().click()
        await put(page, 'lines.0.price', price)
        await page.locator('main button[value=counter]:visible').first().click()
        await page.getByRole('status').getByText('Soo jeedinta waa la diray').waitFor()
      }

      await sameForAll('requested')
      for (const [asked, wanted] of [
        ['4,50', '4.00'],
        ['4,40', '4.10'],
        ['4,30', '4.20'],
      ] as const) {
        await offer(asked)
        await counter(wanted)
        await sameForAll(`countered with ${wanted}`)
      }
      await offer('4,25')
      expect(await sameForAll('offered')).toContain(String(425 * 1200))

      // Accepted, made, shipped and received.
      await open(`/customer/quotes/${id}`)
      await awake()
      await page.locator('main a[href*="act=accept"]:visible').first().click()
      await fillAddress(page)
      await dialog(page).locator('button[value=accept]:not([aria-hidden])').click()
      await page.waitForURL(/\/orders\//)
      const { rows } = await owner.query<{ id: string; total: number; quantity: number }>(
        'select id, total_cents::int as total, quantity from orders where quote_id = $1',
        [id],
      )
      expect(rows).toEqual([{ id: expect.any(String), total: 425 * 1200, quantity: 1200 }])
      const order = `/orders/${rows[0]?.id}`
      await seller.goto(`${order}?act=answer`)
      await put(seller, 'readyOn', inDays(21))
      await dialog(seller).locator('button[value=answer]').click()
      await dialog(seller).waitFor({ state: 'hidden' })
      for (const status of ['in_transit', 'delivered']) {
        await seller.goto(`${order}?act=ship`)
        await dialog(seller).locator('[name=shippingStatus]').selectOption(status)
        await dialog(seller).locator('button[value=ship]').click()
        await dialog(seller).waitFor({ state: 'hidden' })
      }
      await open(`${order}?act=receive`)
      await awake()
      await dialog(page).locator('button[value=receive]').click()
      await dialog(page).waitFor({ state: 'hidden' })
      const received = async () =>
        (await owner.query("select from order_events where order_id = $1 and kind = 'received'", [rows[0]?.id]))
          .rowCount
      await expect.poll(received).toBe(1)
      await sameForAll('received')
      expect(await partner.locator('[aria-current=step]').count()).toBe(1)

      // Nobody has typed a word, and the link is the one that was sent first.
      const { rows: words } = await owner.query(
        `select notes as said from quote_versions where quote_id = $1 and notes is not null
          union all select notes from orders where quote_id = $1 and notes <> ''
          union all select details ->> 'text' from order_events e join orders o on o.id = e.order_id
            where o.quote_id = $1 and e.details ->> 'text' <> ''
          union all select body from messages m join conversations c on c.id = m.conversation_id
            where m.phrase is null and c.customer_id = (select customer_id from quotes where id = $1)`,
        [id],
      )
      expect(words).toEqual([])
      await open(`/quotes/${id}/share`)
      await awake()
      await page.locator('main button[value=link]').click()
      expect(await page.locator('input[name=link]').inputValue()).toBe(link)

      for (const path of [`/customer/quotes/${id}`, `/customer/messages/${id}`, order]) {
        const fresh = await anotherBrowser(
          page,
          { language: 'so', viewport: phone },
          { storageState: await page.context().storageState() },
        )
        const counted = await countBytes(fresh, () => fresh.goto(path))
        const [scripts, all] = [totalBytes(scriptsOf(counted)), totalBytes(counted)]
        console.log(`${path} ships ${scripts} bytes of scripts, ${all} in all`)
        expect(scripts, path).toBeLessThanOrEqual(budget.scripts)
        expect(all, path).toBeLessThanOrEqual(budget.page)
        await fresh.context().close()
      }
      for (const other of [seller, partner]) await other.context().close()
    },
  )
})
