import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { tried } from '@ticarum/contract/testing/tried'
import { givenChatOf, givenMessages } from '@ticarum/server/testing/given-messages'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { phone } from '../browser/circumstances.ts'
import { elsewhere } from '../browser/elsewhere.ts'
import { journey } from '../browser/journey.ts'
import { whileOffline, whileResponsesAreLost } from '../browser/lose-responses.ts'
import { scriptPayloads } from '../browser/script-payloads.ts'
import { whileBroken } from '../browser/while-broken.ts'
import { given, owner } from '../forms/world.ts'
import { root } from '../system/entry.ts'

const world = { owner, given }

/** A customer and a supplier with a chat in which each side has said so much. */
async function chatOf({ customer: theirs = 0, supplier: ours = 0 } = {}) {
  const [customer, supplier] = [await given.customer({ fullName: 'Faadumo Warsame' }), await given.supplier()]
  const id = await givenChatOf(world, customer.companyId ?? '', supplier.companyId ?? '')
  if (theirs) await givenMessages(world, id, { side: 'customer', senderId: customer.id, count: theirs })
  if (ours) await givenMessages(world, id, { side: 'supplier', senderId: supplier.id, count: ours })
  return { customer, supplier, id }
}

const log = (page: Page) => page.getByRole('log')
const saidIn = async (id: string) =>
  (await owner.query('select body from messages where conversation_id = $1 order by number', [id])).rows.map(
    ({ body }) => body,
  )
const backTo = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))
const badge = (page: Page) =>
  page.getByRole('navigation', { name: 'Your area' }).getByRole('link', { name: /Messages/ })

