import { givenDelivery, givenWebhook } from '@ticarum/server/testing/given-api-access'
import { orderOf } from '@ticarum/server/testing/given-orders'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { elsewhere } from '../browser/elsewhere.ts'
import { journey } from '../browser/journey.ts'
import { linkMailedTo } from '../browser/mail.ts'
import { given, owner } from '../forms/world.ts'

/** A customer orders goods of this company, in a browser of their own. */
async function orderFrom(page: Page, supplierId: string | null): Promise<string> {
  const product = await given.product({ supplierId: supplierId ?? '', stock: 1000 })
  const buyer = await elsewhere(page, await given.customer())
  const answer = await buyer.request.post('/api/v1/orders', {
    data: orderOf(product.id, 10),
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(answer.status()).toBe(200)
  const { id } = (await answer.json()) as { id: string }
  return id
}

/** The deliveries of a company. */
const deliveriesOf = async (companyId: string | null) =>
  (
    await owner.query<{ tries: number; outcome: string | null; begun_at: Date }>(
      'select tries, outcome, begun_at from webhook_deliveries where company_id = $1',
      [companyId],
    )
  ).rows

describe('webhooks', () => {
  for (const scripts of [true, false])
    journey(
      `an owner makes one, sees what it did not take, sends it again and removes it, ` +
        `${scripts ? 'with' : 'without'} scripts`,
      { scripts, statuses: [422], long: true },
      async ({ page, open, awake }) => {
        const wake = async () => {
          if (scripts) await awake()
        }
        const boss = await given.supplier({ fullName: 'Elif Akköy' })
        await beSignedIn(page, boss)
        await open('/supplier/api-tokens')
        await wake()
        await page.getByRole('link', { name: 'Webhooks: your software is told what happens' }).click()
        await page.waitForURL('/supplier/webhooks')
        await page.getByText('No webhook yet').waitFor()

        const make = page.getByRole('button', { name: 'Make webhook' })
        await page.getByLabel('Address that we send to').fill('https://192.168.1.10/hook')
        await page.getByLabel('Your password, to confirm').fill(boss.password)
        await make.click()
        await page.getByRole('alert').getByText('a name that the internet knows').waitFor()
        await page.getByRole('alert').getByText('Choose at least one').waitFor()
        await page.getByLabel('Address that we send to').fill('https://erp.example/ticarum')
        await page.getByRole('checkbox', { name: 'Order placed' }).check()
        await page.getByLabel('Your password, to confirm').fill(boss.password)
        const [answer] = await Promise.all([
          page.waitForResponse((response) => response.request().method() === 'POST' && response.status() === 200),
          make.click(),
        ])
        expect(answer.headers()['cache-control']).toBe('private, no-store')
        await page.getByText('It will not be shown again.').waitFor()
        const secret = await page.getByLabel('Secret', { exact: true }).inputValue()
        expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
        await linkMailedTo(boss.email, '/own/webhooks')

        await open('/own/webhooks')
        await wake()
        expect(page.url()).toContain('/supplier/webhooks')
        expect(await page.content()).not.toContain(secret)
        const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'https://erp.example/ticarum' })
        await row.getByText('Order placed').waitFor()
        await row.getByText('Has taken nothing yet').waitFor()
        await row.getByText('Made by Elif Akköy on').waitFor()

        // No name server knows this name, so each try fails.
        const order = await orderFrom(page, boss.companyId)
        await expect
          .poll(async () => (await deliveriesOf(boss.companyId)).map(({ tries }) => tries > 0))
          .toEqual([true])
        const [tried] = await deliveriesOf(boss.companyId)
        await page.getByRole('link', { name: 'What was sent to erp.example' }).click()
        await page.getByRole('heading', { name: 'What was sent', level: 1 }).waitFor()
        await wake()
        const sent = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Waiting' })
        expect(await sent.getByRole('link', { name: 'Order placed' }).getAttribute('href')).toBe(`/orders/${order}`)
        await sent.getByText(/The internet does not know the name|It did not answer/).waitFor()
        await page.getByText('Takes nothing now').waitFor()

        await sent.getByRole('button', { name: 'Send again' }).click()
        await page.getByRole('status').getByText('Sent Again').waitFor()
        const isTriedAnew = async () => {
          const [now] = await deliveriesOf(boss.companyId)
          return Boolean(now && tried && now.begun_at > tried.begun_at && now.tries > 0)
        }
        await expect.poll(isTriedAnew).toBe(true)

        await page.getByRole('link', { name: 'Webhooks', exact: true }).click()
        await page.waitForURL('/supplier/webhooks')
        await wake()
        await page.getByRole('link', { name: 'Remove the webhook to erp.example' }).click()
        const dialog = page.getByRole('dialog', { name: 'Remove this webhook?' })
        await dialog.getByRole('button', { name: 'Remove webhook' }).click()
        await page.getByRole('status').getByText('Webhook Removed').waitFor()
        await page.getByText('No webhook yet').waitFor()
        expect(await deliveriesOf(boss.companyId)).toEqual([])
      },
    )

  journey(
    'one that was switched off says what to do, and sending all again switches it on',
    {},
    async ({ page, open }) => {
      const boss = await given.customer()
      const { id } = await givenWebhook({ owner }, boss, { url: 'https://depo.example/hook' })
      await givenDelivery({ owner }, id, { state: 'set_aside', outcome: null })
      await owner.query('update webhooks set failures = 9, switched_off_at = now() where id = $1', [id])
      await beSignedIn(page, boss)
      await open('/customer/webhooks')
      await page.getByText('It took nothing for 72 hours').waitFor()
      await page.getByRole('link', { name: 'What was sent to depo.example' }).click()
      await page.getByText('Not sent, because the webhook was switched off.').waitFor()
      await page.getByLabel('Since this day').fill('')
      await page.getByRole('button', { name: 'Send all again' }).click()
      await page.getByRole('alert').getByText('Choose a day').waitFor()
      await page.getByLabel('Since this day').fill(new Date(Date.now() - 24 * 3600 * 1000).toISOString().slice(0, 10))
      await page.getByRole('button', { name: 'Send all again' }).click()
      await page.getByText('Going out in a moment: 1').waitFor()
      await page.getByText('Switched off', { exact: true }).waitFor({ state: 'detached' })
    },
  )

  journey('a colleague who is no owner is told so, and is offered no form', {}, async ({ page, open }) => {
    const boss = await given.customer()
    const { id } = await givenWebhook({ owner }, boss)
    await beSignedIn(page, await given.customer({ companyId: boss.companyId ?? '', owner: false }))
    await open(`/customer/webhooks/${id}`)
    await page.getByText('Only the owner of your company makes and removes webhooks.').waitFor()
    expect(await page.locator('main form').count()).toBe(0)
  })

  journey('five at most, and what one press did not come to is sent by another', {}, async ({ page, open }) => {
    const boss = await given.customer()
    const [first] = await Promise.all(Array.from({ length: 5 }, () => givenWebhook({ owner }, boss)))
    await owner.query(
      `insert into webhook_deliveries (id, webhook_id, company_id, kind, change, subject_id, state, created_at)
        select gen_random_uuid(), w.id, w.company_id, 'order.placed', 'placed', gen_random_uuid(), 'set_aside',
            now() - interval '1 hour' + n * interval '1 second'
          from webhooks w, generate_series(1, 1001) n where w.id = $1`,
      [first?.id],
    )
    await beSignedIn(page, boss)
    await open('/customer/webhooks')
    await page.getByText('There are 5 webhooks. Remove one to make another.').waitFor()
    expect(await page.getByRole('checkbox').count()).toBe(0)
    await open(`/customer/webhooks/${first?.id}?after=nonsense`)
    await page.getByLabel('Since this day').fill(new Date(Date.now() - 24 * 3600 * 1000).toISOString().slice(0, 10))
    await page.getByRole('button', { name: 'Send all again' }).click()
    await page.getByText('Going out in a moment: 1000').waitFor()
    await page.getByRole('button', { name: 'Send the further ones' }).click()
    await page.getByText('Going out in a moment: 1', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Send the further ones' }).waitFor({ state: 'detached' })
  })
})
