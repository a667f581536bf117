import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { describe, expect, test } from 'vitest'
import { newId } from './ids.ts'
import { actorOf } from './testing/actor.ts'
import { testDatabase } from './testing/database.ts'
import type { GivenPerson } from './testing/given.ts'
import { seedPersonas } from './testing/personas.ts'
import { readTables } from './testing/row-access.ts'
import { bySession, type DbActor, inTransaction, type Tx } from './transaction.ts'

/** What holds although somebody can run any statement under the application's login. */
const database = await testDatabase()
const { app, signIn, owner, worker, given } = database
await seedPersonas(database)
const [customer, admin] = [await given.customer(), await given.admin()]
const supplier = await given.supplier()
const product = await given.product({ supplierId: supplier.companyId ?? '' })
const tables = await readTables(owner)

const refused = { code: '42501' }

/** A statement after others, in a transaction that is rolled back. */
async function trying(statements: string[], pool: pg.Pool = app): Promise<pg.QueryResult> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    let last: pg.QueryResult | undefined
    for (const statement of statements) last = await client.query(statement)
    if (!last) throw new Error('nothing was tried')
    return last
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** Everything that a hand could set to be somebody. */
const handSet = ({ id, role, companyId }: GivenPerson) => [
  `select set_config('app.user_id', '${id}', true), set_config('app.role', '${role}', true),
    set_config('app.company_id', '${companyId ?? ''}', true), set_config('app.company_owner', 'true', true),
    set_config('app.scope', '${id}/${role}/${companyId}', true),
    set_config('app.actor', repeat('0', 64) || lpad('1', 8) || '${id}' || rpad('${companyId ?? ''}', 36) || 't'
      || rpad('${role}', 8), true)`,
]

const line = (orderId: string) => `insert into order_lines (order_id, position, customer_id, supplier_id, product_id,
    names, original_language, unit, pieces_per_unit, unit_price_cents, quantity, total_cents, incoterm, basis_place,
    details, made_to_order, category)
  values ('${orderId}', 1, '${customer.companyId}', '${supplier.companyId}', '${product.id}', '{}', 'tr', 'piece', 1, 1,
    1, 1, 'FOB', 'Mersin', '{}', true, 'fashion')`
const order = (id: string, cents: number) => `insert into orders (id, customer_id, supplier_id, placed_by,
    customer_company, customer_name, customer_email, supplier_name, shipping_address, shipping_city, shipping_country,
    quantity, line_count, total_cents, deposit_cents, incoterm, basis_place, terms_version)
  values ('${id}', '${customer.companyId}', '${supplier.companyId}', '${customer.id}', 'C', 'C', 'c@example.com', 'S',
    'x', 'Mogadishu', 'Somalia', 1, 1, ${cents}, 0, 'FOB', 'Mersin', '2025-01')`
const wish = (productId: string) => `insert into wishlists (id, user_id, product_id, product_name, product_description,
    product_language, product_price_cents, product_unit, product_category, in_stock)
  values ('${newId()}', '${customer.id}', '${productId}', 'x', 'x', 'en', 1, 'piece', 'fashion', true)`
const notify = `select fx.notify(array['${admin.id}'::uuid], 'company.renamed', '{}', true)`

