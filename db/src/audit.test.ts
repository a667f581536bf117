import { expect, test } from 'vitest'
import { newId } from './ids.ts'
import { actorOf } from './testing/actor.ts'
import { testDatabase } from './testing/database.ts'
import { seedPersonas } from './testing/personas.ts'
import { inTransaction } from './transaction.ts'

const database = await testDatabase()
const { app, owner, given } = database
const supplier = await given.supplier({ fullName: 'Elif Akköy' })
const supplierActor = actorOf(supplier, { action: 'companies.rename', requestId: 'request-1' })

interface Entry {
  action: string | null
  request_id: string | null
  actor_id: string | null
  actor_role: string | null
  actor_company: string | null
  table_name: string
  operation: string
  row_id: string | null
  changes: Record<string, unknown>
}

/** The audit entries that this work wrote. */
async function entriesOf(work: () => Promise<unknown>): Promise<Entry[]> {
  const last = (await owner.query<{ id: bigint | null }>('select max(id) as id from audit_log')).rows[0]?.id ?? 0n
  await work()
  const columns = 'action, request_id, actor_id, actor_role, actor_company, table_name, operation, row_id, changes'
  return (await owner.query<Entry>(`select ${columns} from audit_log where id > $1 order by id`, [last])).rows
}

test('a change makes one entry: actor, action, request, and only what changed', async () => {
  const rename = () =>
    inTransaction(app, supplierActor, (tx) =>
      tx.sql("update suppliers set description = 'Cotton.', city = 'Kayseri' where id = $1", [supplier.companyId]),
    )
  expect(await entriesOf(rename)).toEqual([
    {
      action: 'companies.rename',
      request_id: 'request-1',
      actor_id: supplier.id,
      actor_role: 'supplier',
      actor_company: supplier.companyId,
      table_name: 'suppliers',
      operation: 'UPDATE',
      row_id: supplier.companyId,
      changes: { description: ['', 'Cotton.'] },
    },
  ])
})

test('the entry carries the time of the set clock', async () => {
  const now = new Date('2031-02-03T04:05:06.789Z')
  await inTransaction(app, { ...supplierActor, now }, (tx) =>
    tx.sql("update suppliers set city = 'Bursa' where id = $1", [supplier.companyId]),
  )
  expect((await owner.query('select from audit_log where at = $1', [now])).rowCount).toBe(1)
})

test('a change that changes nothing leaves none', async () => {
  const again = () =>
    inTransaction(app, supplierActor, (tx) =>
      tx.sql('update suppliers set name = name, city = city where id = $1', [supplier.companyId]),
    )
  expect(await entriesOf(again)).toEqual([])
})

test('a change that was rolled back leaves none', async () => {
  const undone = () =>
    inTransaction(app, supplierActor, async (tx) => {
      await tx.sql("update suppliers set name = 'Never' where id = $1", [supplier.companyId])
      throw new Error('refused')
    }).catch(() => {})
  expect(await entriesOf(undone)).toEqual([])
})

test('each changed row has its own entry, of insert, update and delete alike', async () => {
  const id = newId()
  await owner.query("insert into companies (id, kind) values ($1, 'customer')", [id])
  const entries = await entriesOf(async () => {
    await owner.query("insert into customers (id, name, city) values ($1, 'Hodan', 'Bosaso')", [id])
    await owner.query("update customers set city = 'Garowe' where id = $1", [id])
    await owner.query('delete from customers where id = $1', [id])
  })
  expect(
    entries.map(({ operation, row_id, actor_id, changes }) => ({ operation, row_id, actor_id, city: changes.city })),
  ).toEqual([
    { operation: 'INSERT', row_id: id, actor_id: null, city: [null, 'Bosaso'] },
    { operation: 'UPDATE', row_id: id, actor_id: null, city: ['Bosaso', 'Garowe'] },
    { operation: 'DELETE', row_id: id, actor_id: null, city: ['Garowe', null] },
  ])
})

test('an insert records only the columns that have a value', async () => {
  const entries = await entriesOf(() => given.customer({ confirmed: false }))
  const account = entries.find(({ table_name }) => table_name === 'accounts')
  expect(Object.keys(account?.changes ?? {}).sort()).toEqual(['currency', 'email', 'id', 'language', 'language_chosen'])
})

