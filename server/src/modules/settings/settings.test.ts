import { randomUUID } from 'node:crypto'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { describe, expect, it } from 'vitest'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { orderOf } from '../../testing/given-orders.ts'
import { openDoor } from '../../testing/open-door.ts'
import { mailTogetherNow } from '../../testing/sent-mail.ts'

const opened = await openDoor()
const { given, owner, as, asPerson } = opened

const customerDefaults = {
  emailNotifications: true,
  orderUpdates: true,
  promotions: false,
  profileVisible: true,
  orderHistory: true,
  language: 'en' as const,
  currency: 'usd' as const,
}
const adminDefaults = { newOrders: true, newUsers: true, newFeedback: true, systemAlerts: true }

const saveCustomer = async (person: GivenPerson, changes: Partial<typeof customerDefaults>) =>
  (await asPerson(person)).customerSettings.save({ ...customerDefaults, ...changes }, randomUUID())
const saveAdmin = async (person: GivenPerson, changes: Partial<typeof adminDefaults>) =>
  (await asPerson(person)).adminSettings.save({ fullName: 'Elif Akköy', ...adminDefaults, ...changes }, randomUUID())

/** Stored and mailed notifications of this kind. */
async function toldOf(person: GivenPerson, kind: string) {
  const stored = await owner.query('select from notifications where user_id = $1 and kind = $2', [person.id, kind])
  const mailed = await owner.query(
    `select from mail_log l join mail_arguments a on a.mail_id = l.id
      where l.recipient_id = $1 and a.arguments ->> 'kind' = $2`,
    [person.id, kind],
  )
  return { stored: stored.rowCount, mailed: mailed.rowCount }
}

/** An order that the supplier answered. */
async function givenAnswered(customer: GivenPerson, answer: 'can_deliver' | 'cannot_supply' = 'can_deliver') {
  const supplier = await givenSupplier(opened)
  const { id: productId } = await given.product({ supplierId: supplier.companyId })
  const { id } = await (await asPerson(customer)).orders.place(orderOf(productId, 2), randomUUID())
  const answered =
    answer === 'can_deliver' ? { answer, readyOn: '2090-01-31' } : { answer, reason: 'The mill stands still.' }
  await (await asPerson(supplier)).orders.answer({ id, answer: answered }, randomUUID())
  return { id, supplier }
}

describe('settings of a customer', () => {
  it('begin with the defaults, and are stored for one person, with language and currency [LIMIT-18]', async () => {
    const customer = await given.customer()
    const colleague = await given.customer({ companyId: customer.companyId ?? '', owner: false })
    const api = await asPerson(customer)
    expect(await api.customerSettings.get({})).toEqual(customerDefaults)
    const saved = {
      emailNotifications: false,
      orderUpdates: false,
      promotions: true,
      profileVisible: false,
      orderHistory: false,
      language: 'tr' as const,
      currency: 'try' as const,
    }
    await api.customerSettings.save(saved, randomUUID())
    expect(await api.customerSettings.get({})).toEqual(saved)
    expect((await api.identity.session({})).user).toMatchObject({
      language: 'tr',
      languageChosen: true,
      currency: 'try',
    })
    expect(await (await asPerson(colleague)).customerSettings.get({})).toEqual(customerDefaults)
  })

  it('decide what is mailed, and nothing is mailed less that concerns the account', async () => {
    const [updates, quiet, silent] = [await given.customer(), await given.customer(), await given.customer()]
    await saveCustomer(quiet, { orderUpdates: false })
    await saveCustomer(silent, { emailNotifications: false })
    for (const person of [updates, quiet, silent]) {
      await givenAnswered(person)
      const colleague = await given.customer({ companyId: person.companyId ?? '' })
      await (await asPerson(person)).notifications.choose({ kind: 'company.renamed', byMail: true })
      await (await asPerson(colleague)).companies.rename({ name: 'Daallo Trading' }, randomUUID())
      await as().identity.forgotPassword({ email: person.email }, randomUUID())
    }
    const told = async (kind: string) =>
      Promise.all([updates, quiet, silent].map(async (person) => (await toldOf(person, kind)).mailed))
    expect(await told('order.answered')).toEqual([1, 0, 0])
    expect(await told('company.renamed')).toEqual([1, 1, 0])
    expect((await toldOf(silent, 'order.answered')).stored).toBe(1)
    const always = await owner.query(
      "select recipient_id from mail_log where template in ('password-reset', 'order-placed') and recipient_id = $1",
      [silent.id],
    )
    expect(always.rowCount).toBe(2)
  })

  it('hide who placed an order: from its supplier until it is confirmed, from colleagues ever', async () => {
    const customer = await given.customer({ fullName: 'Faadumo Warsame' })
    const colleague = await asPerson(await given.customer({ companyId: customer.companyId ?? '', owner: false }))
    const desk = await asPerson(await given.admin())
    const { id, supplier } = await givenAnswered(customer)
    const seller = await asPerson(supplier)
    const seen = async (api: typeof desk) => {
      const { customer: contact, events } = await api.orders.get({ id })
      const listed = (await api.orders.list({})).items.find((order) => order.id === id)
      return [contact.name, contact.email, events[0]?.by.name, listed?.customer.name]
    }
    const shown = ['Faadumo Warsame', customer.email, 'Faadumo Warsame', 'Faadumo Warsame']
    const hidden = ['', '', null, '']
    for (const api of [seller, colleague, desk]) expect(await seen(api)).toEqual(shown)

    await saveCustomer(customer, { profileVisible: false, orderHistory: false })
    expect(await seen(seller)).toEqual(hidden)
    expect(await seen(colleague)).toEqual(hidden)
    expect(await seen(await asPerson(customer))).toEqual(shown)
    expect(await seen(desk)).toEqual(shown)

    await desk.orders.setStatus({ id, status: 'processing' }, randomUUID())
    expect(await seen(seller)).toEqual(shown)
    expect(await seen(colleague)).toEqual(hidden)
  })
})

