import { testDatabase } from '@ticarum/db/testing/database'
import { expect, it } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { jobParts } from '../../testing/job-parts.ts'
import { catalogJobs } from './products.jobs.ts'

const database = await testDatabase()
const { app, given, owner, worker } = database
let now = new Date()
const jobs = catalogJobs(jobParts({ pool: worker, app, clock: { now: () => now }, log: silentLog }))
const later = (days: number) => {
  now = new Date(now.getTime() + days * 24 * 3600 * 1000)
}
const asked = async (person: { id: string }) =>
  (await owner.query("select from notifications where user_id = $1 and kind = 'prices.unconfirmed'", [person.id]))
    .rowCount

it('asks a supplier with old prices once in 30 days, every member, and nobody else', async () => {
  const supplier = await givenSupplier(database)
  const colleague = await given.supplier({ companyId: supplier.companyId, owner: false })
  const [draftsOnly, fresh] = [await givenSupplier(database), await givenSupplier(database)]
  await given.product({ supplierId: supplier.companyId })
  await given.product({ supplierId: draftsOnly.companyId, status: 'draft' })
  await jobs['ask-for-prices']?.({})
  expect(await asked(supplier)).toBe(0)

  later(31)
  const { id } = await given.product({ supplierId: fresh.companyId })
  await owner.query('update products set price_confirmed_at = $1 where id = $2', [now, id])
  for (let run = 0; run < 3; run++) await jobs['ask-for-prices']?.({})
  expect(await Promise.all([supplier, colleague, draftsOnly, fresh].map(asked))).toEqual([1, 1, 0, 0])
  expect(
    (await owner.query("select from mail_log where recipient_id = $1 and template = 'notice'", [supplier.id])).rowCount,
  ).toBe(1)

  later(29)
  await jobs['ask-for-prices']?.({})
  expect(await Promise.all([supplier, fresh].map(asked))).toEqual([1, 0])
  later(1)
  await jobs['ask-for-prices']?.({})
  expect(await Promise.all([supplier, fresh].map(asked))).toEqual([2, 1])
})

it('asks more suppliers than one batch holds', async () => {
  await owner.query(`
    with companies as (insert into companies (id, kind) select gen_random_uuid(), 'supplier'
      from generate_series(1, 250) returning id),
      named as (insert into suppliers (id, name) select id, 'Many' from companies returning id),
      kept as (insert into supplier_private (supplier_id) select id from named returning supplier_id)
    insert into products (id, supplier_id, status, original_language, price_cents, category, price_confirmed_at,
      listed_at)
      select gen_random_uuid(), supplier_id, 'listed', 'en', 1, 'food', now() - interval '1 year', now() from kept`)
  await jobs['ask-for-prices']?.({})
  expect(
    (
      await owner.query(
        `select from supplier_private p join suppliers s on s.id = p.supplier_id
          where s.name = 'Many' and prices_asked_at is not null`,
      )
    ).rowCount,
  ).toBe(250)
})
