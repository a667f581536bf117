import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { newEmail } from '../browser/accounts.ts'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { phone } from '../browser/circumstances.ts'
import { dealLink } from '../browser/deal-link.ts'
import { elsewhere } from '../browser/elsewhere.ts'
import { journey } from '../browser/journey.ts'
import { openListings } from '../browser/list-product.ts'
import { mailsTo } from '../browser/mail.ts'
import { signInOn } from '../browser/sign-in.ts'
import { given, owner } from '../forms/world.ts'

const { list, supplier } = openListings()
const PASSWORD = 'laba-xabo-sonkor'
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)

/** The code in the e-mail that follows so many to this address; waits for it. */
async function codeAfter(email: string, mails: number): Promise<string> {
  const codeIn = async () => /code: (\d{6})/.exec((await mailsTo(email)).at(mails)?.text ?? '')?.[1] ?? ''
  await expect.poll(codeIn).not.toBe('')
  return codeIn()
}

const ordersOf = async (quoteId: string) =>
  (
    await owner.query<{ total: number; email: string }>(
      'select total_cents::int as total, customer_email as email from orders where quote_id = $1',
      [quoteId],
    )
  ).rows

describe('a quote that the desk prepares', () => {
  journey(
    'is claimed and accepted by its contact, who signs up from the link on a phone',
    { viewport: phone, long: true },
    async ({ page, open, awake }) => {
      const maker = await supplier('Gerede Yorgan')
      await list({ supplier: maker, english: 'Gerede winter quilt', stock: 9000 })
      const email = newEmail('contact')

      const desk = await elsewhere(page, await given.admin())
      await desk.goto('/admin/quotes')
      await desk.getByRole('link', { name: 'Prepare a quote' }).click()
      await field(desk, 'q').fill('Gerede winter quilt')
      await desk.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
      await desk.getByRole('link', { name: 'Add Gerede winter quilt' }).click()
      await field(desk, 'contact.company').fill('Warsame Trading')
      await field(desk, 'contact.name').fill('Faadumo Warsame')
      await field(desk, 'contact.email').fill(email)
      await desk.getByRole('group', { name: 'Gerede winter quilt' }).getByLabel('Quantity').fill('1200')
      await desk.getByRole('main').getByRole('button', { name: 'Request Quote', exact: true }).click()
      await desk.waitForURL(/\/admin\/quotes\/[\da-f-]{36}\?done$/)
      const id = new URL(desk.url()).pathname.split('/').at(-1) ?? ''
      await desk.getByText('Nobody has claimed it yet.').waitFor()
      await field(desk, 'lines.0.price').fill('12.50')
      await field(desk, 'leadDays').fill('21')
      await desk.locator('main button[value=offer]:visible').first().click()
      await desk.getByRole('status').getByText('Offer Sent').waitFor()
      const path = await dealLink(desk, id)

      await open(path)
      await awake()
      await page.getByRole('link', { name: 'Sign in or sign up to answer' }).click()
      await page.getByRole('main').getByRole('link', { name: 'Sign Up', exact: true }).click()
      await page.getByLabel('Full Name').fill('Faadumo Warsame')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByLabel('Confirm Password').fill(PASSWORD)
      await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
      await page.waitForURL(/tab=login/)
      await signInOn(page, { email, password: PASSWORD })
      await page.waitForURL(`**${path}/claim`)
      await awake()
      await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
      await page.locator('button[value=send-code]').click()
      await field(page, 'code').fill(await codeAfter(email, 1))
      await page.locator('main button[value=claim]:visible').last().click()
      await page.waitForURL(`**/customer/quotes/${id}**`)
      expect(await ordersOf(id)).toEqual([])

      await page.locator('main a:visible').filter({ hasText: 'Accept offer' }).first().click()
      const sheet = page.getByRole('dialog')
      await sheet.locator('[name="address.street"]').fill('Suuq Bakaaraha')
      await sheet.locator('[name="address.city"]').fill('Mogadishu')
      await sheet.getByRole('button', { name: 'Accept and order' }).click()
      await page.waitForURL(/\/orders\//)
      expect(await ordersOf(id)).toEqual([{ total: 1_500_000, email }])
      await desk.goto(`/admin/quotes/${id}`)
      await desk.getByText('Claimed by the address that we know').waitFor()
    },
  )

  for (const scripts of [true, false])
    journey(
      `waits for the desk once its link was sent on, ${scripts ? 'with' : 'without'} scripts`,
      { scripts, statuses: [404] },
      async ({ page, open, awake }) => {
        const maker = await given.supplier()
        const product = await given.product({ supplierId: maker.companyId ?? '', stock: 10_000 })
        const { id } = await given.preparedQuote({ product, state: 'offered' })
        const admin = await given.admin()
        const desk = await elsewhere(page, admin)
        const path = await dealLink(desk, id)
        await desk.goto(`/admin/quotes/${id}`)
        await desk.getByText('Nobody has claimed it yet.').waitFor()

        const friend = await given.customer({ fullName: 'Cali Friend' })
        await beSignedIn(page, friend)
        await open(path)
        await page.getByRole('link', { name: 'Claim this quote' }).click()
        await page.waitForURL(`**${path}/claim`)
        if (scripts) await awake()
        await page.locator('main button[value=claim]:visible').last().click()
        await page.getByText('Our team was asked').waitFor()
        expect((await page.goto(`/customer/quotes/${id}`))?.status()).toBe(404)

        await desk.getByRole('button', { name: 'Give it to Cali Friend' }).waitFor() // live
        const { rowCount } = await owner.query(
          "select from notifications where user_id = $1 and kind = 'quote.claim-asked'",
          [admin.id],
        )
        expect(rowCount).toBe(1)
        await desk.goto('/admin/quotes?view=waiting')
        await desk.locator(`main a[href="/admin/quotes/${id}"]`).first().click()
        await desk.getByRole('button', { name: 'Give it to Cali Friend' }).click()
        await desk.getByText('Given by').waitFor()
        await open(`${path}/claim`)
        await page.waitForURL(`**/customer/quotes/${id}`)
        await page.getByRole('link', { name: 'Accept offer' }).first().waitFor()
      },
    )
})