describe('under the application’s login, whatever is set by hand', () => {
  test('a line is not added to a placed order', async () => {
    const { id } = await given.order({ customer, product })
    await expect(trying([...handSet(customer), line(id)])).rejects.toMatchObject(refused)
  })

  test('no order is written', async () => {
    await expect(trying([...handSet(customer), order(newId(), 1)])).rejects.toMatchObject(refused)
  })

  test('nothing is wished for somebody', async () => {
    await expect(trying([...handSet(customer), wish(product.id)])).rejects.toMatchObject(refused)
  })

  test('nobody is notified', async () => {
    await expect(trying([...handSet(customer), notify])).rejects.toMatchObject(refused)
    await expect(trying([`select set_config('app.role', 'system', true)`, notify])).rejects.toMatchObject(refused)
  })

  test.each([
    ['opens a session', `fx.open_session('${newId()}', '${admin.id}', sha256('mine'), '', now() + interval '1 day')`],
    ['reads a password’s hash', `fx.credentials_of_email('${admin.email}')`],
    ['ties a Google account to somebody', `fx.resolve_google_account('mine', '${admin.email}')`],
    [
      'mails a link whose token it knows',
      `fx.send_password_reset('${admin.email}', sha256('mine'), now() + interval '1 day', '${newId()}', '{}')`,
    ],
    ['waits for a passkey', `fx.begin_passkey_sign_in('${admin.id}', sha256('a'), sha256('b'), now())`],
    ['signs an actor', `fx.sign_actor('${admin.id}', null, false, 'admin', '')`],
    ['gets a ticket', `fx.sign_ticket('${admin.id}', null, 'admin')`],
    ['gets a job’s ticket', `fx.ticket_of_import('${newId()}')`],
    ['changes the key', 'fx.rotate_actor_keys()'],
  ])('nobody %s', async (_, call) => {
    await expect(trying([`select ${call}`])).rejects.toMatchObject(refused)
  })

  test.each(tables.map(({ name }) => name))('an admin’s role taken by hand reaches nothing in %s', async (name) => {
    const before = [...handSet(admin), 'set local role app_admin']
    for (const statement of [`select count(*)::int as reached from ${name}`, `delete from ${name}`]) {
      const tried = await trying([...before, statement]).catch((error: pg.DatabaseError) => error)
      if (tried instanceof Error) expect(tried).toMatchObject(refused)
      else expect(tried.rows[0]?.reached ?? tried.rowCount, statement).toBe(0)
    }
  })

  test('the key is read by nobody who logs in to serve or to work', async () => {
    for (const pool of [app, signIn, worker])
      await expect(pool.query('select from actor_keys')).rejects.toMatchObject(refused)
  })
})

/** What everybody may read, with or without an account. */
const OPEN = new Set([
  'company_settings',
  'content_sections',
  'currency_rates',
  'listing_images',
  'listing_texts',
  'listings',
  'ports',
  'search_words',
  'shown_ratings',
  'site_figures',
  'listing_rounds',
  'sitemap_parts',
  'suppliers',
  'synonyms',
  'voices',
  'rate_limits',
])
/** What a visitor may write: limits, keys, what strangers send. */
const WRITTEN = new Set([
  'rate_limits',
  'idempotency_keys',
  'contact_messages',
  'applications',
  'application_files',
  'needs',
  'need_pictures',
])

test.each(tables)('without a token nobody reaches a row of $name', async (table) => {
  const reached: string[] = []
  for (const hand of [[], handSet(customer), handSet(supplier), handSet(admin)]) {
    const read = await trying([...hand, `select count(*)::int as rows from ${table.name}`]).catch(() => undefined)
    if (read && read.rows[0].rows > 0 && !OPEN.has(table.name)) reached.push('select')
    const removed = await trying([...hand, `delete from ${table.name}`]).catch(() => undefined)
    if (removed?.rowCount && !WRITTEN.has(table.name)) reached.push('delete')
    const [column] = table.columns('app', 'update')
    const changed = column
      ? await trying([...hand, `update ${table.name} set ${column} = ${column}`]).catch(() => undefined)
      : undefined
    if (changed?.rowCount && !WRITTEN.has(table.name)) reached.push('update')
    const columns = table.columns('app', 'insert').join(', ')
    for (const { values } of columns ? table.rows : []) {
      const again = `insert into ${table.name} (${columns}) select ${columns} from jsonb_populate_record(
        null::${table.name}, '${JSON.stringify(values).replaceAll("'", "''")}')`
      const outcome = await trying([...hand, again]).catch((error: pg.DatabaseError) => error.code)
      if (outcome !== refused.code && !WRITTEN.has(table.name)) reached.push('insert')
    }
  }
  expect([...new Set(reached)]).toEqual([])
})

