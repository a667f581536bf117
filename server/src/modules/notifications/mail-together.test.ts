import { randomUUID } from 'node:crypto'
import { type NoticeKind, noticeGroups, noticeKinds } from '@ticarum/contract/values/notifications'
import { describe, expect, it, vi } from 'vitest'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { openDoor } from '../../testing/open-door.ts'
import { openWorker } from '../../testing/open-worker.ts'
import { mailTo } from '../../testing/sent-mail.ts'

const opened = await openDoor()
const { given, owner, worker, asPerson, clock, urls } = opened
const MINUTE = 60_000
const desk = await asPerson(await given.admin())
const key = () => randomUUID()

/** What the worker's job asks: mails, or says how long to wait. */
async function look(userId: string, group: string): Promise<number | null> {
  const { rows } = await worker.query('select fx.mail_together($1, $2, $3, $4, $5) as wait', [
    userId,
    group,
    clock.now(),
    2 * MINUTE,
    10 * MINUTE,
  ])
  return rows[0]?.wait
}

/** An order whose supplier is told of notes. */
async function givenTalk() {
  const supplier = await givenSupplier(opened)
  const customer = await given.customer()
  const { id } = await given.order({ customer, supplierId: supplier.companyId })
  const api = await asPerson(customer)
  return { supplier, note: (text: string) => api.messages.send({ id, messageId: key(), body: text }) }
}

describe('notices of a group', () => {
  it('are one e-mail, which says how many and the first ten', async () => {
    const { supplier, note } = await givenTalk()
    for (let n = 1; n <= 25; n += 1) await note(`Note ${n}`)
    expect(await mailTo(owner, supplier.email)).toEqual([])
    expect(await look(supplier.id, 'orders')).toBe(2 * MINUTE)
    clock.advance(2 * MINUTE)
    expect(await look(supplier.id, 'orders')).toBeNull()
    const mails = await mailTo(owner, supplier.email)
    expect(mails).toMatchObject([{ template: 'notices', arguments: { group: 'orders', count: 25, further: 15 } }])
    const told = mails[0]?.arguments.notices as unknown as { arguments: { text: string } }[] | undefined
    expect(told?.map(({ arguments: { text } }) => text)).toEqual(Array.from({ length: 10 }, (_, n) => `Note ${n + 1}`))
    const { rowCount } = await owner.query("select from notifications where user_id = $1 and kind = 'order.note'", [
      supplier.id,
    ])
    expect(rowCount).toBe(25)
  })

  it('wait while more come, ten minutes at most, and are mailed once', async () => {
    const { supplier, note } = await givenTalk()
    await note('The first')
    for (let n = 0; n < 9; n += 1) {
      clock.advance(MINUTE)
      await note('Another')
      expect(await look(supplier.id, 'orders')).toBe(n < 8 ? 2 * MINUTE : MINUTE)
    }
    clock.advance(MINUTE)
    await Promise.all([1, 2, 3].map(() => look(supplier.id, 'orders')))
    expect(await mailTo(owner, supplier.email)).toMatchObject([{ arguments: { count: 10 } }])
    await note('Of the next')
    clock.advance(2 * MINUTE)
    await look(supplier.id, 'orders')
    expect(await mailTo(owner, supplier.email)).toMatchObject([
      { template: 'notice', arguments: { kind: 'order.note', arguments: { text: 'Of the next' } } },
      { template: 'notices' },
    ])
  })

  it('of reviews are one, although each was decided by itself, and lead to what was accepted', async () => {
    const supplier = await givenSupplier(opened)
    const supplierId = supplier.companyId
    for (let n = 0; n < 4; n += 1) await given.product({ supplierId, status: 'in_review' })
    const { items } = await desk.reviews.list({ supplierId })
    const [refused, ...accepted] = items.map(({ id, version }) => ({ id, version }))
    for (const review of accepted) await desk.reviews.decide({ ...review, decision: 'accept' }, key())
    await desk.reviews.decide({ id: '', version: '', ...refused, decision: 'reject', reason: 'Blurred.' }, key())
    clock.advance(2 * MINUTE)
    await look(supplier.id, 'reviews')
    const mails = await mailTo(owner, supplier.email)
    expect(mails).toMatchObject([{ template: 'notices', arguments: { group: 'reviews', count: 4 } }])
    const { from = '', to = '' } = mails[0]?.arguments ?? {}
    const listed = await (await asPerson(supplier)).products.list({ acceptedFrom: from, acceptedTo: to })
    expect(listed.items.map(({ id }) => id).toSorted()).toEqual(accepted.map(({ id }) => id).toSorted())
  })

  it('reach the address that the reader has by then, and nobody who has none that is confirmed', async () => {
    const { supplier, note } = await givenTalk()
    await note('Where does it go?')
    await owner.query('update accounts set email = $2 where id = $1', [supplier.id, `new-${supplier.email}`])
    clock.advance(2 * MINUTE)
    await look(supplier.id, 'orders')
    expect(await mailTo(owner, `new-${supplier.email}`)).toHaveLength(1)
    await note('Nowhere')
    await owner.query('update accounts set email_confirmed_at = null where id = $1', [supplier.id])
    clock.advance(2 * MINUTE)
    expect(await look(supplier.id, 'orders')).toBeNull()
    expect(await mailTo(owner, `new-${supplier.email}`)).toHaveLength(1)
  })

  it('are sent by the worker, all that came meanwhile in one', async () => {
    const { supplier, note } = await givenTalk()
    for (const text of ['One', 'Two', 'Three']) await note(text)
    const begun = Date.now()
    const running = { now: () => new Date(clock.now().getTime() + Date.now() - begun) }
    const { smtp } = await openWorker(urls, { quiet: 1000, clock: running })
    await vi.waitFor(() => expect(smtp.accepted.flatMap(({ recipients }) => recipients)).toContain(supplier.email), {
      timeout: 60_000,
    })
    const mine = smtp.accepted.filter(({ recipients }) => recipients.includes(supplier.email))
    expect(mine).toHaveLength(1)
    for (const text of ['One', 'Two', 'Three']) expect(mine[0]?.text).toContain(text)
  })
})

it('what is about money, security or a new order is mailed at once; every group of SQL has its texts', async () => {
  const kinds = Object.keys(noticeKinds) as NoticeKind[]
  const { rows } = await owner.query<{ kind: NoticeKind; waits: string | null }>(
    'select kind, fx.notice_group(kind) as waits from unnest($1::text[]) kind',
    [kinds],
  )
  const waiting = rows.filter(({ waits }) => waits !== null)
  expect(new Set(waiting.map(({ waits }) => waits))).toEqual(new Set(noticeGroups))
  expect(waiting.map(({ kind }) => kind)).toEqual([
    'user.joined',
    'product.listed',
    'products.accepted',
    'product.sent-back',
    'product.rejected',
    'revision.accepted',
    'revision.sent-back',
    'quote.note',
    'order.shipping',
    'order.status',
    'order.note',
    'wishlist.back',
    'feedback.sent',
  ])
})
