import { expect, test } from 'vitest'
import { actorOf } from './testing/actor.ts'
import { testDatabase } from './testing/database.ts'
import { inTransaction } from './transaction.ts'

const { app, given } = await testDatabase()
const supplier = await given.supplier()

test('goods are promised for today or a later day in GMT+3, in SQL too', async () => {
  const { id } = await given.order({ supplierId: supplier.companyId ?? '' })
  const promise = (days: number) =>
    inTransaction(app, actorOf(supplier), (tx) =>
      tx.sql(
        `update orders set answer = 'can_deliver', answered_at = fx.now(),
          ready_on = (fx.now() at time zone interval '3 hours')::date + $2::integer where id = $1`,
        [id, days],
      ),
    )
  await expect(promise(-1)).rejects.toMatchObject({ code: '23514', message: 'ready on a day that has passed' })
  await promise(0)
})