test('personal and secret columns appear as changed, and their values nowhere', async () => {
  const values = [
    'Faadumo Warsame',
    'faadumo@example.com',
    '+252 61 000 00 00',
    'TR-123',
    'Atatürk Cd. 1',
    'invited@example.com',
    'new hash',
    'google subject',
  ]
  const [name, email, phone, tax, address, invited, secret, subject] = values
  const token = Buffer.alloc(32, 7)
  const entries = await entriesOf(async () => {
    const person = await given.supplier({ fullName: name ?? '', email: email ?? '' })
    await inTransaction(app, actorOf(person), async (tx) => {
      await tx.sql('update accounts set phone = $1', [phone])
      await tx.sql('update supplier_private set tax_number = $1, address = $2, phone = $3', [tax, address, phone])
    })
    await owner.query('update credentials set password_hash = $1 where user_id = $2', [secret, person.id])
    await owner.query(
      "insert into invitations (id, email, role, token_hash, expires_at) values ($1, $2, 'customer', $3, now())",
      [newId(), invited, token],
    )
    await owner.query("insert into oauth_accounts (provider, subject, user_id) values ('google', $1, $2)", [
      subject,
      person.id,
    ])
  })
  const kept = JSON.stringify(entries)
  for (const value of [...values, token.toString('hex'), '$argon2']) expect(kept).not.toContain(value)

  const changed = new Set(
    entries.flatMap(({ table_name, changes }) =>
      Object.entries(changes).flatMap(([column, change]) => (change === 'changed' ? [`${table_name}.${column}`] : [])),
    ),
  )
  expect([...changed].sort()).toEqual([
    'accounts.email',
    'accounts.phone',
    'credentials.password_hash',
    'invitations.email',
    'invitations.token_hash',
    'oauth_accounts.subject',
    'people.full_name',
    'supplier_private.address',
    'supplier_private.phone',
    'supplier_private.tax_number',
    'suppliers.name',
  ])
})

test('these tables are audited, and every entry names its row', async () => {
  const { rows } = await owner.query<{ name: string }>(
    "select tgrelid::regclass::text as name from pg_trigger where tgfoid = 'fx.audit'::regproc order by 1",
  )
  const audited = rows.map(({ name }) => name)
  expect(audited).toEqual([
    'accounts',
    'addresses',
    'api_tokens',
    'application_files',
    'applications',
    'company_private',
    'company_settings',
    'contact_messages',
    'content_versions',
    'credentials',
    'currency_rates',
    'customers',
    'deal_links',
    'feedback',
    'image_originals',
    'imports',
    'inbox_items',
    'inbox_notes',
    'invitations',
    'mail_refusals',
    'message_files',
    'message_reports',
    'messages',
    'need_pictures',
    'need_quotes',
    'needs',
    'oauth_accounts',
    'order_amendments',
    'order_exports',
    'order_links',
    'order_notes',
    'orders',
    'passkeys',
    'payment_entries',
    'payment_proofs',
    'payment_way_changes',
    'payment_ways',
    'payout_details',
    'people',
    'ports',
    'product_images',
    'product_revisions',
    'product_texts',
    'products',
    'quote_claims',
    'quote_contacts',
    'quotes',
    'ratings',
    'saved_views',
    'settings',
    'supplier_changes',
    'supplier_papers',
    'supplier_private',
    'suppliers',
    'synonyms',
    'text_numbers',
    'user_roles',
    'verifications',
    'voices',
    'waiting_refunds',
    'webhooks',
  ])

  const entries = await entriesOf(async () => {
    await seedPersonas(database)
    await owner.query(
      `update company_settings set publish_at_once = not publish_at_once;
        update company_private set fee_hundredths = fee_hundredths + 1;
        update ports set name = upper(name);
        update content_versions set restored_version = version`,
    )
  })
  expect(new Set(entries.map(({ table_name }) => table_name))).toEqual(new Set(audited))
  expect(entries.filter(({ row_id }) => row_id === null)).toEqual([])
})

test('an action of the system is recorded as the system’s', async () => {
  const account = (await given.customer()).id
  const entries = await entriesOf(async () => {
    const client = await owner.connect()
    await client.query(
      "begin; select set_config('app.role', 'system', true), set_config('app.action', 'accounts.suspend', true)",
    )
    await client.query('update accounts set suspended_at = now() where id = $1', [account])
    await client.query('commit')
    client.release()
  })
  expect(entries).toMatchObject([
    { actor_id: null, actor_role: 'system', action: 'accounts.suspend', table_name: 'accounts', row_id: account },
  ])
})

test.each([
  'update audit_log set action = null',
  'delete from audit_log',
  'delete from audit_log where false',
  'truncate audit_log',
  'truncate audit_log cascade',
])('is insert-only even for the owner: %s', async (statement) => {
  const entries = async () => (await owner.query<{ n: bigint }>('select count(*) as n from audit_log')).rows[0]?.n
  const before = await entries()
  await expect(owner.query(statement)).rejects.toMatchObject({ code: '42501', message: 'audit_log is insert-only' })
  expect(await entries()).toBe(before)
})
