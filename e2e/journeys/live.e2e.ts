import { randomUUID } from 'node:crypto'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { givenChatOf, givenMessages } from '@ticarum/server/testing/given-messages'
import type { BrowserContext, Page, Response } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { elsewhere } from '../browser/elsewhere.ts'
import { type Journey, journey } from '../browser/journey.ts'
import { given, owner } from '../forms/world.ts'

const timeline = (page: Page) =>
  page.getByRole('region', { name: 'Timeline' }).getByRole('heading', { level: 3 }).allTextContents()
const isStream = (url: string) => new URL(url).pathname === '/events'
const streamOf = (page: Page) => page.waitForResponse((response) => isStream(response.url()))

/** Streams that were opened in a browser, in order, and which of them are over. */
function countStreams(context: BrowserContext) {
  const streams = { opened: 0, over: 0 }
  context.on('request', (request) => {
    if (isStream(request.url())) streams.opened += 1
  })
  for (const end of ['requestfinished', 'requestfailed'] as const)
    context.on(end as 'requestfinished', (request) => {
      if (isStream(request.url())) streams.over += 1
    })
  return streams
}

async function givenDeal() {
  const [customer, supplier] = [await given.customer(), await given.supplier()]
  const product = await given.product({ supplierId: supplier.companyId ?? '' })
  const { id } = await given.order({ customer, product })
  return { customer, supplier, id }
}

/** Opens a page as this person; the answer of the stream by which it hears what happens. */
async function listen({ page, open, awake }: Journey, person: GivenPerson, path: string): Promise<Response> {
  await beSignedIn(page, person)
  const stream = streamOf(page)
  await open(path)
  await awake()
  return stream
}

/** A supplier gives a parcel another number. */
async function track(page: Page, id: string, trackingNumber: string): Promise<void> {
  const answer = await page.request.put(`/api/v1/orders/${id}/shipping`, {
    data: { shippingStatus: 'preparing', trackingNumber },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(answer.status()).toBe(200)
}

describe('live', () => {
  journey('the supplier answers, and the customer’s page changes by itself', {}, async (walk) => {
    const { page } = walk
    const { customer, supplier, id } = await givenDeal()
    const stream = await listen(walk, customer, `/orders/${id}`)
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    expect(stream.headers()['content-type']).toContain('text/event-stream')
    expect(await timeline(page)).toEqual(['Order placed'])

    const other = await elsewhere(page, supplier)
    await other.goto(`/orders/${id}?act=answer`)
    await other.getByLabel('Ready on').fill('2097-03-01')
    await other.getByRole('button', { name: 'Send answer' }).click()
    await other.getByRole('status').getByText('Answer Sent').waitFor()
    await expect.poll(() => timeline(page)).toEqual(['The supplier can deliver', 'Order placed'])
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    await other.context().close()
  })

  journey('two people talk: message, tick and count come by themselves [MSG-02] [MSG-08]', {}, async (walk) => {
    const { page } = walk
    const [customer, supplier] = [await given.customer(), await given.supplier()]
    const chat = await givenChatOf({ owner, given }, customer.companyId ?? '', supplier.companyId ?? '')
    await givenMessages({ owner, given }, chat, { side: 'supplier', senderId: supplier.id, count: 1 })
    const say = async (writer: Page, text: string) => {
      await writer.getByLabel('Message', { exact: true }).fill(text)
      await writer.getByLabel('Message', { exact: true }).press('Enter')
    }
    await listen(walk, customer, `/customer/messages/${chat}`)

    const other = await elsewhere(page, supplier)
    const theirs = streamOf(other)
    await other.goto('/supplier/orders')
    await theirs
    await say(page, 'Is it ready?')
    const unread = other
      .getByRole('navigation', { name: 'Your area' })
      .getByRole('link', { name: /Messages.*1.*unread/ })
    await unread.click()
    await other.getByRole('link', { name: /Is it ready/ }).click()
    await page.getByRole('log').getByText('Read', { exact: true }).waitFor()
    await say(other, 'On Monday.')
    await page.getByRole('log').getByText('On Monday.').waitFor()
    await other.getByRole('log').getByText('Read', { exact: true }).last().waitFor()
    await other.context().close()
  })

  journey('what somebody types stays, and the page follows once it is sent', {}, async (walk) => {
    const { page } = walk
    const { customer, supplier, id } = await givenDeal()
    await listen(walk, customer, `/orders/${id}?act=inquire`)
    const field = page.getByRole('dialog').getByRole('textbox')
    await field.fill('Half of an ')
    const other = await elsewhere(page, supplier)
    await track(other, id, 'TR 1')
    await page.waitForTimeout(2500)
    expect(await timeline(page)).toEqual(['Order placed'])
    expect(await field.inputValue()).toBe('Half of an ')
    await field.fill('Half of an hour?')
    await page.getByRole('dialog').locator('button[value=inquire]').click()
    await expect.poll(async () => (await timeline(page)).length).toBe(3)
    await other.context().close()
  })

  journey('several tabs share one stream, and the next one goes on', {}, async (walk) => {
    const { page } = walk
    const { customer, supplier, id } = await givenDeal()
    const streams = countStreams(page.context())
    await listen(walk, customer, `/orders/${id}`)
    const second = await page.context().newPage()
    await second.goto(`/orders/${id}`)
    await second.waitForTimeout(3500)
    expect(streams.opened).toBe(1)
    const other = await elsewhere(page, supplier)
    await track(other, id, 'For both tabs')
    for (const tab of [page, second])
      await expect.poll(async () => (await timeline(tab)).length, { timeout: 10_000 }).toBe(2)
    expect(streams.opened).toBe(1)

    const next = streamOf(second)
    await page.goto('about:blank')
    await track(other, id, 'For who is left')
    await next
    await expect.poll(async () => (await timeline(second)).length, { timeout: 10_000 }).toBe(3)
    await other.context().close()
  })

  journey('a revoked session ends the stream, which does not come back', {}, async (walk) => {
    const { page } = walk
    const { customer, id } = await givenDeal()
    const streams = countStreams(page.context())
    await listen(walk, customer, `/orders/${id}`)
    await owner.query('delete from sessions where user_id = $1', [customer.id])
    await expect.poll(() => streams.over, { timeout: 2000 }).toBe(1)
    await page.waitForTimeout(3000)
    expect(streams.opened).toBe(1)
  })

  journey('who was offline hears what happened meanwhile', { lineDrops: true }, async (walk) => {
    const { page } = walk
    const { customer, supplier, id } = await givenDeal()
    await listen(walk, customer, `/orders/${id}`)
    const other = await elsewhere(page, supplier)
    await page.context().setOffline(true)
    for (const number of ['One', 'Two', 'Three']) await track(other, id, number)
    await page.waitForTimeout(1000)
    await page.context().setOffline(false)
    await expect.poll(async () => (await timeline(page)).length, { timeout: 20_000 }).toBe(4)
    await other.context().close()
  })

  journey('visitors and who saves data have no stream', {}, async ({ page, open, awake }) => {
    const streams = countStreams(page.context())
    const scripts: string[] = []
    page.on('request', (request) => void scripts.push(request.url()))
    await open('/products')
    await awake()
    await page.waitForTimeout(3000)
    expect(scripts.filter((url) => url.includes('follow-events'))).toEqual([])
    const { customer, id } = await givenDeal()
    await beSignedIn(page, customer)
    await page.evaluate(() => localStorage.setItem('saver', '1'))
    await open(`/orders/${id}`)
    await awake()
    await page.waitForTimeout(3000)
    expect(streams.opened).toBe(0)
  })
})