/** Functions that change or return something without an actor, and what keeps them harmless. */
const WITHOUT_ACTOR: Record<string, string> = {
  company_inbox_email: 'published on the contact page',
  enqueue: 'a visitor’s only sweeps files that nothing uses',
  email_is_taken: 'says yes or no to whoever signs up',
  enter_as_newcomer: 'under ids that nobody has',
  record_missed_search: 'counts, without saying who',
  record_view: 'counts, without saying who',
  streams_told: 'hashes of ids, and how many events each has',
  mail_account_holder: 'two fixed letters to the holder themselves',
}

test('without a token no function changes or returns rows of anybody, but those that are listed', async () => {
  const { rows } = await owner.query<{ name: string; arguments: string[] }>(
    `select p.proname as name, array(select format_type(t, null) from unnest(p.proargtypes) t) as arguments
      from pg_proc p where p.pronamespace = 'fx'::regnamespace and has_function_privilege('app', p.oid, 'execute')
        and p.prosecdef and p.prorettype <> 'trigger'::regtype order by 1`,
  )
  const ids = { person: admin.id, product: product.id, company: customer.companyId }
  const surprises: string[] = []
  for (const { name, arguments: types } of rows.filter(({ name }) => !(name in WITHOUT_ACTOR) && name !== 'actor')) {
    for (const id of Object.values(ids)) {
      const values: Record<string, string> = {
        uuid: `'${id}'::uuid`,
        'uuid[]': `array['${id}']::uuid[]`,
        text: `'${admin.email}'`,
        'text[]': `array['${admin.email}']`,
        jsonb: `'{}'::jsonb`,
        bytea: `sha256('guessed')`,
        'timestamp with time zone': 'now()',
        boolean: 'true',
        integer: '1',
        bigint: '1::bigint',
      }
      const given = types.map((type) => values[type] ?? 'null').join(', ')
      for (const hand of [[], handSet(customer), handSet(admin)]) {
        const call = `select from fx.${name}(${given}) a where a::text not in ('', 'f', 'false', '(f,f)', '(f,0)', '0')`
        const answered = await trying([...hand, call]).catch(() => undefined)
        if (answered?.rowCount) surprises.push(`${name} returned something`)
        const wrote = 'select from pg_current_xact_id_if_assigned() x where x is not null'
        const written = await trying([...hand, call, wrote]).catch(() => undefined)
        if (written?.rowCount) surprises.push(`${name} wrote something`)
      }
    }
  }
  expect([...new Set(surprises)]).toEqual([])
})

