import { newId } from '@ticarum/db/ids'
import { givenApiToken } from '@ticarum/server/testing/given-api-access'
import { givenProduct } from '@ticarum/server/testing/given-catalogue'
import { openHttp } from '@ticarum/server/testing/open-http'
import { expect, it } from 'vitest'
import { sendStock, takeOrders } from '../clients/example-erp/erp.ts'
import { createClient, Refused } from '../clients/typescript/client.ts'

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
