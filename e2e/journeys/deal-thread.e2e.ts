import { tried } from '@ticarum/contract/testing/tried'
import type { GivenPerson } from '@ticarum/db/testing/given'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { elsewhere } from '../browser/elsewhere.ts'
import { journey } from '../browser/journey.ts'
import { whileOffline } from '../browser/lose-responses.ts'
import { scriptPayloads } from '../browser/script-payloads.ts'
import { given, owner } from '../forms/world.ts'

async function givenDeal() {
  const [customer, supplier] = [await given.customer({ fullName: 'Faadumo Warsame' }), await given.supplier()]
  const { id } = await given.order({ customer, supplierId: supplier.companyId ?? '' })
  return { customer, supplier, admin: await given.admin(), id }
}

/** Another person's browser, on the thread of the order, by the order's page. */
async function inThread(page: Page, person: GivenPerson, id: string): Promise<Page> {
  const other = await elsewhere(page, person)
  await toThread(other, id)
  return other
}

async function toThread(page: Page, id: string): Promise<void> {
  await page.goto(`/orders/${id}`)
  await page.getByRole('link', { name: 'Open messages' }).click()
  const stream = page.waitForResponse((response) => new URL(response.url()).pathname === '/events')
  await page.waitForURL(new RegExp(`/messages/${id}$|/admin/orders/${id}/messages$`))
  await page.reload()
  await stream
}

const log = (page: Page) => page.getByRole('log')
const field = (page: Page) => page.getByLabel('Message', { exact: true })
async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
}
const saidIn = async (id: string) =>
  (await owner.query('select body from messages where conversation_id = $1 order by number', [id])).rows.map(
    ({ body }) => body,
  )

describe('the thread of an order', () => {
  journey(
    'customer, supplier and desk talk in one thread, live, and see who has read',
    { long: true },
    async ({ page }) => {
      const { customer, supplier, admin, id } = await givenDeal()
      await beSignedIn(page, customer)
      await toThread(page, id)
      const [sellers, desk] = [await inThread(page, supplier, id), await inThread(page, admin, id)]
      for (const side of [page, sellers, desk]) await log(side).getByText('Order placed').waitFor()

      await field(desk).fill('Half of an ')
      await say(page, 'When does it leave?')
      for (const side of [sellers, desk]) await log(side).getByText('When does it leave?').waitFor()
      expect(await field(desk).inputValue()).toBe('Half of an ')
      await log(page).getByText('Read by all').waitFor()

      await say(sellers, 'We pack on Monday.')
      for (const side of [page, desk]) await log(side).getByText('We pack on Monday.').waitFor()
      await say(desk, 'The ship leaves on Friday.')
      for (const side of [page, sellers]) await log(side).getByText('The ship leaves on Friday.').waitFor()
      for (const side of [sellers, desk]) await log(side).getByText('Read by all').waitFor()

      const elsewhere = await page.context().newPage()
      await elsewhere.goto('/customer/messages')
      await elsewhere.getByRole('link', { name: /Order .*The ship leaves on Friday/ }).waitFor()
      await elsewhere.close()
      expect(await saidIn(id)).toEqual(['When does it leave?', 'We pack on Monday.', 'The ship leaves on Friday.'])
      for (const other of [sellers, desk]) await other.context().close()
    },
  )

  journey(
    'a question by the dialog stands in it, with what happens to the order between the messages',
    {},
    async ({ page, open, awake }) => {
      const { customer, supplier, id } = await givenDeal()
      await beSignedIn(page, customer)
      await open(`/orders/${id}?act=inquire`)
      await awake()
      await page.getByRole('dialog').getByRole('textbox').fill('Where is the certificate?')
      await page.getByRole('dialog').locator('button[value=inquire]').click()
      await page.getByRole('status').first().waitFor()

      const sellers = await inThread(page, supplier, id)
      expect(await log(sellers).getByText('Where is the certificate?').count()).toBe(1)
      await sellers.goto(`/orders/${id}?act=answer`)
      await sellers.getByLabel('Ready on').fill('2097-03-01')
      await sellers.getByRole('button', { name: 'Send answer' }).click()
      await toThread(page, id)
      await log(page).getByText('The supplier can deliver').waitFor()
      const entries = (await log(page).getByRole('listitem').allTextContents()).join(' ')
      expect(entries).toMatch(/Order placed.*Where is the certificate\?.*The supplier can deliver/)
      await sellers.context().close()
    },
  )

  journey(
    'what the desk writes without a line waits, and arrives once and in order',
    { lineDrops: true },
    async ({ page, open, awake }) => {
      const { admin, id } = await givenDeal()
      await beSignedIn(page, admin)
      await open(`/admin/orders/${id}/messages`)
      await awake()
      await whileOffline(page, async () => {
        for (const body of ['One', 'Two', 'Three']) await say(page, body)
        expect(await log(page).getByText('Waits for the line').count()).toBe(3)
      })
      await expect.poll(() => saidIn(id)).toEqual(['One', 'Two', 'Three'])
    },
  )

  journey(
    'forty scripts in messages and names are text for each side',
    { long: true },
    async ({ page, open, awake }) => {
      const { customer, supplier, admin, id } = await givenDeal()
      await owner.query(
        `insert into conversations (id, kind, subject_id, customer_id, supplier_id) values ($1, 'order', $1, $2, $3)`,
        [id, customer.companyId, supplier.companyId],
      )
      tried('script', 2 * scriptPayloads.length)
      for (const payload of scriptPayloads) {
        await owner.query(
          `insert into messages (id, conversation_id, side, sender_id, sender_name, body)
          values (gen_random_uuid(), $1, 'customer', $2, $3, $3)`,
          [id, customer.id, payload],
        )
        await owner.query(
          `insert into order_events (id, order_id, customer_id, supplier_id, kind, actor_role, actor_name, details)
          values (gen_random_uuid(), $1, $2, $3, 'note', 'customer', $4, jsonb_build_object('text', $4::text))`,
          [id, customer.companyId, supplier.companyId, payload],
        )
      }
      for (const person of [customer, supplier, admin]) {
        await beSignedIn(page, person)
        for (const query of ['', '?before=31']) {
          const area = person === admin ? `/admin/orders/${id}/messages` : `/${person.role}/messages/${id}`
          await open(area + query)
          await awake()
          expect(await page.evaluate(() => window.planted), area).toBeUndefined()
        }
      }
    },
  )
})
