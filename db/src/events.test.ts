import { hash } from 'node:crypto'
import type pg from 'pg'
import { describe, expect, test } from 'vitest'
import { newId } from './ids.ts'
import { testDatabase } from './testing/database.ts'

const database = await testDatabase()
const { owner, app, given } = database
const DESK = '00000000-0000-0000-0000-000000000000'

interface EventRow {
  no: bigint
  kind: string
  subject_id: string
}
const told = async (audience: string, db: pg.Pool | pg.PoolClient = owner) =>
  (await db.query<EventRow>('select no, kind, subject_id from events where audience = $1 order by no', [audience])).rows
const tell = (db: pg.Pool | pg.PoolClient, audience: string, subject = newId()) =>
  db.query("select fx.tell_event($1, 'notice', $2)", [audience, subject])

describe('numbers of an audience', () => {
  test('have no holes and commit in order, however transactions run and fail', async () => {
    const audiences = Array.from({ length: 5 }, () => newId())
    let running = true
    const read = new Map<string, bigint>(audiences.map((audience) => [audience, 0n]))
    const holes: string[] = []
    const reader = (async () => {
      for (let last = false; !last; ) {
        last = !running
        for (const audience of audiences) {
          const { rows } = await owner.query<EventRow>(
            'select no from events where audience = $1 and no > $2 order by no',
            [audience, read.get(audience)],
          )
          for (const { no } of rows) {
            if (no !== (read.get(audience) ?? 0n) + 1n) holes.push(`${audience}: ${no}`)
            read.set(audience, no)
          }
        }
      }
    })()
    let committed = 0
    const writer = async (seed: number) => {
      for (let n = 0; n < 60; n += 1) {
        const client = await owner.connect()
        try {
          await client.query('begin')
          // two of them, in either order
          const [a = '', b = ''] = [audiences[(seed + n) % 5], audiences[(seed * 3 + n * 2 + 1) % 5]]
          await tell(client, a)
          await tell(client, b)
          if (n % 7 === 0) await client.query('rollback')
          else {
            await client.query('commit')
            committed += 2
          }
        } finally {
          client.release()
        }
      }
    }
    await Promise.all(Array.from({ length: 6 }, (_, seed) => writer(seed)))
    running = false
    await reader
    expect(holes).toEqual([])
    expect([...read.values()].reduce((sum, no) => sum + no, 0n)).toBe(BigInt(committed))
    expect((await owner.query('select from event_drafts')).rowCount).toBe(0)
  })

  test('are given once for the same thing in one transaction', async () => {
    const [audience, subject] = [newId(), newId()]
    const client = await owner.connect()
    await client.query('begin')
    for (let n = 0; n < 3; n += 1) await tell(client, audience, subject)
    await client.query('commit')
    await tell(client, audience, subject)
    client.release()
    expect((await told(audience)).map(({ no }) => no)).toEqual([1n, 2n])
  })

  test('are found by transactions that began before others committed', async () => {
    const since = async (horizon: string | null) =>
      (await app.query<{ horizon: string; tags: string[] }>('select * from fx.streams_told($1)', [horizon])).rows[0]
    const [early, late] = [newId(), newId()]
    // Other transactions of the same server may hold the horizon back, so more may be found than these two.
    const tagOf = (id: string) => hash('sha256', Buffer.from(id.replaceAll('-', ''), 'hex')).slice(0, 16)
    const found = (answer: Awaited<ReturnType<typeof since>>) =>
      [early, late].map((audience) => answer?.tags.includes(tagOf(audience)))
    const slow = await owner.connect()
    try {
      await slow.query('begin')
      await tell(slow, early)
      const first = await since(null)
      expect(found(first)).toEqual([false, false])
      await tell(owner, late)
      const second = await since(first?.horizon ?? '')
      expect(found(second)).toEqual([false, true])
      await slow.query('commit')
      expect(found(await since(second?.horizon ?? ''))).toEqual([true, true])
      await expect.poll(async () => found(await since((await since(null))?.horizon ?? ''))).toEqual([false, false])
    } finally {
      slow.release()
    }
  })
})

