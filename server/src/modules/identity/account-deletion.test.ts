import { randomUUID } from 'node:crypto'
import { DELETION_UNDO_DAYS, ERASED_NAME } from '@ticarum/contract/values/account'
import { actorOf } from '@ticarum/db/testing/actor'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { inTransaction } from '@ticarum/db/transaction'
import { describe, expect, it } from 'vitest'
import { askForDeletion, runDeletions } from '../../testing/delete-accounts.ts'
import { givenFeedback } from '../../testing/given-feedback.ts'
import { orderOf } from '../../testing/given-orders.ts'
import { openDoor } from '../../testing/open-door.ts'
import { mailTo } from '../../testing/sent-mail.ts'

const opened = await openDoor()
const { given, owner, app, as, asPerson, signedIn } = opened
const desk = await asPerson(await given.admin())

const isGone = async ({ id }: GivenPerson) =>
  (await owner.query('select anonymised_at is not null as gone from accounts where id = $1', [id])).rows[0].gone

const statusOfOrders = (person: GivenPerson, status: string) =>
  owner.query('update orders set status = $2 where placed_by = $1', [person.id, status])

describe('the deletion of an account', () => {
  it('asks who acts, ends all sessions at once, is mailed, and can be undone', async () => {
    const person = await given.customer()
    const [one, other] = [await signedIn(person), await signedIn(person)]
    const refused = await as(one).account.requestDeletion.try({}, randomUUID())
    expect(refused).toMatchObject({ ok: false, code: 'REAUTHENTICATION_REQUIRED' })

    await as(one).identity.reauthenticate({ password: person.password })
    await as(one).account.requestDeletion({}, randomUUID())
    for (const session of [one, other])
      expect(await as(session).account.getDeletion.try({})).toMatchObject({ ok: false, code: 'UNAUTHENTICATED' })
    const [mail] = await mailTo(owner, person.email)
    expect(mail?.arguments.kind).toBe('account.deletion-requested')

    const again = await asPerson(person)
    const { requested } = await again.account.getDeletion({})
    const undo = new Date(requested?.undoUntil ?? '').getTime() - new Date(requested?.at ?? '').getTime()
    expect(undo).toBe(DELETION_UNDO_DAYS * 24 * 3600 * 1000)
    await again.account.undoDeletion({}, randomUUID())
    expect(await again.account.getDeletion({})).toMatchObject({ requested: null })
    await runDeletions(opened)
    expect(await isGone(person)).toBe(false)
  })

  it('waits for the undo time, and frees the e-mail address', async () => {
    const person = await given.customer()
    await askForDeletion(opened, person)
    await runDeletions(opened, DELETION_UNDO_DAYS - 0.01)
    expect(await isGone(person)).toBe(false)
    await runDeletions(opened)
    expect(await isGone(person)).toBe(true)
    expect(await as().identity.signIn.try(person)).toMatchObject({ code: 'WRONG_CREDENTIALS' })
    const { email } = person
    await as().identity.signUp({ fullName: 'Ayaan Xirsi', email, password: 'sixsix', role: 'customer' }, randomUUID())
    const { user } = await (await asPerson({ ...person, password: 'sixsix' })).identity.session({})
    expect(user.id).not.toBe(person.id)
  })

  it('waits for the orders of the person, and of the company where nobody else is', async () => {
    const customer = await given.customer()
    await given.order({ customer })
    const colleague = await given.customer({ companyId: customer.companyId ?? '', owner: false })
    await askForDeletion(opened, customer)
    expect(await (await asPerson(customer)).account.getDeletion({})).toMatchObject({ openOrders: 1 })
    expect(await (await asPerson(colleague)).account.getDeletion({})).toMatchObject({ openOrders: 0 })
    await runDeletions(opened)
    expect(await isGone(customer)).toBe(false)
    await statusOfOrders(customer, 'processing')
    await runDeletions(opened)
    expect(await isGone(customer)).toBe(false)
    await statusOfOrders(customer, 'completed')
    await runDeletions(opened)
    expect(await isGone(customer)).toBe(true)

    const supplier = await given.supplier()
    const order = await given.order({ supplierId: supplier.companyId ?? '' })
    await askForDeletion(opened, supplier)
    await runDeletions(opened)
    expect(await isGone(supplier)).toBe(false)
    await owner.query("update orders set status = 'completed' where id = $1", [order.id])
    await runDeletions(opened)
    expect(await isGone(supplier)).toBe(true)
  })

  it('leaves the order to its sides, without its customer; admins see what the invoice needs', async () => {
    const customer = await given.customer({ fullName: 'Faadumo Warsame' })
    const supplier = await given.supplier()
    const { id: productId } = await given.product({ supplierId: supplier.companyId ?? '' })
    const placed = { ...orderOf(productId, 2), phone: '+252 61 555 0199' }
    const { id } = await (await asPerson(customer)).orders.place(placed, randomUUID())
    await (await asPerson(customer)).messages.send({
      id,
      messageId: randomUUID(),
      body: 'By the end of the month, please.',
    })
    await desk.orders.setStatus({ id, status: 'completed' }, randomUUID())
    await askForDeletion(opened, customer)
    await runDeletions(opened)

    const seen = await (await asPerson(supplier)).orders.get({ id })
    expect(seen.customer).toMatchObject({ name: ERASED_NAME, company: ERASED_NAME, email: '', phone: null })
    expect(seen).toMatchObject({ status: 'completed', totalCents: 2500, address: { street: '', city: 'Mogadishu' } })
    expect(seen.events.filter(({ by }) => by.role === 'customer').map(({ by, text }) => [by.name, text])).toEqual([
      [ERASED_NAME, undefined],
    ])
    const { messages } = await (await asPerson(supplier)).messages.thread({ id })
    expect(messages).toMatchObject([{ name: ERASED_NAME, body: 'By the end of the month, please.' }])
    expect(seen.invoice).toBeUndefined()
    const { invoice } = await desk.orders.get({ id })
    expect(invoice).toMatchObject({ name: 'Faadumo Warsame', street: placed.address.street })
    expect(new Date(invoice?.keptUntil ?? '').getUTCFullYear()).toBe(new Date().getUTCFullYear() + 11)
    expect((await desk.orders.list({ q: 'Warsame' })).items).toEqual([])
    expect((await desk.orders.list({ q: seen.number })).items).toHaveLength(1)
  })

  it('refuses an order that was being placed meanwhile', async () => {
    const customer = await given.customer()
    const order = await given.order({ customer, status: 'completed' })
    const again = () =>
      inTransaction(app, actorOf(customer), (tx) =>
        tx.sql(
          `insert into orders (id, customer_id, supplier_id, placed_by, customer_company, customer_name, customer_email,
              supplier_name, shipping_address, shipping_city, shipping_country, quantity, line_count, total_cents,
              deposit_cents, incoterm, basis_place, terms_version)
            select gen_random_uuid(), customer_id, supplier_id, placed_by, 'a', 'a', 'a', supplier_name, 'a', 'a', 'a',
              quantity, line_count, total_cents, deposit_cents, incoterm, basis_place, terms_version
            from orders where id = $1`,
          [order.id],
        ),
      )
    await expect(again()).rejects.toThrow('not placed') // the customer may, and it only ends unfinished
    await askForDeletion(opened, customer)
    await runDeletions(opened)
    await expect(again()).rejects.toThrow('places no orders')
  })

  it('gives the company to the member with the oldest account, and tells them', async () => {
    const person = await given.customer()
    const companyId = person.companyId ?? ''
    const heir = await given.customer({ companyId, owner: false, fullName: 'Cabdi Nuur' })
    await given.customer({ companyId, owner: false })
    expect(await (await asPerson(person)).account.getDeletion({})).toMatchObject({ nextOwner: 'Cabdi Nuur' })
    expect(await (await asPerson(heir)).account.getDeletion({})).toMatchObject({ nextOwner: null })
    await askForDeletion(opened, person)
    await runDeletions(opened)
    const { members } = await (await asPerson(heir)).team.list({})
    expect(members.map(({ id, owner: owns }) => [id === heir.id, owns])).toEqual([
      [true, true],
      [false, false],
    ])
    expect((await (await asPerson(heir)).notifications.list({})).items[0]?.kind).toBe('company.handed-over')
  })

  it("pauses a supplier's products with its last member only", async () => {
    const supplier = await given.supplier()
    const companyId = supplier.companyId ?? ''
    const colleague = await given.supplier({ companyId, owner: false })
    const { id } = await given.product({ supplierId: companyId })
    const statusOf = async () => (await owner.query('select status from products where id = $1', [id])).rows[0].status
    await askForDeletion(opened, supplier)
    await runDeletions(opened)
    expect(await statusOf()).toBe('listed')
    await askForDeletion(opened, colleague)
    await runDeletions(opened)
    expect(await statusOf()).toBe('paused')
    expect(await as().listings.get.try({ id })).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('does not take the last admin, and holds a suspended account', async () => {
    const admins = await owner.query<{ user_id: string }>("select user_id from user_roles where role = 'admin'")
    const last = await given.admin()
    await owner.query('update accounts set suspended_at = now() where id = any ($1)', [
      admins.rows.map(({ user_id }) => user_id),
    ])
    const api = await asPerson(last)
    await api.identity.reauthenticate({ password: last.password })
    expect(await api.account.requestDeletion.try({}, randomUUID())).toMatchObject({ code: 'LAST_ADMIN' })
    await owner.query('update accounts set suspended_at = null')

    const person = await given.customer()
    await askForDeletion(opened, person)
    await owner.query('update accounts set suspended_at = now() where id = $1', [person.id])
    await runDeletions(opened)
    expect(await isGone(person)).toBe(false)
  })

  it('shows what the person said without their name', async () => {
    const person = await given.customer({ fullName: 'Faadumo Warsame' })
    const id = await givenFeedback(opened, person, { shown: true })
    await askForDeletion(opened, person)
    await runDeletions(opened)
    const voice = (await as().feedback.voices({})).items.find((each) => each.id === id)
    expect(voice).toMatchObject({ name: ERASED_NAME, message: 'Ordering was easy.' })
    const entry = (await desk.feedback.list({})).items.find((each) => each.id === id)
    expect(entry).toMatchObject({ name: ERASED_NAME, email: '' })
  })
})
