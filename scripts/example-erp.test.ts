import { webhookKinds } from '@ticarum/contract/values/webhooks'
import { newId } from '@ticarum/db/ids'
import { signWebhook } from '@ticarum/server/modules/api-access/sign-webhook'
import { givenApiToken } from '@ticarum/server/testing/given-api-access'
import { givenProduct } from '@ticarum/server/testing/given-catalogue'
import { openHttp } from '@ticarum/server/testing/open-http'
import { expect, it } from 'vitest'
import { sendStock, takeOrders, takeWebhook } from '../clients/example-erp/erp.ts'
import { createClient, Refused } from '../clients/typescript/client.ts'
import { NotFromTicarum, verifyWebhook, type WebhookKind } from '../clients/typescript/verify-webhook.ts'

const opened = await openHttp()
const { given, owner, url: origin, asPerson } = opened

/** Loses the answer of every second call that changes something, after the server has done it. */
function losing() {
  let calls = 0
  const lost: string[] = []
  const ask: typeof fetch = async (url, init) => {
    const response = await fetch(url, init)
    if (init?.method === 'GET' || calls++ % 2 === 1) return response
    lost.push(new Headers(init?.headers).get('idempotency-key') ?? '')
    throw new TypeError('the line was cut')
  }
  return { ask, lost }
}

it('a factory’s ERP sends its stock and answers an order, once, though answers are lost', async () => {
  const supplier = await given.supplier()
  const id = await givenProduct(opened, supplier)
  await owner.query("update products set article_code = 'KT-1' where id = $1", [id])
  const placed = await given.order({ customer: await given.customer(), supplierId: supplier.companyId ?? '' })
  const { token } = await givenApiToken(opened, supplier)
  const { ask, lost } = losing()
  const ticarum = createClient({ origin, token, firstWait: 1, fetch: ask })

  expect(await sendStock(ticarum, { stock: new Map([['KT-1', 4321]]) })).toEqual(['KT-1'])
  expect(await sendStock(ticarum, { stock: new Map([['KT-1', 4321]]) })).toEqual([])
  expect(await (await asPerson(supplier)).products.get({ id })).toMatchObject({ stock: 4321 })

  const readyOn = () => '2099-01-31'
  expect(await takeOrders(ticarum, { readyOn })).toHaveLength(1)
  expect(await takeOrders(ticarum, { readyOn })).toEqual([])
  const { rows } = await owner.query(
    "select kind, details ->> 'readyOn' as ready from order_events where order_id = $1 and kind = 'can_deliver'",
    [placed.id],
  )
  expect(rows).toEqual([{ kind: 'can_deliver', ready: '2099-01-31' }])
  expect(lost).toHaveLength(2)
})

it('the client reads a list to its end, and throws what is refused for good at once', async () => {
  const supplier = await given.supplier()
  const ids = []
  for (let n = 0; n < 5; n++) ids.push(await givenProduct(opened, supplier))
  const { token } = await givenApiToken(opened, supplier, ['products:read'])
  let calls = 0
  const counted: typeof fetch = (...sent) => {
    calls += 1
    return fetch(...sent)
  }
  const { all, call } = createClient({ origin, token, fetch: counted })
  const read = []
  for await (const product of all('products.list', { limit: 2 })) read.push(product.id)
  expect(read.sort()).toEqual(ids.sort())
  calls = 0
  const refused = await call('products.pause', { id: newId() }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Refused)
  expect(refused).toMatchObject({ status: 403, code: 'SCOPE_REQUIRED' })
  expect(calls).toBe(1)
})

const key = Buffer.alloc(32, 5)
const secret = `whsec_${key.toString('base64')}`
/** What the server sends, as the receiver gets it. */
function sent(body: object, now = new Date(), by = key): Request {
  const text = JSON.stringify(body)
  const headers = signWebhook(newId(), text, { secret: by, now })
  return new Request('https://erp.example/hook', { method: 'POST', headers, body: text })
}
const event = (kind: WebhookKind, id = newId()) => ({ version: 1, id, kind, change: 'placed', subjectId: newId() })

it('a factory’s ERP answers an order when a webhook tells of it, once, though the webhook comes twice', async () => {
  const supplier = await given.supplier()
  await given.order({ customer: await given.customer(), supplierId: supplier.companyId ?? '' })
  const { token } = await givenApiToken(opened, supplier)
  const ticarum = createClient({ origin, token, firstWait: 1 })
  const desk = { secret, done: new Set<string>(), readyOn: () => '2099-01-31' }
  const placed = event('order.placed')
  expect(await takeWebhook(ticarum, desk, sent(event('quote.changed')))).toEqual([])
  expect(await takeWebhook(ticarum, desk, sent(placed))).toHaveLength(1)
  expect(await takeWebhook(ticarum, desk, sent(placed))).toEqual([])
  expect(desk.done.size).toBe(2)
})

it('the client takes a webhook of Ticarum, and none that was forged, changed or is old', async () => {
  const kinds: Record<WebhookKind, true> = {
    'order.placed': true,
    'order.changed': true,
    'order.payment': true,
    'quote.changed': true,
    'product.reviewed': true,
  }
  expect(Object.keys(kinds)).toEqual([...webhookKinds])
  const told = event('order.placed')
  const read = async (request: Request, text?: string, headers?: Record<string, string>) => {
    const all = new Headers({ ...Object.fromEntries(request.headers), ...headers })
    return verifyWebhook({ secret }, all, text ?? (await request.text()))
  }
  expect(await read(sent(told))).toEqual(told)
  const several = sent(told)
  const signature = `v2,x v1,${'A'.repeat(43)}= ${several.headers.get('webhook-signature')}`
  expect(await read(several, undefined, { 'webhook-signature': signature })).toEqual(told)
  const minutes = (count: number) => new Date(Date.now() + count * 60_000)
  for (const forged of [
    () => read(sent(told, new Date(), Buffer.alloc(32, 6))),
    () => read(sent(told), JSON.stringify({ ...told, change: 'paid' })),
    () => read(sent(told, minutes(-6))),
    () => read(sent(told, minutes(6))),
    () => read(sent(told), undefined, { 'webhook-id': newId() }),
    () => read(sent(told, minutes(-6)), undefined, { 'webhook-timestamp': String(Math.floor(Date.now() / 1000)) }),
    () => read(sent(told), undefined, { 'webhook-timestamp': 'now' }),
    () => read(sent(told), undefined, { 'webhook-signature': 'v1,' }),
    () => read(new Request('https://erp.example/', { method: 'POST', body: '{}' })),
  ])
    await expect(forged()).rejects.toBeInstanceOf(NotFromTicarum)
})
