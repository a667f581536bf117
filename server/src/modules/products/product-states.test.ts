import { randomUUID } from 'node:crypto'
import { tried } from '@ticarum/contract/testing/tried'
import { type ProductAction, productActions } from '@ticarum/contract/values/product-rules'
import { type ProductStatus, productStatuses } from '@ticarum/contract/values/products'
import { newId } from '@ticarum/db/ids'
import { actorOf } from '@ticarum/db/testing/actor'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { inTransaction } from '@ticarum/db/transaction'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../../client.ts'
import { agreedChanges, statesAreAgreed } from '../../testing/agreed-states.ts'
import {
  editedProduct,
  givenPicture,
  givenSupplier,
  givenVerified,
  newProduct,
  productVersionOf,
} from '../../testing/given-catalogue.ts'
import { openDoor } from '../../testing/open-door.ts'

const opened = await openDoor()
const { given, owner, app, asPerson } = opened

type From = ProductStatus | 'nothing'
const froms: From[] = ['nothing', ...productStatuses]

/** The transitions of states.md, with the company's setting off; no others are allowed. */
const allowed: Record<'supplier' | 'other supplier' | 'customer' | 'admin', string[]> = {
  supplier: [
    'nothing → draft',
    'nothing → in_review',
    'draft → in_review',
    'changes_requested → in_review',
    'rejected → in_review',
    'listed → paused',
    'paused → listed',
    ...productStatuses.filter((status) => status !== 'archived').map((status) => `${status} → archived`),
  ],
  'other supplier': [],
  customer: [],
  admin: [
    'nothing → draft',
    'nothing → in_review',
    'in_review → listed',
    'in_review → changes_requested',
    'in_review → rejected',
    ...productStatuses.filter((status) => status !== 'archived').map((status) => `${status} → archived`),
  ],
}
/** The further transitions if the setting lets verified suppliers publish at once. */
const atOnce = ['nothing', 'draft', 'changes_requested', 'rejected'].map((from) => `${from} → listed`)

const supplier = await givenVerified(opened)
const people: Record<keyof typeof allowed, GivenPerson> = {
  supplier,
  'other supplier': await givenSupplier(opened),
  customer: await given.customer(),
  admin: await given.admin(),
}
const roles = Object.keys(people) as (keyof typeof allowed)[]
const setting = (on: boolean) => owner.query('update company_settings set publish_at_once = $1', [on])
const statusOf = async (id: string): Promise<From> =>
  (await owner.query('select status from products where id = $1', [id])).rows[0]?.status ?? 'nothing'

/** Marked as used, so that it is archived instead of deleted and its status can be read afterwards. */
async function productIn(status: From): Promise<string> {
  if (status === 'nothing') return newId()
  const { id } = await given.product({ supplierId: supplier.companyId, status })
  await owner.query('update products set used = true where id = $1', [id])
  return id
}

/** Every procedure that changes one product; each call has a key of its own. */
const acts: ((api: Api, id: string) => Promise<unknown>)[] = [
  async (api, id) => api.products.edit.try({ id, ...(await editedProduct(id, opened)) }, randomUUID()),
  async (api, id) => api.products.edit.try({ id, ...(await editedProduct(id, opened)), intent: 'draft' }, randomUUID()),
  async (api, id) =>
    api.products.quickEdit.try(
      { id, version: await productVersionOf(opened, id), price: '12', stock: 1 },
      randomUUID(),
    ),
  async (api, id) => api.products.submit.try({ id }, randomUUID()),
  async (api, id) => api.products.pause.try({ id }, randomUUID()),
  async (api, id) => api.products.resume.try({ id }, randomUUID()),
  async (api, id) => api.products.duplicate.try({ id }, randomUUID()),
  async (api, id) => api.products.remove.try({ id }, randomUUID()),
  async (api, id) => api.products.confirmPrices.try({ ids: [id] }, randomUUID()),
  ...(['accept', 'send_back', 'reject'] as const).map(
    (decision) => async (api: Api, id: string) =>
      api.reviews.decide.try(
        { id, version: await productVersionOf(opened, id), decision, reason: 'Blurred.' },
        randomUUID(),
      ),
  ),
]

type ProductCall = (api: Api, id: string) => Promise<{ ok: boolean }>
const attempts: Record<ProductAction, ProductCall> = {
  edit: async (api, id) => api.products.edit.try({ id, ...(await editedProduct(id, opened)) }, randomUUID()),
  quickEdit: async (api, id) =>
    api.products.quickEdit.try({ id, version: await productVersionOf(opened, id), stock: 1 }, randomUUID()),
  submit: (api, id) => api.products.submit.try({ id }, randomUUID()),
  pause: (api, id) => api.products.pause.try({ id }, randomUUID()),
  resume: (api, id) => api.products.resume.try({ id }, randomUUID()),
  duplicate: (api, id) => api.products.duplicate.try({ id }, randomUUID()),
  remove: (api, id) => api.products.remove.try({ id }, randomUUID()),
}

