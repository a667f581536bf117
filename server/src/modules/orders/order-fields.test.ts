import { randomUUID } from 'node:crypto'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { describe, expect, it } from 'vitest'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { aPayment, aProof, orderOf } from '../../testing/given-orders.ts'
import { openDoor } from '../../testing/open-door.ts'
import { redPicture } from '../../testing/pictures.ts'

const opened = await openDoor()
const { given, owner, asPerson, as } = opened
const customer = await given.customer()
const colleague = await given.customer({ companyId: customer.companyId ?? '', owner: false })
const supplier = await givenSupplier(opened)
const elif = await given.admin({ fullName: 'Elif Akköy' })
const [buyer, mate, seller, admin] = await Promise.all([customer, colleague, supplier, elif].map(asPerson))
if (!buyer || !mate || !seller || !admin) throw new Error('everybody signs in')
const SECRET = 'Pays late, ask for the whole sum first.'

/** An order with every kind of event. */
const { id: productId } = await given.product({ supplierId: supplier.companyId })
await owner.query('update company_private set fee_hundredths = 250')
const { id } = await buyer.orders.place(
  { ...orderOf(productId, 4), phone: '+252 61 234 5678', notes: 'Call first.' },
  randomUUID(),
)
const first = await buyer.orders.get({ id })
await seller.orders.answer({ id, answer: { answer: 'can_deliver', readyOn: '2090-01-31' } }, randomUUID())
await admin.orders.setStatus({ id, status: 'processing' }, randomUUID())
await buyer.payments.sendProof(
  {
    id,
    ...aProof,
    file: new Blob([new Uint8Array(redPicture)]).stream() as ReadableStream<Uint8Array>,
  },
  randomUUID(),
)
const [sent] = (await buyer.orders.get({ id })).payment?.entries ?? []
await admin.payments.decide(
  { id: sent?.id ?? '', decision: { decision: 'refused', reason: 'No money came.' } },
  randomUUID(),
)
await admin.payments.enter({ id, ...aPayment }, randomUUID())
await seller.orders.updateShipping(
  { id, shippingStatus: 'in_transit', trackingNumber: 'MSCU1', carrier: 'MSC' },
  randomUUID(),
)
const picture = await buyer.orders.addPicture(
  { id, file: new Blob([new Uint8Array(redPicture)]).stream() as ReadableStream<Uint8Array> },
  randomUUID(),
)
await buyer.orders.reportProblem({ id, text: 'Two cartons are wet.', pictureIds: [picture.id] }, randomUUID())
await buyer.orders.confirmReceipt({ id, early: true }, randomUUID())
await buyer.orders.inquire({ id, message: 'Who pays for the wet ones?' }, randomUUID())
await admin.messages.send({ id, messageId: randomUUID(), body: 'We look into it.' })
await admin.orders.annotate({ id, assigneeId: elif.id, notes: SECRET, followUpOn: '2026-01-01' }, randomUUID())
const { token } = await buyer.orders.share({ id, linkId: randomUUID() })