describe('messages', () => {
  journey(
    'a question on a product is a card in the thread; it is answered by Enter, read, and ticked [MSG-01] [MSG-03]',
    {},
    async ({ page, open, awake }) => {
      const [customer, supplier] = [await given.customer({ fullName: 'Faadumo Warsame' }), await given.supplier()]
      const product = await given.product({ supplierId: supplier.companyId ?? '' })
      await beSignedIn(page, customer)
      await open(`/products/${product.id}`)
      await awake()
      await page.getByRole('link', { name: 'Ask a question' }).click()
      await page.getByLabel('Your question').fill('Is black in stock?')
      await page.getByRole('button', { name: 'Send' }).click()
      await page.waitForURL(/\/customer\/messages\/[\da-f-]+/)
      await log(page).getByText('Is black in stock?').waitFor()
      expect(await log(page).getByRole('link').getAttribute('href')).toBe(`/products/${product.id}`)

      const other = await elsewhere(page, supplier)
      await other.goto('/supplier/dashboard')
      expect(await badge(other).textContent()).toBe('Messages1unread')
      await badge(other).click()
      const list = other.getByRole('navigation', { name: 'Conversations' })
      await list.getByRole('link', { name: /Is black in stock/ }).click()
      await log(other).getByText('Is black in stock?').waitFor()
      const [left, right] = [await list.boundingBox(), await log(other).boundingBox()]
      expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
      await expect.poll(() => badge(other).textContent()).toBe('Messages')

      await other.getByLabel('Message', { exact: true }).fill('Ready on Monday.')
      await other.getByLabel('Message', { exact: true }).press('Enter')
      await expect.poll(() => saidIn(other.url().split('/').at(-1) ?? '')).toHaveLength(2)
      // The customer has the thread open, so it may be read before anybody sees that it was sent.
      await log(other)
        .getByText(/^(Sent|Delivered|Read)$/)
        .waitFor({ state: 'attached' })
      await backTo(page)
      await log(page).getByText('Ready on Monday.').waitFor()
      expect(await log(page).getByText('Read', { exact: true }).count()).toBe(1)
      await expect
        .poll(async () => {
          await backTo(other)
          return log(other).getByText('Read', { exact: true }).count()
        })
        .toBe(1)
      await other.context().close()
    },
  )

  journey(
    'incoming messages stay unread in the list, and are read once their thread is open [MSG-09]',
    {},
    async ({ page, open, awake }) => {
      const { customer, id } = await chatOf({ supplier: 3 })
      const unread = async () =>
        (await owner.query('select unread from conversation_readers where user_id = $1', [customer.id])).rows[0]?.unread
      await beSignedIn(page, customer)
      await open('/customer/messages')
      await awake()
      await page.getByText('3 new').waitFor()
      expect(await unread()).toBe(3)
      await page.getByRole('link', { name: /Message 3/ }).click()
      await log(page).getByText('Message 3').waitFor()
      await expect.poll(unread).toBe(0)
      expect(await page.url()).toContain(id)
    },
  )

  journey('who has neither name nor shown address is a User', {}, async ({ page, open }) => {
    const { supplier, id } = await chatOf({ customer: 1 })
    await owner.query("update conversations set customer_name = '' where id = $1", [id])
    await beSignedIn(page, supplier)
    await open('/supplier/messages')
    await page.getByRole('link', { name: /User/ }).waitFor()
  })

  journey('the panel is 600px high [LIMIT-16]', {}, async ({ page, open }) => {
    const { customer, id } = await chatOf({ supplier: 1 })
    await beSignedIn(page, customer)
    for (const path of ['/customer/messages', `/customer/messages/${id}`]) {
      await open(path)
      const panel = page.getByRole('navigation', { name: 'Conversations' }).locator('..')
      expect((await panel.boundingBox())?.height).toBe(600)
    }
  })

  journey(
    'what is written without a line waits, outlives a reload, and arrives once and in order',
    { lineDrops: true },
    async ({ page, open, awake }) => {
      const { customer, id } = await chatOf({ supplier: 1 })
      await beSignedIn(page, customer)
      await open(`/customer/messages/${id}`)
      await awake()
      const field = page.getByLabel('Message', { exact: true })
      await whileOffline(page, async () => {
        for (const body of ['One', 'Two', 'Three']) {
          await field.fill(body)
          await field.press('Enter')
          await log(page).getByText(body).waitFor()
        }
        expect(await log(page).getByText('Waits for the line').count()).toBe(3)
      })
      await expect.poll(() => saidIn(id)).toEqual(['Message 1', 'One', 'Two', 'Three'])
      await expect.poll(() => log(page).getByText('Waits for the line').count()).toBe(0)
      await expect.poll(() => log(page).getByText('Sent').count()).toBe(3)

      await whileResponsesAreLost(page, async () => {
        await field.fill('Four')
        await field.press('Enter')
        await expect.poll(() => saidIn(id)).toHaveLength(5)
      })
      await page.reload()
      await expect
        .poll(() => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('unsent'))))
        .toEqual([])
      expect(await saidIn(id)).toEqual(['Message 1', 'One', 'Two', 'Three', 'Four'])
    },
  )

  journey(
    'what was typed is there again in every tab of its writer, until it is sent or they sign out',
    {},
    async ({ page, open, awake }) => {
      const { customer, id } = await chatOf({ supplier: 1 })
      const field = (on: Page) => on.getByLabel('Message', { exact: true })
      await beSignedIn(page, customer)
      await open(`/customer/messages/${id}`)
      await awake()
      await field(page).fill('Can you deliver to')
      await open('/customer/orders')
      await open(`/customer/messages/${id}`)
      await expect.poll(() => field(page).inputValue()).toBe('Can you deliver to')

      const tab = await page.context().newPage()
      await tab.goto(`/customer/messages/${id}`)
      await expect.poll(() => field(tab).inputValue()).toBe('Can you deliver to')
      await field(tab).fill('Can you deliver to Bosaso?')
      await expect.poll(() => field(page).inputValue()).toBe('Can you deliver to Bosaso?')
      await field(tab).press('Enter')
      await expect.poll(() => field(page).inputValue()).toBe('')
      await field(page).press('Enter')
      await expect.poll(() => saidIn(id)).toEqual(['Message 1', 'Can you deliver to Bosaso?'])

      await field(page).fill('Only mine')
      await page.locator('summary', { hasText: customer.email }).click()
      await page.getByRole('button', { name: 'Sign Out' }).click()
      await page.getByText('You have been successfully signed out').waitFor()
      const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
      expect(await kept()).not.toContain('Only mine')
    },
  )

  journey('words are found, and lead to their message in the thread', {}, async ({ page, open, awake }) => {
    const { customer, supplier, id } = await chatOf({ supplier: 100 })
    await owner.query("update messages set body = 'The Şişe are packed.' where conversation_id = $1 and number = 20", [
      id,
    ])
    await beSignedIn(page, customer)
    await open('/customer/messages')
    await awake()
    await page.getByLabel('Search in messages').fill('sise')
    await page.getByLabel('Search in messages').press('Enter')
    const found = page.getByRole('list', { name: 'Messages found' })
    await found.getByRole('link', { name: /The Şişe are packed/ }).click()
    const message = log(page).getByText('The Şişe are packed.')
    await message.waitFor()
    await awake()
    const [box, frame] = [await message.boundingBox(), await log(page).boundingBox()]
    expect(box?.y).toBeGreaterThan((frame?.y ?? 0) - 1)
    expect(box?.y).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0))
    await page.getByRole('link', { name: 'Latest messages' }).click()
    await log(page).getByText('Message 100').waitFor()

    await open('/customer/messages?q=nowhere')
    await page.getByText('No message has these words.').waitFor()
    const other = await elsewhere(page, supplier)
    await other.goto('/supplier/messages?q=sise')
    await other.getByRole('link', { name: /The Şişe are packed/ }).waitFor()
    await other.context().close()
  })

  journey('older messages come by scrolling, and nothing jumps', {}, async ({ page, open, awake }) => {
    const { customer, id } = await chatOf({ supplier: 100 })
    await beSignedIn(page, customer)
    await open(`/customer/messages/${id}`)
    await awake()
    const messages = log(page).locator('li p[dir=auto]')
    expect([await messages.count(), await messages.last().textContent()]).toEqual([30, 'Message 100'])
    expect(await messages.last().isVisible()).toBe(true)
    for (const count of [60, 90, 100]) {
      const top = messages.first()
      const said = (await top.textContent()) ?? ''
      await top.scrollIntoViewIfNeeded()
      const kept = log(page).getByText(said, { exact: true })
      await expect.poll(() => messages.count()).toBe(count)
      const box = await kept.boundingBox()
      const frame = await log(page).boundingBox()
      expect(box?.y, `${said} is still in sight`).toBeGreaterThan((frame?.y ?? 0) - 1)
      expect(box?.y).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0))
    }
    expect(await messages.first().textContent()).toBe('Message 1')
  })

  journey('without scripts it is read, paged, written in and blocked', { scripts: false }, async ({ page, open }) => {
    const { customer, id } = await chatOf({ supplier: 40 })
    await beSignedIn(page, customer)
    await open(`/customer/messages/${id}`)
    await page.getByLabel('Message', { exact: true }).fill('Thank you.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await log(page).getByText('Thank you.').waitFor()
    const { rows } = await owner.query('select unread from conversation_readers where user_id = $1', [customer.id])
    expect(rows).toEqual([{ unread: 0 }])
    await page.getByRole('link', { name: 'Older messages' }).click()
    await log(page).getByText('Message 1', { exact: true }).waitFor()
    await open(`/customer/messages/${id}`)
    await page.getByText('Block or report').click()
    await page.getByRole('button', { name: 'Block', exact: true }).click()
    await page.getByText('You have blocked this conversation').waitFor()
    expect(await page.getByRole('button', { name: 'Send', exact: true }).count()).toBe(0)
  })

  journey(
    'a message that is refused says so, stays, and can be sent again [ERR-41]',
    { statuses: [409] },
    async ({ page, open, awake }) => {
      const { supplier, id } = await chatOf({ supplier: 1 })
      await beSignedIn(page, supplier)
      await open(`/supplier/messages/${id}`)
      await awake()
      const block = (moment: string) =>
        owner.query(`update conversations set customer_blocked_at = ${moment} where id = $1`, [id])
      await block('now()')
      await page.getByLabel('Message', { exact: true }).fill('Hello?')
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      const toast = page.getByRole('alert')
      await toast.getByText('Failed to send message').waitFor()
      expect(await toast.textContent()).toMatch(/^Error/)
      await block('null')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect.poll(() => saidIn(id)).toEqual(['Message 1', 'Hello?'])
    },
  )

  journey(
    'a thread or a list that can’t be loaded says so in its place [ERR-42]',
    { statuses: [500] },
    async ({ page, open }) => {
      const { customer, id } = await chatOf({ supplier: 1 })
      await beSignedIn(page, customer)
      const broken = (table: string) => ({ actor: customer.id, command: 'select' as const, table })
      await whileBroken(broken('messages'), async () => {
        await open(`/customer/messages/${id}`)
        expect(await page.getByRole('alert').textContent()).toMatch(/^ErrorFailed to load messages/)
      })
      await whileBroken(broken('conversations'), async () => {
        await open('/customer/messages')
        await page.getByText('The conversations could not be loaded.').waitFor()
        expect(await page.getByRole('alert').count()).toBe(0)
      })
    },
  )

  journey(
    'conversations that can’t be loaded, or marked as read, are logged, and no toast says so [ERR-43]',
    { statuses: [500] },
    async ({ page, open, awake }) => {
      const logged = async (procedure: string) =>
        (await readFile(path.join(root, 'test-results/e2e-http.log'), 'utf8'))
          .split('\n')
          .filter((line) => line.includes(`"procedure":"${procedure}"`) && line.includes('call failed')).length
      const { customer, id } = await chatOf({ supplier: 1 })
      await beSignedIn(page, customer)
      const [lists, marks] = [await logged('messages.list'), await logged('messages.markRead')]
      await whileBroken({ actor: customer.id, command: 'select', table: 'conversations' }, async () => {
        await open('/customer/messages')
        await awake()
        await expect.poll(() => logged('messages.list')).toBeGreaterThan(lists)
        expect(await page.getByRole('alert').count()).toBe(0)
      })
      const readers = { command: 'insert', table: 'conversation_readers', inFunctions: true } as const
      await whileBroken({ actor: customer.id, ...readers }, async () => {
        await open(`/customer/messages/${id}`)
        await awake()
        await log(page).getByText('Message 1').waitFor()
        await expect.poll(() => logged('messages.markRead')).toBeGreaterThan(marks)
        expect(await page.getByRole('alert').count()).toBe(0)
      })
    },
  )

  journey('on a phone list and thread are two screens', { viewport: phone }, async ({ page, open, awake }) => {
    const { supplier } = await chatOf({ customer: 2 })
    await beSignedIn(page, supplier)
    await open('/supplier/dashboard')
    await awake()
    const bar = page.getByRole('navigation', { name: 'Quick menu' })
    expect(await bar.getByRole('link', { name: /Messages/ }).textContent()).toBe('Messages2unread')
    await bar.getByRole('link', { name: /Messages/ }).click()
    await page.getByRole('link', { name: /Message 2/ }).click()
    await log(page).getByText('Message 2').waitFor()
    const list = page.getByRole('navigation', { name: 'Conversations' })
    expect(await list.count()).toBe(0)
    await page.getByRole('link', { name: 'All conversations' }).click()
    await list.getByRole('link', { name: /Message 2/ }).waitFor()
    expect(await log(page).count()).toBe(0)
  })

  journey('a stock phrase is read by each in their own language', {}, async ({ page, open, awake }) => {
    const { customer, supplier, id } = await chatOf({ customer: 1 })
    await beSignedIn(page, supplier)
    await open(`/supplier/messages/${id}`)
    await awake()
    await page.getByText('Ready-made sentences').click()
    await page.getByLabel('They read it in their own language').selectOption('delivery.days')
    await page.getByRole('button', { name: 'Send the sentence' }).click()
    await page.getByText('Fill in the number or the day').waitFor()
    await page.getByLabel('Number', { exact: true }).fill('15')
    await page.getByRole('button', { name: 'Send the sentence' }).click()
    await log(page).getByText('Days until delivery: 15').waitFor()
    await expect.poll(() => saidIn(id)).toEqual(['Message 1', '15'])
    const other = await elsewhere(page, customer)
    await other.goto('/customer/messages?lang=so')
    await other.getByRole('link', { name: /Maalmaha ka haray gaarsiinta: 15/ }).click()
    await other.waitForURL(/\/customer\/messages\/[\da-f-]+/)
    await other.getByRole('log').getByText('Maalmaha ka haray gaarsiinta: 15').waitFor()
    await other.context().close()
  })

  journey('a phrase is chosen and sent without scripts', { scripts: false }, async ({ page, open }) => {
    const { customer, id } = await chatOf({ supplier: 1 })
    await beSignedIn(page, customer)
    await open(`/customer/messages/${id}`)
    await page.getByText('Ready-made sentences').click()
    await page.getByLabel('They read it in their own language').selectOption('delivery.ready')
    await page.getByLabel('Day', { exact: true }).fill('2026-11-30')
    await page.getByRole('button', { name: 'Send the sentence' }).click()
    await log(page).getByText('The goods are ready on 30 Nov 2026.').waitFor()
  })

  journey('a file is sent, shown and downloaded by the other side', {}, async ({ page, open, awake }) => {
    const { customer, supplier, id } = await chatOf({ customer: 1 })
    await beSignedIn(page, supplier)
    await open(`/supplier/messages/${id}`)
    await awake()
    await page.getByText('Send a file').click()
    await page.locator('input[type=file]').setInputFiles({
      name: 'price list.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n%%EOF'),
    })
    await page.getByRole('button', { name: 'Send the file' }).click()
    await log(page)
      .getByRole('link', { name: /price list\.pdf/ })
      .waitFor()
    const other = await elsewhere(page, customer)
    await other.goto(`/customer/messages/${id}`)
    const downloaded = other.waitForEvent('download')
    await log(other)
      .getByRole('link', { name: /price list\.pdf/ })
      .click()
    expect((await downloaded).suggestedFilename()).toBe('price list.pdf')
    await other.context().close()
  })

  journey('a message is ticked as delivered once the other side has a page open', {}, async ({ page, open, awake }) => {
    const { customer, supplier, id } = await chatOf({ customer: 1 })
    await beSignedIn(page, customer)
    await open(`/customer/messages/${id}`)
    await awake()
    await log(page).getByText('Sent', { exact: true }).waitFor({ state: 'attached' })
    const other = await elsewhere(page, supplier)
    await other.goto('/supplier/orders')
    await expect
      .poll(async () => {
        await backTo(page)
        return log(page).getByText('Delivered', { exact: true }).count()
      })
      .toBe(1)
    await other.context().close()
  })

  journey(
    'forty scripts in messages and names, also of files, are text, for both sides and the desk',
    { long: true },
    async ({ page, open, awake }) => {
      const { customer, supplier, id } = await chatOf()
      for (const payload of scriptPayloads)
        await owner.query(
          `insert into messages (id, conversation_id, side, sender_id, sender_name, body, about_kind, about_id,
              about_name)
            values (gen_random_uuid(), $1, 'customer', $2, $3, $3, 'supplier', $4, $3)`,
          [id, customer.id, payload, supplier.companyId],
        )
      await owner.query(
        `insert into message_files (message_id, customer_id, supplier_id, file, type, bytes)
          select id, customer_id, supplier_id, id || '.pdf', 'application/pdf', 2000 from messages
            where conversation_id = $1 and number % 2 = 0`,
        [id],
      )
      tried('script', 2 * scriptPayloads.length)
      await owner.query('update conversations set customer_name = $2 where id = $1', [id, scriptPayloads[0]])
      await beSignedIn(page, supplier)
      for (const path of ['/supplier/messages', `/supplier/messages/${id}?before=41`]) {
        await open(path)
        await awake()
        expect(await page.evaluate(() => window.planted), path).toBeUndefined()
      }
      await page.getByText('Block or report').click()
      await page.getByLabel('What is wrong?').fill(scriptPayloads[1] ?? '')
      await page.getByRole('button', { name: 'Send report' }).click()
      await page.getByText('Your report was sent').waitFor()
      const { rows } = await owner.query(
        `select c.id from conversations c join message_reports r on r.id = c.subject_id where r.conversation_id = $1`,
        [id],
      )
      await beSignedIn(page, await given.admin())
      await open(`/admin/messages/${rows[0]?.id}`)
      await awake()
      expect(await page.getByRole('region', { name: 'What was written there' }).getByRole('listitem').count()).toBe(40)
      expect(await page.evaluate(() => window.planted)).toBeUndefined()
    },
  )
})
