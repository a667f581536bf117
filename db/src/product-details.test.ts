import { DetailsInput } from '@ticarum/contract/forms/product-details'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { actorOf } from './testing/actor.ts'
import { testDatabase } from './testing/database.ts'
import { inTransaction } from './transaction.ts'

const { app, owner, given } = await testDatabase()

const fits = async (details: unknown[]) =>
  (
    await owner.query<{ fits: boolean }>(
      'select fx.details_fit(d) as fits from jsonb_array_elements($1) with ordinality e (d, n) order by n',
      [JSON.stringify(details)],
    )
  ).rows.map((row) => row.fits)

const text = (max: number) =>
  fc
    .string({ minLength: 1, maxLength: max, unit: 'grapheme' })
    .filter((typed) => typed.trim() !== '' && typed.trim().length <= max && !typed.includes('\u0000'))
const measure = fc.option(fc.integer({ min: 1, max: 1e9 }))
const centimetres = fc.integer({ min: 1, max: 1000 })
const whatPeopleSay = fc.record(
  {
    weightGrams: measure,
    carton: fc.option(
      fc.record({
        lengthCm: centimetres,
        widthCm: centimetres,
        heightCm: centimetres,
        units: fc.integer({ min: 1, max: 100_000 }),
      }),
    ),
    volumeCm3: measure,
    sampleCents: fc.option(fc.integer({ min: 1, max: 99_999_999_999 })),
    options: fc.uniqueArray(
      fc.record({
        name: text(40),
        values: fc.uniqueArray(text(40), { minLength: 1, maxLength: 20, selector: (value) => value.trim() }),
      }),
      { maxLength: 2, selector: ({ name }) => name.trim() },
    ),
    facts: fc.array(fc.record({ name: text(60), value: text(200) }), { maxLength: 12 }),
  },
  { requiredKeys: [] },
)

test('the database accepts whatever the contract accepts', async () => {
  const said = fc.sample(whatPeopleSay, 300).map((details) => DetailsInput.parse(details))
  expect(await fits(said)).toEqual(said.map(() => true))
  expect(await fits([{}, { weightGrams: null }])).toEqual([true, true])
})

const carton = { lengthCm: 60, widthCm: 40, heightCm: 35, units: 24 }

test.each([
  ['no object', [[], null, 'x', 1]],
  ['what nobody declared', [{ colour: 'red' }]],
  ['a weight that is none', [0, -1, 1.5, 1e9 + 1, '5', true, [5], {}].map((weightGrams) => ({ weightGrams }))],
  ['a price of a sample that is none', [0, -1, 0.5, 1e11, '5', [5], {}].map((sampleCents) => ({ sampleCents }))],
  ['a volume that is none', [0, 2.5, 'big'].map((volumeCm3) => ({ volumeCm3 }))],
  [
    'a carton that is none',
    [
      5,
      [{ ...carton }],
      {},
      { ...carton, lengthCm: 0 },
      { ...carton, widthCm: 1001 },
      { ...carton, heightCm: 3.5 },
      { ...carton, units: '24' },
      { ...carton, units: 100_001 },
      { lengthCm: 60, widthCm: 40, heightCm: 35 },
    ].map((given) => ({ carton: given })),
  ],
  [
    'facts that are none',
    [
      {},
      'x',
      null,
      [1],
      [[]],
      [{ name: 'Cloth' }],
      [{ name: '', value: 'x' }],
      [{ name: 'a'.repeat(61), value: 'x' }],
      [{ name: 'a', value: 'x'.repeat(201) }],
      [{ name: ['a'], value: {} }],
      Array.from({ length: 13 }, () => ({ name: 'a', value: 'b' })),
    ].map((facts) => ({ facts })),
  ],
  [
    'options that are none',
    [
      {},
      [{ name: 'Size' }],
      [{ name: 'Size', values: [] }],
      [{ name: 'Size', values: 'S' }],
      [{ name: 'Size', values: [''] }],
      [{ name: 'Size', values: [1] }],
      [{ name: 'Size', values: Array.from({ length: 21 }, (_, n) => String(n)) }],
      ['a', 'b', 'c'].map((name) => ({ name, values: ['x'] })),
    ].map((options) => ({ options })),
  ],
])('%s is refused, here and by the contract', async (_, details) => {
  expect(await fits(details)).toEqual(details.map(() => false))
  if (!details.some((each) => each !== null && typeof each === 'object' && 'colour' in each))
    for (const each of details) expect(DetailsInput.safeParse(each).success, JSON.stringify(each)).toBe(false)
})

test('the volume of a unit is its share of the carton, rounded up, and no other', async () => {
  expect(await fits([3499, 3500, 3501, null].map((volumeCm3) => ({ carton, volumeCm3 })))).toEqual([
    false,
    true,
    false,
    false,
  ])
  expect(DetailsInput.parse({ carton, volumeCm3: 9 }).volumeCm3).toBe(3500)
  expect(DetailsInput.parse({ carton: { ...carton, units: 11 } }).volumeCm3).toBe(7637)
})

test('products, revisions and order lines refuse anything else', async () => {
  const { id } = await given.product({ supplierId: await given.company('supplier') })
  const order = await given.order({})
  for (const statement of [
    `update products set details = '{"weightGrams": 0}' where id = '${id}'`,
    `insert into product_revisions (id, product_id, supplier_id, proposed)
      select id, id, supplier_id, '{"details": {"weightGrams": 0}}' from products
      where id = '${id}'`,
    `update order_lines set details = '{"weightGrams": 0}' where order_id = '${order.id}'`,
  ])
    await expect(owner.query(statement), statement).rejects.toMatchObject({ code: '23514' })
})

test('the audit records the details that changed', async () => {
  const supplier = await given.supplier()
  const { id } = await given.product({ supplierId: supplier.companyId ?? '', status: 'draft' })
  const save = (details: unknown) =>
    inTransaction(app, actorOf(supplier), (tx) =>
      tx.sql('update products set details = $2 where id = $1', [id, JSON.stringify(details)]),
    )
  await save({ weightGrams: 5200, volumeCm3: null, facts: [{ name: 'Cloth', value: 'Cotton' }] })
  await save({ weightGrams: 5300, facts: [{ name: 'Cloth', value: 'Cotton' }] })
  await save({})
  const { rows } = await owner.query<{ changes: unknown }>(
    "select changes from audit_log where row_id = $1 and operation = 'UPDATE' order by id",
    [id],
  )
  expect(rows.map(({ changes }) => changes)).toEqual([
    { 'details.weightGrams': [null, 5200], 'details.facts': [null, [{ name: 'Cloth', value: 'Cotton' }]] },
    { 'details.weightGrams': [5200, 5300] },
    { 'details.weightGrams': [5300, null], 'details.facts': [[{ name: 'Cloth', value: 'Cotton' }], null] },
  ])
})