describe.each(productStatuses)('a product that is %s', (status) => {
  it.each(['supplier', 'admin'] as const)('lets a %s do what row and page say, and nothing else', async (role) => {
    const api = await asPerson(people[role])
    const id = await productIn(status)
    const { may } = await api.products.get({ id })
    const { items } = await api.products.list({ status, supplierId: supplier.companyId, limit: 1 })
    expect(items.map((row) => row.may)).toEqual([may])
    const through: ProductAction[] = []
    for (const action of productActions)
      if ((await attempts[action](api, await productIn(status))).ok) through.push(action)
    expect(through).toEqual(may)
  })
})

/** The states that somebody reached from each state by trying every procedure. */
async function reachedThroughDoor(role: keyof typeof allowed): Promise<string[]> {
  const api = await asPerson(people[role])
  const reached = new Set<string>()
  tried('state', productStatuses.length * acts.length)
  for (const from of productStatuses) {
    for (const act of acts) {
      const id = await productIn(from)
      await act(api, id)
      const to = await statusOf(id)
      if (to !== from) reached.add(`${from} → ${to}`)
    }
  }
  for (const intent of ['draft', 'review'] as const) {
    const imageIds = [await givenPicture(opened, supplier.companyId)]
    const added = await api.products.add.try(
      { ...newProduct, intent, supplierId: supplier.companyId, imageIds },
      randomUUID(),
    )
    if (added.ok) reached.add(`nothing → ${await statusOf(added.value.id)}`)
  }
  return [...reached].sort()
}

it.skipIf(!statesAreAgreed).each(['supplier', 'customer', 'admin'] as const)(
  'the agreed table of states has the same transitions: %s',
  (role) => expect([...allowed[role]].sort()).toEqual(agreedChanges('Product', productStatuses, role)),
)

class Undo extends Error {}
/** by row security, or by a guard */
const REFUSED = new Set(['42501', '23514'])

/** The same in SQL, with every column that a state needs. */
async function reachedInSql(role: keyof typeof allowed): Promise<string[]> {
  const reached: string[] = []
  tried('state', froms.length * productStatuses.length)
  for (const from of froms) {
    const id = await productIn(from)
    for (const to of productStatuses) {
      if (from === to) continue
      const change =
        from === 'nothing'
          ? `insert into products (id, supplier_id, status, original_language, price_cents, category, reason,
              submitted_at, listed_at)
            values ('${id}', '${supplier.companyId}', $1, 'en', 5, 'food', 'x', now(), now())
            returning id`
          : `update products set status = $1, reason = 'x', submitted_at = now(), listed_at = now()
            where id = '${id}' returning id`
      const work = inTransaction(app, actorOf(people[role]), async (tx) => {
        if ((await tx.sql(change, [to])).length === 1) throw new Undo()
      })
      await work.catch((error) => {
        if (error instanceof Undo) reached.push(`${from} → ${to}`)
        else if (!REFUSED.has(error.code)) throw error
      })
    }
  }
  return reached.sort()
}

describe('a product’s states follow each other as agreed, and in no other way [STATE-16] [PERM-37]', () => {
  beforeAll(() => setting(false))
  it.each(roles)('through the door: %s', async (role) =>
    expect(await reachedThroughDoor(role)).toEqual([...allowed[role]].sort()),
  )
  it.each(roles)('straight in SQL: %s', async (role) =>
    expect(await reachedInSql(role)).toEqual([...allowed[role]].sort()),
  )
})

describe('with the setting on, a verified supplier’s product is listed at once', () => {
  beforeAll(() => setting(true))
  const expected = [...allowed.supplier.filter((step) => !step.endsWith('→ in_review')), ...atOnce].sort()
  it('through the door', async () => expect(await reachedThroughDoor('supplier')).toEqual(expected))
  it('straight in SQL', async () =>
    expect(await reachedInSql('supplier')).toEqual([...allowed.supplier, ...atOnce].sort()))
})

it('texts and pictures of a listed product cannot be changed by its supplier, also in SQL', async () => {
  const listed = await productIn('listed')
  const draft = await productIn('draft')
  const image = `(id, supplier_id, product_id, position, name, widths, width, height, thumbhash)
      values (gen_random_uuid(), $2, $1, 5, gen_random_uuid()::text, '{}', 1, 1, '')`
  const changes = [
    "update product_texts set name = 'Another' where product_id = $1 and supplier_id = $2",
    'delete from product_texts where product_id = $1 and supplier_id = $2',
    `insert into product_texts (product_id, supplier_id, language, name, description)
      values ($1, $2, 'so', 'Shaadh', 'Shaadh')`,
    'update product_images set position = 3 where product_id = $1 and supplier_id = $2',
    'update product_images set product_id = null, position = null where product_id = $1 and supplier_id = $2',
    `insert into product_images ${image}`,
    "update products set category = 'food' where id = $1 and supplier_id = $2",
  ]
  const outcome = (change: string, id: string) =>
    inTransaction(app, actorOf(supplier), async (tx) => {
      await tx.sql(change, [id, supplier.companyId])
      throw new Undo()
    }).catch((error) => (error instanceof Undo ? 'done' : error.code))
  for (const change of changes)
    expect([await outcome(change, listed), await outcome(change, draft)], change).toEqual(['23514', 'done'])
  const moved = `update product_images set product_id = '${listed}', position = 7
    where product_id = $1 and supplier_id = $2`
  expect(await outcome(moved, draft)).toBe('23514')
})