describe('settings of an admin', () => {
  it('begin with every toggle on, and are stored with the name [LIMIT-17] [ASET-04]', async () => {
    const admin = await given.admin({ fullName: 'Deniz Test' })
    const api = await asPerson(admin)
    expect(await api.adminSettings.get({})).toEqual({ fullName: 'Deniz Test', email: admin.email, ...adminDefaults })
    const saved = { newOrders: false, newUsers: false, newFeedback: false, systemAlerts: false }
    const typed = { fullName: ' Elif Akköy ', email: admin.email.toUpperCase() }
    await api.adminSettings.save({ ...typed, ...saved }, randomUUID())
    expect(await api.adminSettings.get({})).toEqual({ fullName: 'Elif Akköy', email: admin.email, ...saved })
    expect((await owner.query('select full_name from people where id = $1', [admin.id])).rows).toEqual([
      { full_name: 'Elif Akköy' },
    ])
  })

  it('need a name of 2 to 100 characters, and keep the account’s address [ASET-02] [ASET-03]', async () => {
    const admin = await given.admin()
    const api = await asPerson(admin)
    const refused = async (changes: { fullName?: string; email?: string }) => {
      const answer = await api.adminSettings.save.try(
        { fullName: 'Elif Akköy', ...adminDefaults, ...changes },
        randomUUID(),
      )
      return answer.ok ? 'saved' : answer.args
    }
    expect(await refused({ fullName: 'A' })).toEqual({ fields: { fullName: 'tooShort' } })
    expect(await refused({ fullName: 'a'.repeat(101) })).toEqual({ fields: { fullName: 'tooLong' } })
    expect(await refused({ fullName: 'a'.repeat(100) })).toBe('saved')
    expect(await refused({ email: 'nobody' })).toEqual({ fields: { email: 'invalid' } })
    expect(await refused({ email: 'other@example.com' })).toEqual({ fields: { email: 'invalid' } })
    expect((await api.adminSettings.get({})).email).toBe(admin.email)
  })

  it('decide what is mailed to them, topic by topic', async () => {
    await owner.query("update user_roles set set_at = set_at - interval '1 day'") // who joins now is no flood
    const all = await given.admin()
    const none = { newOrders: false, newUsers: false, newFeedback: false, systemAlerts: false }
    const [orders, users, alerts] = [await given.admin(), await given.admin(), await given.admin()]
    await saveAdmin(orders, { ...none, newOrders: true })
    await saveAdmin(users, { ...none, newUsers: true })
    await saveAdmin(alerts, { ...none, systemAlerts: true })

    const customer = await given.customer()
    const { id } = await givenAnswered(customer, 'cannot_supply')
    await (await asPerson(customer)).messages.send({ id, messageId: randomUUID(), body: 'And now?' })
    const email = `${randomUUID()}@example.com`
    await as().identity.signUp({ fullName: 'Ayaan Xirsi', email, password: 'sixsix', role: 'customer' }, randomUUID())

    await mailTogetherNow(opened)
    const mailed = async (kind: string) =>
      Promise.all([all, orders, users, alerts].map(async (person) => (await toldOf(person, kind)).mailed))
    expect(await mailed('order.note')).toEqual([1, 1, 0, 0])
    expect(await mailed('user.joined')).toEqual([1, 0, 1, 0])
    expect(await mailed('order.answered')).toEqual([1, 0, 0, 1])
    expect((await toldOf(orders, 'user.joined')).stored).toBe(1)
    const [told] = (await (await asPerson(all)).notifications.list({})).items.filter(
      ({ kind }) => kind === 'user.joined',
    )
    expect(told?.arguments).toMatchObject({ name: 'Ayaan Xirsi', role: 'customer' })
  })

  it('who joins in a flood is stored, and no longer mailed', async () => {
    const admin = await given.admin()
    for (let n = 0; n < 21; n += 1) await given.customer()
    await (await asPerson(await given.person(null))).identity.chooseRole({ role: 'supplier' }, randomUUID())
    expect(await toldOf(admin, 'user.joined')).toEqual({ stored: 1, mailed: 0 })
  })
})
