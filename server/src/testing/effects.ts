import { newId } from '@ticarum/db/ids'
import { mogadishu } from './given-buying.ts'
import { orderOf } from './given-orders.ts'
import type { OpenDoor } from './open-door.ts'
import { givenSession } from './personas.ts'

const bought = ['orders', 'order_lines', 'order_events', 'order_fees', 'order_deltas', 'stock_movements'] as const
const tables = [
  'invitations',
  'mail_log',
  'mail_arguments',
  'outbox',
  'notifications',
  'audit_log',
  'idempotency_keys',
  ...bought,
] as const
type Counts = Record<(typeof tables)[number], number>

/** Calls with a key whose effects are easy to count, and a function that counts them. */
export function countedCalls(opened: OpenDoor) {
  const { owner, given } = opened

  async function counts(): Promise<Counts> {
    const columns = tables.map((table) => `(select count(*) from ${table})::int as ${table}`)
    const { rows } = await owner.query<Counts>(`select ${columns.join(', ')}`)
    if (!rows[0]) throw new Error('nothing was counted')
    return rows[0]
  }

  /** The number of new rows in each table; tables without any are left out. */
  async function effect(work: () => Promise<unknown>): Promise<Partial<Counts>> {
    const before = await counts()
    await work()
    const after = await counts()
    return Object.fromEntries(
      tables.map((table) => [table, after[table] - before[table]]).filter(([, more]) => more !== 0),
    )
  }

  /** An admin who invites somebody else each time. */
  async function inviting() {
    const person = await given.admin()
    return {
      name: 'invitations.send',
      person,
      token: await givenSession(opened, person.id),
      input: { email: `${newId()}@example.com`, role: 'supplier' },
      one: { invitations: 1, mail_log: 1, mail_arguments: 1, outbox: 1, audit_log: 1, idempotency_keys: 1 },
    }
  }

  /** An owner who renames a company of three; one colleague wants to be told by e-mail as well. */
  async function renaming() {
    const person = await given.supplier()
    const colleague = { companyId: person.companyId ?? '', owner: false }
    const [byMail] = [await given.supplier(colleague), await given.supplier(colleague)]
    await owner.query(
      "insert into notification_choices (user_id, kind, by_mail) values ($1, 'company.renamed', true)",
      [byMail.id],
    )
    return {
      name: 'companies.rename',
      person,
      token: await givenSession(opened, person.id),
      input: { name: `Karadeniz ${newId()}` },
      one: { notifications: 2, mail_log: 1, mail_arguments: 1, outbox: 1, audit_log: 1, idempotency_keys: 1 },
    }
  }

  /** A customer who orders three of a product; both sides and the company are notified. */
  async function placing() {
    const person = await given.customer()
    const product = await given.product({ supplierId: (await given.supplier()).companyId ?? '' })
    // the customer, the company, and the supplier, who also gets a notification
    const told = { mail_log: 3, mail_arguments: 3, outbox: 3, notifications: 1 }
    const written = {
      orders: 1,
      order_lines: 1,
      order_events: 1,
      order_fees: 1,
      order_deltas: 1,
      stock_movements: 1,
    }
    return {
      name: 'orders.place',
      person,
      token: await givenSession(opened, person.id),
      input: { ...orderOf(product.id, 3), address: { ...mogadishu, street: newId() } },
      // the order, the saved address, the product that is now used
      one: { ...told, ...written, audit_log: 3, idempotency_keys: 1 },
    }
  }

  return { effect, inviting, renaming, placing }
}
