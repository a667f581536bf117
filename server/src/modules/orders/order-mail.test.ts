import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mailText, quoted } from '../../mail/say.ts'
import { mogadishu } from '../../testing/given-buying.ts'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { orderOf } from '../../testing/given-orders.ts'
import { openDoor } from '../../testing/open-door.ts'
import { openWorker } from '../../testing/open-worker.ts'
import { lettersOf } from '../../testing/sent-mail.ts'

const opened = await openDoor()
const { given, owner, asPerson, urls } = opened
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 20 })
const supplier = await givenSupplier(opened)
await owner.query("update accounts set language = 'tr' where id = $1", [supplier.id])
const customer = await given.customer({ fullName: 'Ayaan Xirsi', language: 'en' })
const buyer = await asPerson(customer)
const { id: productId } = await given.product({ supplierId: supplier.companyId })
const INBOX = 'desk@ticarum.example'
await owner.query('update company_private set inbox = $1', [INBOX])
beforeEach(() => owner.query('delete from mail_arguments; delete from mail_log; delete from outbox'))

describe('mail about an order', () => {
  it('names customer, e-mail, product, quantity, total in dollars and notes [MAIL-01] [MAIL-02]', async () => {
    const { id, number } = await buyer.orders.place({ ...orderOf(productId, 3), notes: 'Call first.' }, randomUUID())
    const says = {
      orderId: id,
      customerName: 'Ayaan Xirsi',
      customerEmail: customer.email,
      productName: 'Cotton shirt',
      quantity: 3,
      totalCents: 3750n,
      notes: 'Call first.',
      number,
    }
    const due = { depositCents: 1125n, depositDays: 3 }
    expect(await lettersOf(opened, 'order-placed')).toMatchObject([
      { recipient: customer.email, says: { ...says, ...due } },
    ])
    expect(await lettersOf(opened, 'order-received')).toMatchObject([{ recipient: INBOX, says }])
    const { smtp } = await openWorker(urls)
    await eventually(() => expect(smtp.accepted).toHaveLength(3))
    const to = (recipient: string) => smtp.accepted.find((mail) => mail.recipients.includes(recipient))
    for (const recipient of [customer.email, INBOX]) {
      for (const words of ['Ayaan Xirsi', 'Cotton shirt', '$37.50', 'Call first.', `/orders/${id}`])
        expect(to(recipient)?.text, recipient).toContain(words)
    }
    for (const words of ['Deposit: $11.25.', 'working days from then on: 3', 'Balance: $26.25', 'Our team tells you'])
      expect(to(customer.email)?.text).toContain(words)
    expect(to(INBOX)?.text).not.toContain('Deposit')
    expect(to(supplier.email)).toMatchObject({
      subject: 'Yeni bir siparişiniz var',
      text: expect.stringContaining('Pamuklu gömlek'),
    })
  })

  it('says price basis and place in the language of its reader', async () => {
    const reader = await given.customer({ language: 'ar' })
    await (await asPerson(reader)).orders.place(orderOf(productId), randomUUID())
    const { smtp } = await openWorker(urls)
    await eventually(() => expect(smtp.accepted.flatMap(({ recipients }) => recipients)).toContain(reader.email))
    const mail = smtp.accepted.find(({ recipients }) => recipients.includes(reader.email))
    expect(mail?.text).toContain(mailText.ar('basis.FOB', { place: quoted('مرسين') }))
  })

  it('is in the language of who placed it, and counts the further products', async () => {
    const ayaan = await given.customer({ language: 'so' })
    const api = await asPerson(ayaan)
    const products = await Promise.all([1, 2, 3].map(() => given.product({ supplierId: supplier.companyId })))
    for (const { id } of products) await api.cart.add({ productId: id, quantity: 1 }, randomUUID())
    await api.cart.checkOut(
      { productIds: products.map(({ id }) => id), totalCents: 3 * 1250, address: mogadishu },
      randomUUID(),
    )
    expect(await lettersOf(opened, 'order-placed')).toMatchObject([
      { recipient: ayaan.email, language: 'so', says: { furtherProducts: 2 } },
    ])
    expect(await lettersOf(opened, 'order-received')).toMatchObject([
      { recipient: INBOX, language: 'en', says: { furtherProducts: 2 } },
    ])
  })

  it('says how to pay by the ways of the day, and names no account', async () => {
    await owner.query(`insert into payment_ways (id, kind, title, details, position, valid_to) values
      (gen_random_uuid(), 'hawala', 'Dahabshiil', '{SO-55-1}', 1, null),
      (gen_random_uuid(), 'bank', 'Ziraat Bankası', '{TR-33-1}', 0, null),
      (gen_random_uuid(), 'bank', 'Old bank', '{TR-00-1}', 2, '2020-01-01')`)
    await buyer.orders.place(orderOf(productId), randomUUID())
    const [letter] = await lettersOf(opened, 'order-placed')
    expect(letter).toMatchObject({ says: { ways: 'Ziraat Bankası, Dahabshiil' } })
    await owner.query('delete from payment_ways')
  })

  it('that can not be sent leaves the order placed, and is only logged [MAIL-03]', async () => {
    const { smtp, worker } = await openWorker(urls, { fault: () => ({ refuse: 550 }) })
    const { id } = await buyer.orders.place(orderOf(productId), randomUUID())
    await eventually(async () =>
      expect(
        (
          await owner.query(
            "select from mail_log where tries > 0 and last_error is not null and template = 'order-placed'",
          )
        ).rowCount,
      ).toBe(1),
    )
    await worker.stop()
    expect(smtp.accepted).toEqual([])
    expect(await buyer.orders.get({ id })).toMatchObject({ status: 'pending' })
  })

  it("sends an inquiry to the company's inbox and the supplier, and keeps it on the order [MAIL-07]", async () => {
    const { id } = await buyer.orders.place(orderOf(productId), randomUUID())
    await owner.query('delete from mail_arguments; delete from mail_log; delete from outbox')
    await buyer.orders.inquire({ id, message: '  When will it\narrive?  ' }, randomUUID())
    const asked = {
      customerName: 'Ayaan Xirsi',
      customerEmail: customer.email,
      orderId: id,
      message: 'When will it\narrive?',
    }
    // Both were queued in the same millisecond, so their ids say nothing about their order.
    const letters = (await lettersOf(opened, 'order-inquiry')).toSorted((one, other) =>
      one.language.localeCompare(other.language),
    )
    expect(letters).toMatchObject([
      { recipient: INBOX, language: 'en', says: { ...asked, productName: 'Cotton shirt' } },
      { recipient: supplier.email, language: 'tr', says: { ...asked, productName: 'Pamuklu gömlek' } },
    ])
    expect((await buyer.orders.get({ id })).events.at(-1)).toMatchObject({
      kind: 'inquiry',
      text: 'When will it\narrive?',
    })
  })

  it('takes an inquiry of 1000 characters, not of 1001 and not an empty one', async () => {
    const { id } = await given.order({ customer })
    const codes = await Promise.all(
      ['x'.repeat(1000), 'x'.repeat(1001), '  '].map(
        async (message) => (await buyer.orders.inquire.try({ id, message }, randomUUID())).ok,
      ),
    )
    expect(codes).toEqual([true, false, false])
  })
})