describe('who is told', () => {
  const event = async (kind: string, role: 'customer' | 'supplier' | 'admin' = 'admin') => {
    const customer = await given.customer()
    const { id, supplierId } = await given.order({ customer })
    const desk = (await told(DESK)).length
    const before = {
      customer: (await told(customer.companyId ?? '')).length,
      supplier: (await told(supplierId)).length,
    }
    await owner.query(
      `insert into order_events (id, order_id, customer_id, supplier_id, kind, actor_role, actor_name)
        values ($1, $2, $3, $4, $5, $6, 'Somebody')`,
      [newId(), id, customer.companyId, supplierId, kind, role],
    )
    const heard = {
      customer: (await told(customer.companyId ?? '')).slice(before.customer),
      supplier: (await told(supplierId)).slice(before.supplier),
      desk: (await told(DESK)).slice(desk),
    }
    for (const { kind: of, subject_id } of Object.values(heard).flat()) expect([of, subject_id]).toEqual(['order', id])
    return Object.entries(heard).flatMap(([who, events]) => (events.length > 0 ? [who] : []))
  }

  test.each([
    ['placed', ['customer', 'supplier']],
    ['status', ['customer', 'supplier']],
    ['shipping', ['customer', 'supplier']],
    ['can_deliver', ['customer', 'supplier']],
    ['note', ['customer', 'supplier']],
    ['cannot_supply', ['customer', 'supplier', 'desk']],
    ['problem', ['customer', 'supplier', 'desk']],
    ['inquiry', ['customer', 'supplier', 'desk']],
    ['proof_sent', ['customer', 'desk']],
    ['payment_received', ['customer', 'supplier']],
    ['payment_refused', ['customer']],
    ['payment_refunded', ['customer']],
  ])('of an order: %s', async (kind, who) => {
    expect(await event(kind)).toEqual(who)
  })

  test('of a notice: its reader', async () => {
    const { id } = await given.customer()
    const notice = newId()
    await owner.query("insert into notifications (id, user_id, kind) values ($1, $2, 'company.renamed')", [notice, id])
    expect((await told(id)).at(-1)).toMatchObject({ kind: 'notice', subject_id: id })
  })

  test('of listings that are reviewed: the supplier, once for many, and the desk', async () => {
    const { companyId } = await given.supplier()
    const supplierId = companyId ?? ''
    for (let n = 0; n < 3; n += 1) await given.product({ supplierId, status: 'in_review' })
    const before = [(await told(supplierId)).length, (await told(DESK)).length]
    await owner.query("update products set status = 'rejected', reason = 'x' where supplier_id = $1", [supplierId])
    expect((await told(supplierId)).slice(before[0])).toMatchObject([{ kind: 'product', subject_id: supplierId }])
    expect((await told(DESK)).slice(before[1])).toMatchObject([{ kind: 'review', subject_id: supplierId }])
  })

  test('of a verification: the supplier and the desk', async () => {
    const { companyId } = await given.supplier()
    const supplierId = companyId ?? ''
    const before = [(await told(supplierId)).length, (await told(DESK)).length]
    await owner.query("insert into verifications (id, supplier_id, state) values ($1, $2, 'submitted')", [
      newId(),
      supplierId,
    ])
    expect((await told(supplierId)).slice(before[0])).toMatchObject([{ kind: 'verification' }])
    expect((await told(DESK)).slice(before[1])).toMatchObject([{ kind: 'review' }])
  })

  test('that a session, role or company is another one: the person', async () => {
    const { id } = await given.customer()
    const change = async (text: string) => {
      const before = (await told(id)).length
      await owner.query(text, [id])
      return (await told(id)).slice(before).map(({ kind }) => kind)
    }
    await owner.query(
      "insert into sessions (id, user_id, token_hash, expires_at) values ($1, $2, sha256('mine'), now())",
      [newId(), id],
    )
    expect(await change('delete from sessions where user_id = $1')).toEqual(['session'])
    expect(await change("update user_roles set role = 'supplier' where user_id = $1")).toEqual(['session'])
    expect(await change('update people set company_id = null, company_owner = false where id = $1')).toEqual([
      'session',
    ])
    expect(await change("update people set full_name = 'Another' where id = $1")).toEqual([])
  })
})

test('nobody tells or numbers anything by hand', async () => {
  const { id } = await given.customer()
  for (const statement of [
    `select fx.tell_event('${id}', 'notice', '${id}')`,
    `insert into event_drafts (audience, kind, subject_id) values ('${id}', 'notice', '${id}')`,
    `insert into events (audience, no, kind, subject_id, written_in) values ('${id}', 1, 'notice', '${id}', '1')`,
    `update event_streams set last_no = 0`,
    `delete from events`,
  ])
    await expect(app.query(statement), statement).rejects.toMatchObject({ code: '42501' })
})