/** Every field by its path, without list indexes. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => fieldsOf(item, `${path}[]`)))]
  if (value === null || typeof value !== 'object') return [path]
  return Object.entries(value).flatMap(([name, inner]) => fieldsOf(inner, path ? `${path}.${name}` : name))
}
const snapshot = (value: unknown) => [...new Set(fieldsOf(value))].sort()

describe('fields', () => {
  it('of an order depend on its reader: payments for customers, fees for suppliers, notes for admins', async () => {
    const [forCustomer, forSupplier, forAdmin] = await Promise.all(
      [buyer, seller, admin].map(async (api) => snapshot(await api.orders.get({ id }))),
    )
    const only = (fields: string[] | undefined, ...others: (string[] | undefined)[]) =>
      fields?.filter((field) => !others.some((other) => other?.includes(field)))
    expect(forCustomer).toMatchSnapshot('customer')
    expect(only(forSupplier, forCustomer)).toEqual([
      'fee.feeCents',
      'fee.hundredths',
      'partsReceived[].at',
      'partsReceived[].part',
    ])
    expect(only(forCustomer, forSupplier)?.filter((field) => !field.startsWith('payment.'))).toEqual([
      'events[].amountCents',
      'events[].reason',
    ])
    expect(only(forAdmin, forCustomer, forSupplier)).toEqual([
      'desk.assignee.id',
      'desk.assignee.name',
      'desk.followUpOn',
      'desk.notes',
      'desk.version',
      'desk.waitingRefund',
    ])
  })

  it('of a list have no e-mail, phone, fee or notes, and only admins see the desk', async () => {
    const lists = await Promise.all(
      [buyer, seller, admin].map(async (api) => (await api.orders.list({})).items.find((order) => order.id === id)),
    )
    expect(lists.map((row) => JSON.stringify(row))).toEqual(
      lists.map(() => expect.not.stringMatching(/@|\+252|"fee|Call first|Pays late/)),
    )
    const received = ['partsReceived[].at', 'partsReceived[].part']
    expect(snapshot(lists[1])).toEqual([...snapshot(lists[0]), ...received].sort())
    expect(snapshot(lists[2]).filter((field) => !snapshot(lists[0]).includes(field))).toEqual([
      'desk.assignee.id',
      'desk.assignee.name',
      'desk.followUpOn',
      'desk.hasNotes',
      'paid.owedCents',
      'paid.receivedCents',
      'paid.refundedCents',
      'paid.stage',
    ])
  })

  it('of waiting orders are kind, count and one order', async () => {
    const waits = await Promise.all([buyer, seller, admin].map(async (api) => (await api.orders.waiting({})).items))
    expect(waits.map((items) => items.map(({ kind }) => kind))).toEqual([['payment'], [], ['follow_up']])
    expect(snapshot(waits.flat())).toEqual(['[].by', '[].count', '[].kind', '[].more', '[].number', '[].orderId'])
  })

  it("show nobody else the desk's notes and names or the fee, and the supplier no payments", async () => {
    const texts = await Promise.all(
      [buyer, mate, seller].map(async (api) =>
        JSON.stringify([await api.orders.get({ id }), await api.orders.list({})]),
      ),
    )
    for (const text of texts) for (const secret of [SECRET, 'Elif']) expect(text).not.toContain(secret)
    expect(texts[0]).not.toContain('"fee')
    for (const secret of ['No money came', 'slip.png', 'proof', 'payment', 'HW 4711', 'hawala', 'RC-'])
      expect(texts[2]).not.toContain(secret)
  })

  it('of a tracking link say how late goods are that were to be ready', async () => {
    const { id: other } = await given.order({ customer })
    const link = await buyer.orders.share({ id: other, linkId: randomUUID() })
    const late = async () => (await as().tracking.get({ token: link.token })).late
    await owner.query(
      `update orders set answer = 'can_deliver', answered_at = now(),
          ready_on = (now() at time zone interval '3 hours')::date - 3
        where id = $1`,
      [other],
    )
    expect(await late()).toBe(3)
    await owner.query("update orders set shipping_status = 'shipped', shipped_at = now() where id = $1", [other])
    expect(await late()).toBeNull()
  })

  it('of a tracking link are number, state and days, and nothing else; once it is revoked it is gone', async () => {
    const visitor = as()
    expect(await visitor.tracking.get({ token })).toEqual({
      number: first.number,
      status: 'processing',
      shippingStatus: 'in_transit',
      placedAt: expect.any(String),
      readyOn: '2090-01-31',
      late: null,
      shippedAt: expect.any(String),
      deliveredAt: null,
    })
    const absent = await visitor.tracking.get.try({ token: 'x'.repeat(43) })
    await seller.orders.unshare({ id })
    expect(await visitor.tracking.get.try({ token })).toEqual(absent)
    expect(absent).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('an order is seen', () => {
  it('by colleagues, and by no other company [PERM-10] [PERM-21] [PERM-22] [PERM-34] [CORD-01]', async () => {
    expect(await mate.orders.get({ id })).toEqual(await buyer.orders.get({ id }))
    expect(await mate.orders.list({})).toEqual(await buyer.orders.list({}))
    expect(await mate.orders.counts({})).toEqual(await buyer.orders.counts({}))
    expect(await mate.orders.waiting({})).toEqual(await buyer.orders.waiting({}))
    expect((await admin.orders.list({})).items.map((order) => order.id)).toContain(id)
    const strangers: GivenPerson[] = [await given.customer(), await givenSupplier(opened)]
    for (const stranger of strangers) {
      const api = await asPerson(stranger)
      expect(await api.orders.get.try({ id })).toMatchObject({ code: 'NOT_FOUND' })
      expect((await api.orders.list({})).items).toEqual([])
      expect((await api.orders.waiting({})).items).toEqual([])
      expect(await api.orders.counts({})).toEqual({
        all: 0,
        pending: 0,
        processing: 0,
        completed: 0,
        cancelled: 0,
        late: 0,
      })
    }
    const stranger = await asPerson(strangers[0] ?? customer)
    expect(await stranger.orders.inquire.try({ id, message: 'And this?' }, randomUUID())).toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
