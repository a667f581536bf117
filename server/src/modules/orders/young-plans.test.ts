import { randomUUID } from 'node:crypto'
import { createPool } from '@ticarum/db/transaction'
import { expect, it, onTestFinished } from 'vitest'
import { createClient } from '../../client.ts'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { orderOf } from '../../testing/given-orders.ts'
import { anotherInstance, openDoor } from '../../testing/open-door.ts'

const opened = await openDoor()
const { given, owner, parts, signedIn, urls } = opened

// PostgreSQL gathers statistics every minute; a sale that begins before keeps the plans of an empty database. With
// THOROUGH=1 only: statistics of ten orders, gathered at that moment, would make other plans.
it.runIf(process.env.THOROUGH)(
  'placing reads no more when there are hundreds of orders, by plans that were made when there was none',
  async () => {
    await owner.query('alter table orders set (autovacuum_enabled = false)')
    await owner.query('alter table order_lines set (autovacuum_enabled = false)')
    const pool = createPool(urls.app, 1)
    onTestFinished(() => pool.end())
    const door = anotherInstance({ ...parts, pool })
    const { companyId } = await givenSupplier(opened)
    const input = orderOf((await given.product({ supplierId: companyId, stock: 10_000 })).id)
    const buy = async (orders: number) => {
      const buyer = createClient(door, await signedIn(await given.customer()))
      for (let n = 0; n < orders; n += 1) await buyer.orders.place(input, randomUUID())
    }
    async function rowsRead(): Promise<number> {
      await pool.query('select pg_stat_force_next_flush()')
      const { rows } = await owner.query<{ read: number }>(
        `select sum(seq_tup_read + idx_tup_fetch)::integer as read from pg_stat_user_tables
        where relname in ('orders', 'order_lines')`,
      )
      return rows[0]?.read ?? 0
    }
    const readBy = async (orders: number) => {
      const before = await rowsRead()
      await buy(orders)
      return (await rowsRead()) - before
    }

    await buy(10)
    const few = await readBy(10)
    for (let n = 0; n < 6; n += 1) await buy(40)
    expect((await readBy(10)) / few).toBeLessThan(1.5)
  },
)