describe('a signed actor', () => {
  async function sessionOf({ id }: GivenPerson): Promise<DbActor> {
    const hash = randomBytes(32)
    await owner.query(
      "insert into sessions (id, user_id, token_hash, expires_at) values ($1, $2, $3, now() + interval '1 day')",
      [newId(), id, hash],
    )
    return { entry: bySession(hash), admin: false, action: '', requestId: '', scope: '', now: new Date() }
  }
  const WHO = `select fx.me() as me, fx.role() as role, fx.company() as company, fx.scope() as scope,
    fx.company_owner() as owns, current_setting('app.actor') as said`
  interface Who {
    me: string | null
    role: string
    said: string
  }
  const who = async (tx: Tx) => (await tx.sql<Who & Record<string, unknown>>(WHO))[0]

  test('is the holder of the session, with the role and company that they have now', async () => {
    const found = await inTransaction(app, await sessionOf(customer), who)
    expect(found).toMatchObject({
      me: customer.id,
      role: 'customer',
      company: customer.companyId,
      owns: true,
      scope: `${customer.id}/customer/${customer.companyId}`,
    })
  })

  test('copied into another transaction, or with one letter changed, is nobody', async () => {
    const said = (await inTransaction(app, await sessionOf(customer), who))?.said ?? ''
    const copied = await trying([`select set_config('app.actor', '${said}', true)`, WHO])
    expect(copied.rows[0]).toMatchObject({ me: null, role: 'visitor', company: null, owns: false })
    const changed = await inTransaction(app, await sessionOf(customer), async (tx) => {
      await tx.sql(
        "select set_config('app.actor', replace(current_setting('app.actor'), 'customer', 'admin   '), true)",
      )
      return who(tx)
    })
    expect(changed).toMatchObject({ me: null, role: 'visitor' })
  })

  test('of a session that is over, or of a suspended person, is refused', async () => {
    const [ended, suspended] = [await given.customer(), await given.customer()]
    const [first, second] = [await sessionOf(ended), await sessionOf(suspended)]
    await owner.query('delete from sessions where user_id = $1', [ended.id])
    await owner.query('update accounts set suspended_at = now() where id = $1', [suspended.id])
    for (const actor of [first, second])
      await expect(inTransaction(app, actor, who)).rejects.toMatchObject({ code: 'TC002' })
  })

  test('outlives one change of the key, in a transaction that is under way', async () => {
    const found = await inTransaction(app, await sessionOf(customer), async (tx) => {
      await worker.query('select fx.rotate_actor_keys()')
      return who(tx)
    })
    expect(found).toMatchObject({ me: customer.id })
    expect((await owner.query('select from actor_keys')).rowCount).toBe(2)
    await worker.query('select fx.rotate_actor_keys()')
    expect((await owner.query('select from actor_keys')).rowCount).toBe(2)
    expect(await inTransaction(app, await sessionOf(customer), who)).toMatchObject({ me: customer.id })
  })

  test('of a sign-up is nobody who exists', async () => {
    for (const [person, company] of [
      [customer.id, newId()],
      [newId(), customer.companyId],
    ])
      await expect(
        trying([`select fx.enter_as_newcomer('${person}', 'customer', '${company}')`]),
      ).rejects.toMatchObject(refused)
    await expect(trying([`select fx.enter_as_newcomer('${newId()}', 'admin', '${newId()}')`])).rejects.toMatchObject(
      refused,
    )
  })

  test('of a job is who its row names, for a minute, and not whom the ticket is changed to', async () => {
    const id = newId()
    await owner.query(
      `insert into imports (id, supplier_id, made_by, file_name, file, language)
        values ($1, $2, $3, 'list.csv', 'list-of-a-job', 'tr')`,
      [id, supplier.companyId, supplier.id],
    )
    const { rows } = await worker.query<{ ticket: string }>('select fx.ticket_of_import($1) as ticket', [id])
    const ticket = rows[0]?.ticket ?? ''
    const entered = await trying([`select fx.enter_by_ticket('${ticket}')`, WHO])
    expect(entered.rows[0]).toMatchObject({ me: supplier.id, role: 'supplier', company: supplier.companyId })
    const forged = ticket.replace(supplier.id, admin.id).replace(/supplier$/, 'admin')
    await expect(trying([`select fx.enter_by_ticket('${forged}')`])).rejects.toMatchObject(refused)
  })
})

describe('a customer in SQL', () => {
  const as = (work: (tx: Tx) => Promise<unknown>) => inTransaction(app, actorOf(customer), work)
  const held = { code: '23514' }

  test('adds no line to a placed order', async () => {
    const { id } = await given.order({ customer, product })
    await expect(as((tx) => tx.sql(line(id)))).rejects.toMatchObject(held)
  })

  test('writes no order that is not placed', async () => {
    await expect(as((tx) => tx.sql(order(newId(), 1)))).rejects.toMatchObject(held)
  })

  test('places no order at a price of their own', async () => {
    const id = newId()
    const placing = as(async (tx) => {
      await tx.sql(order(id, 1))
      await tx.sql(line(id))
      await tx.sql('select fx.finish_placing_orders(array[$1::uuid], true)', [id])
    })
    await expect(placing).rejects.toMatchObject({ code: '40001', message: 'not as offered' })
  })

  test('wishes for nothing that is not listed', async () => {
    const draft = await given.product({ supplierId: supplier.companyId ?? '', status: 'draft' })
    await expect(as((tx) => tx.sql(wish(draft.id)))).rejects.toMatchObject(held)
  })
})
