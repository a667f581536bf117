import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { tried } from '@ticarum/contract/testing/tried'
import { ERASED_NAME } from '@ticarum/contract/values/account'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { expect, it } from 'vitest'
import { askForDeletion, runDeletions } from '../../testing/delete-accounts.ts'
import { givenFeedback } from '../../testing/given-feedback.ts'
import { anApplication } from '../../testing/given-inbox.ts'
import { orderOf } from '../../testing/given-orders.ts'
import { openDoor } from '../../testing/open-door.ts'

const opened = await openDoor()
const { given, owner, as, asPerson } = opened

const document = readFileSync(new URL('../../../../docs/privacy.md', import.meta.url), 'utf8')
/** Column → what becomes of it. */
const documented = new Map(
  [...document.matchAll(/^\| `(\w+\.\w+)` \| ([^|]*) \|/gm)].map(([, column = '', fate = '']) => [column, fate]),
)

/** Columns that the audit does not record, and those whose comment says 'personal'. */
const PERSONAL = `
  select t.tgrelid::regclass || '.' || argument as column
    from pg_trigger t,
      unnest(string_to_array(trim(trailing '\\000' from encode(t.tgargs, 'escape')), '\\000')) argument
    where t.tgname = 'audit' and t.tgnargs > 0
  union
  select c.oid::regclass || '.' || a.attname from pg_class c
    join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and col_description(c.oid, a.attnum) = 'personal'
  order by 1`

it('a deleted user goes by one name on every floor', async () => {
  expect((await owner.query('select fx.erased_name() as name')).rows).toEqual([{ name: ERASED_NAME }])
})

it('every personal column is documented, and no other', async () => {
  const { rows } = await owner.query<{ column: string }>(PERSONAL)
  expect([...documented.keys()].sort()).toEqual(rows.map(({ column }) => column).sort())
})

/** Every column that can hold text, of every table of ours. */
async function textColumns() {
  const { rows } = await owner.query<{ table: string; column: string }>(`
    select c.oid::regclass::text as table, a.attname as column from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and (c.relnamespace = 'public'::regnamespace
          or c.relnamespace::regnamespace::text like 'graphile_worker%')
        and a.atttypid in ('text'::regtype, 'jsonb'::regtype, 'json'::regtype, 'text[]'::regtype, 'tsvector'::regtype,
          'varchar'::regtype)`)
  return rows
}

/** The columns in which one of these words stands, of the rows that the owner of all tables sees. */
async function columnsWith(words: string[]): Promise<string[]> {
  const found: string[] = []
  for (const { table, column } of await textColumns()) {
    const { rowCount } = await owner
      .query(`select from ${table} where ${column}::text ilike any ($1) limit 1`, [words.map((word) => `%${word}%`)])
      .catch(() => ({ rowCount: 0 })) // tables of the queue, which hold ids only, are closed to the owner
    if (rowCount) found.push(`${table}.${column}`)
  }
  return found.sort()
}

const kept = (column: string) => documented.get(column)?.includes('kept') ?? false

const confirm = (person: GivenPerson) =>
  owner.query('update accounts set email_confirmed_at = now(), phone = $2, address = $3 where id = $1', [
    person.id,
    '+252 61 777 4321',
    'Dugsiga Xalwo 7',
  ])

