import { givenNotice } from '@ticarum/server/testing/personas'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { journey } from '../browser/journey.ts'
import { given, owner } from '../forms/world.ts'

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ })
const says = (page: Page) => bell(page).textContent()

async function givenNotes(userId: string, orderId: string, count: number): Promise<void> {
  await owner.query(
    `insert into notifications (id, user_id, kind, arguments)
      select gen_random_uuid(), $1, 'order.note', jsonb_build_object('orderId', $2::text, 'number', 'TC-1',
        'name', 'Elif', 'text', 'Note ' || n) from generate_series(1, $3) n`,
    [userId, orderId, count],
  )
}

describe('notifications', () => {
  journey(
    'the bell rings by itself, and leads to the thing that a notice speaks of',
    {},
    async ({ page, open, awake }) => {
      const customer = await given.customer()
      const { id } = await given.order({ customer })
      await beSignedIn(page, customer)
      const stream = page.waitForResponse((response) => new URL(response.url()).pathname === '/events')
      await open('/customer/dashboard')
      await awake()
      await stream
      expect(await says(page)).toBe('Notifications')
      await givenNotes(customer.id, id, 1)
      await expect.poll(() => says(page)).toContain('1 unread')

      await bell(page).click()
      await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor()
      await page.getByRole('link', { name: /A note on an order/ }).click()
      await page.waitForURL(`**/customer/messages/${id}`)
      await expect.poll(() => says(page)).toBe('Notifications')
    },
  )

  journey('many of a kind are one, opened to each of them, and read together', {}, async ({ page, open, awake }) => {
    const customer = await given.customer()
    const { id } = await given.order({ customer })
    await givenNotes(customer.id, id, 47)
    await givenNotice({ owner }, customer.id)
    await beSignedIn(page, customer)
    await open('/customer/notifications')
    await awake()
    expect(await says(page)).toContain('48 unread')
    await page.getByText('47 notes on orders').click()
    expect(await page.getByRole('link', { name: /Elif.* wrote about order/ }).count()).toBe(10)
    await page.getByRole('link', { name: 'Show all of them' }).click()
    await page.waitForURL(`**/customer/messages/${id}`)
    await page.goBack()
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect.poll(() => says(page)).toBe('Notifications')
    expect(await page.getByRole('button', { name: 'Mark all as read' }).count()).toBe(0)
  })

  journey('without scripts they are opened and marked too', { scripts: false }, async ({ page, open }) => {
    const supplier = await given.supplier()
    await givenNotice({ owner }, supplier.id)
    await beSignedIn(page, supplier)
    await open('/supplier/notifications')
    expect(await says(page)).toContain('1 unread')
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    expect(await says(page)).toBe('Notifications')
  })

  journey('who was told nothing reads so; a visitor has no bell', {}, async ({ page, open }) => {
    await open('/')
    expect(await bell(page).count()).toBe(0)
    await beSignedIn(page, await given.admin())
    await open('/admin/notifications')
    await page.getByRole('heading', { name: 'Nothing to tell yet' }).waitFor()
  })
})
