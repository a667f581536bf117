import { randomBytes } from 'node:crypto'
import { paymentStages, waitingKinds } from '@ticarum/contract/values/orders'
import { newId } from '@ticarum/db/ids'
import { createGiven } from '@ticarum/db/testing/given'
import type pg from 'pg'
import { hashToken } from '../door/authenticate.ts'
import type { Question } from './catalogue-questions.ts'

export type OrderQuestion = Question & { token: string }

/** A person who is signed in. */
export async function signedIn(owner: pg.Pool, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await owner.query(
    "insert into sessions (id, user_id, token_hash, expires_at) values ($1, $2, $3, now() + interval '14 days')",
    [newId(), userId, hashToken(token)],
  )
  return token
}

const one = async <R extends pg.QueryResultRow>(owner: pg.Pool, text: string): Promise<R> => {
  const [row] = (await owner.query<R>(text)).rows
  if (!row) throw new Error(`nothing was found by ${text}`)
  return row
}

/** A person of the company with the most orders. */
export const busiestOf = async (owner: pg.Pool, side: 'customer_id' | 'supplier_id'): Promise<string> => {
  const { id } = await one<{ id: string }>(
    owner,
    `select p.id from people p
      where p.company_id = (select ${side} from orders group by 1 order by count(*) desc limit 1)
      order by p.id limit 1`,
  )
  return id
}

/** Every list of orders as its readers see it: the customer and the supplier with the most orders, and an admin. */
export async function orderQuestions(owner: pg.Pool): Promise<OrderQuestion[]> {
  const [customer, supplier] = [
    await signedIn(owner, await busiestOf(owner, 'customer_id')),
    await signedIn(owner, await busiestOf(owner, 'supplier_id')),
  ]
  const admin = await signedIn(owner, (await createGiven(owner).admin()).id)
  const middle = await one<{ id: string; number: string; placed_by: string; created_at: Date }>(
    owner,
    `select id, number, placed_by, created_at from orders
      where created_at < (select min(created_at) + (max(created_at) - min(created_at)) / 2 from orders)
      order by created_at desc limit 1`,
  )
  const { assignee_id: assigneeId } = await one<{ assignee_id: string }>(
    owner,
    'select assignee_id from order_notes where assignee_id is not null limit 1',
  )
  const known = await one<{ name: string }>(
    owner,
    `select customer_company as name from orders group by 1 having count(*) between 80 and 120
      order by abs(count(*) - 100), 1 limit 1`,
  )
  const sides = await one<{ supplier_id: string; customer_id: string }>(
    owner,
    'select supplier_id, customer_id from orders group by 1, 2 order by count(*) desc limit 1',
  )
  const after = Buffer.from(`${middle.created_at.toISOString()} ${middle.id}`).toString('base64url')
  const list = (what: string, token: string, input: Record<string, unknown> = {}) => ({
    what,
    token,
    procedure: 'orders.list',
    input,
  })
  const counts = (what: string, token: string) => ({ what, token, procedure: 'orders.counts', input: {} })
  const waiting = (what: string, token: string) => ({ what, token, procedure: 'orders.waiting', input: {} })
  return [
    list("a customer's orders", customer),
    list("a customer's completed orders", customer, { status: 'completed' }),
    counts("a customer's counts", customer),
    waiting('what waits for a customer', customer),
    ...waitingKinds.customer.map((waitsFor) => list(`a customer's orders: ${waitsFor}`, customer, { waitsFor })),
    list("a supplier's orders", supplier),
    list("a supplier's pending orders", supplier, { status: 'pending' }),
    list("a supplier's orders, further on", supplier, { after }),
    counts("a supplier's counts", supplier),
    waiting('what waits for a supplier', supplier),
    ...waitingKinds.supplier.map((waitsFor) => list(`a supplier's orders: ${waitsFor}`, supplier, { waitsFor })),
    { what: 'the latest of a supplier', token: supplier, procedure: 'companies.activity', input: {} },
    { what: 'what a supplier sold so far', token: supplier, procedure: 'analytics.totals', input: {} },
    list('all orders', admin),
    list('all cancelled orders', admin, { status: 'cancelled' }),
    list('all orders, further on', admin, { after }),
    list('orders found by number', admin, { q: middle.number }),
    list('orders found by a customer who has about a hundred', admin, { q: known.name }),
    list('orders found by two words', admin, { q: `${known.name} ${middle.number}` }),
    list('orders that an admin looks after', admin, { assigneeId }),
    ...waitingKinds.admin.map((waitsFor) => list(`orders that wait for the desk: ${waitsFor}`, admin, { waitsFor })),
    list('late orders', admin, { late: '1' }),
    list('late pending orders', admin, { late: '1', status: 'pending' }),
    list('orders of one supplier', admin, { supplierId: sides.supplier_id }),
    list('orders of one customer', admin, { customerId: sides.customer_id }),
    list('orders to one port', admin, { port: 'SOMGQ' }),
    list('orders to a port that nobody chose', admin, { port: 'SOBBO' }),
    ...paymentStages.map((payment) => list(`orders by payment: ${payment}`, admin, { payment })),
    list("a supplier's late orders", supplier, { late: '1' }),
    { what: 'all orders that match a payment', token: admin, procedure: 'orders.matching', input: { payment: 'paid' } },
    { what: 'all late orders', token: admin, procedure: 'orders.matching', input: { late: '1' } },
    counts('counts of all', admin),
    waiting('what waits for the desk', admin),
    { what: 'who can look after an order', token: admin, procedure: 'orders.assignees', input: {} },
    {
      what: 'one order, as its customer',
      token: await signedIn(owner, middle.placed_by),
      procedure: 'orders.get',
      input: { id: middle.id },
    },
    { what: 'one order, as an admin', token: admin, procedure: 'orders.get', input: { id: middle.id } },
  ]
}