/** Does everything that leaves a customer's name, address or phone somewhere. */
async function liveAsCustomer(person: GivenPerson) {
  const api = await asPerson(person)
  const { companyId } = await given.supplier()
  const product = await given.product({ supplierId: companyId ?? '' })
  await api.profile.saveCompany(
    { name: 'Xalwo Cigaal', legalName: 'Xalwo Cigaal', address: 'Dugsiga Xalwo 7', taxNumber: '77' },
    randomUUID(),
  )
  const address = { street: 'Dugsiga Xalwo 7', city: 'Bosaso', country: 'Somalia' }
  const placed = { ...orderOf(product.id, 2), address, phone: '+252 61 777 4321', notes: 'Call Xalwo Cigaal.' }
  const orders = [await api.orders.place(placed, randomUUID()), await api.orders.place(placed, randomUUID())]
  const [closed, cancelled] = orders.map(({ id }) => id)
  const asked = { lines: [{ productId: product.id, quantity: 2 }], notes: 'Call Xalwo Cigaal.' }
  await api.quotes.request(asked, randomUUID())
  await api.messages.send({ id: closed ?? '', messageId: randomUUID(), body: 'When?' })
  await api.orders.inquire({ id: closed ?? '', message: 'When?' }, randomUUID())
  await api.orders.cancel({ id: cancelled ?? '' }, randomUUID())
  await owner.query("update orders set status = 'completed' where id = $1", [closed])
  await api.cart.add({ productId: product.id, quantity: 1 }, randomUUID())
  await api.wishlist.add({ productId: product.id }, randomUUID())
  await api.customerSettings.save({ ...(await api.customerSettings.get({})), promotions: true }, randomUUID())
  await api.feedback.send({ rating: 5, message: 'Good.', mayBeShown: true }, randomUUID())
  await givenFeedback(opened, person, { shown: true })
  await as().contactMessages.send({ name: 'Xalwo Cigaal', email: person.email, message: 'Open today?' }, randomUUID())
  await api.needs.tell({ what: 'Plastic chairs' }, randomUUID())
  await as().needs.send({ what: 'Chairs', name: 'Xalwo Cigaal', email: person.email }, randomUUID())
  await as().identity.forgotPassword({ email: person.email }, randomUUID())
}

it('a deleted customer is found only where the document says so', async () => {
  const admin = await given.admin()
  const email = 'xalwo@cigaal.example'
  const signUp = { fullName: 'Xalwo Cigaal', email, password: 'correct horse', role: 'customer' as const }
  await as().identity.signUp(signUp, randomUUID())
  const { user } = await as(await opened.signedIn({ ...admin, email, password: signUp.password })).identity.session({})
  const person: GivenPerson = { ...admin, id: user.id, email, password: signUp.password }
  await confirm(person)
  await liveAsCustomer(person)
  const words = ['Xalwo', 'Cigaal', '777 4321']
  expect((await columnsWith(words)).length).toBeGreaterThan(20)

  await askForDeletion(opened, person)
  await runDeletions(opened)
  tried('privacy', documented.size) // in every column
  expect((await columnsWith(words)).filter((column) => !kept(column))).toEqual([])
  expect(await columnsWith(words)).toContain('invoice_records.customer_name')
})

it('so is a deleted supplier, and a deleted admin', async () => {
  const boss = await given.admin()
  const admin = await given.admin({ fullName: 'Kerem Dağdelen', email: 'kerem@dagdelen.example' })
  await confirm(admin)
  const email = 'sevim@erkmen.example'
  await as().applications.submit(
    { ...anApplication, contactPerson: 'Sevim Erkmen', email, phone: '+90 505 777 4321' },
    randomUUID(),
  )
  const desk = await asPerson(admin)
  const [item] = (await desk.inbox.list({ kind: 'application' })).items
  const { id = '' } = item ?? {}
  await desk.inbox.note({ id, body: 'Called.' }, randomUUID())
  const { version } = await desk.inbox.get({ id })
  await desk.inbox.reply({ id, version, body: 'Welcome.' }, randomUUID())
  await desk.identity.reauthenticate({ password: admin.password })
  await desk.users.makeAdmin({ id: (await given.customer()).id }, randomUUID())

  const signUp = { fullName: 'Sevim Erkmen', email, password: 'correct horse', role: 'supplier' as const }
  await as().identity.signUp(signUp, randomUUID())
  const { user } = await as(await opened.signedIn({ ...admin, email, password: signUp.password })).identity.session({})
  const supplier: GivenPerson = { ...admin, id: user.id, email, password: signUp.password }
  await owner.query('update accounts set email_confirmed_at = now() where id = $1', [supplier.id])
  await given.product({ supplierId: user.companyId ?? '' })
  const order = await given.order({ supplierId: user.companyId ?? '' })
  const api = await asPerson(supplier)
  await api.messages.send({ id: order.id, messageId: randomUUID(), body: 'Soon.' })
  await desk.orders.setStatus({ id: order.id, status: 'completed' }, randomUUID())

  const words = ['Sevim', 'Erkmen', 'Dağdelen', 'dagdelen', '777 4321']
  expect((await columnsWith(words)).length).toBeGreaterThan(15)
  await askForDeletion(opened, supplier)
  await askForDeletion(opened, admin)
  await runDeletions(opened)
  expect((await columnsWith(words)).filter((column) => !kept(column))).toEqual([])
  expect(await columnsWith(words)).toContain('orders.supplier_name')
  expect(boss.id).toBeDefined()
})
