import { randomUUID } from 'node:crypto'
import { languages } from '@ticarum/contract/values/languages'
import type { NoticeKind } from '@ticarum/contract/values/notifications'
import { newId } from '@ticarum/db/ids'
import { describe, expect, it } from 'vitest'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { openDoor } from '../../testing/open-door.ts'

const opened = await openDoor()
const { given, owner, asPerson } = opened

interface Told {
  at?: string
  kind?: NoticeKind
  args?: Record<string, string>
}

/** A notice of this moment, or of another one. */
async function tell(userId: string, { at, kind = 'order.note', args = {} }: Told = {}): Promise<string> {
  const id = newId()
  await owner.query(
    `insert into notifications (id, user_id, kind, arguments, created_at)
      values ($1, $2, $3, $4, coalesce($5, fx.now()))`,
    [id, userId, kind, JSON.stringify(args), at],
  )
  return id
}

async function givenReader() {
  const person = await given.customer()
  const api = await asPerson(person)
  return { id: person.id, api, unread: async () => (await api.notifications.count({})).unread }
}

describe('the list of notices', () => {
  it('has many of a kind and a day as one, with the latest ten of them', async () => {
    const { id, api } = await givenReader()
    for (let n = 1; n <= 47; n += 1) {
      const at = `2026-03-02T08:${String(n).padStart(2, '0')}:00.000Z`
      await tell(id, { kind: 'product.listed', at, args: { product: `Shirt ${n}` } })
    }
    const { items, next } = await api.notifications.list({})
    expect(items).toMatchObject([{ title: '47 products were listed', count: 47, unread: 47 }])
    expect(items[0]?.latest.map(({ arguments: { product } }) => product)).toEqual(
      Array.from({ length: 10 }, (_, n) => `Shirt ${47 - n}`),
    )
    expect(next).toBeNull()
    for (const language of languages)
      expect((await api.notifications.list({ language })).items[0]?.title, language).toContain('47')
  })

  it('counts each product that one notice tells of', async () => {
    const { id, api } = await givenReader()
    for (const count of ['40', '7'])
      await tell(id, { kind: 'products.accepted', at: '2026-03-02T08:00:00Z', args: { count } })
    expect((await api.notifications.list({})).items).toMatchObject([
      { title: '47 products and changes were accepted', count: 2 },
    ])
  })

  it('says one notice in its own words, in the language that was asked for', async () => {
    const { id, api } = await givenReader()
    await tell(id, { kind: 'company.renamed', args: { name: 'Öz Gıda' } })
    const said = await Promise.all(
      languages.map(async (language) => (await api.notifications.list({ language })).items[0]),
    )
    expect(new Set(said.map((notice) => notice?.title)).size).toBe(languages.length)
    for (const notice of said) expect(notice?.text).toContain('Öz Gıda')
  })

  it('ends a day at midnight of GMT+3, and has the newest first', async () => {
    const { id, api } = await givenReader()
    await tell(id, { at: '2026-03-01T20:59:59Z' })
    await tell(id, { at: '2026-03-01T21:00:00Z' })
    await tell(id, { at: '2026-03-02T07:00:00Z', kind: 'account.restored' })
    await tell(id, { at: '2026-03-02T06:00:00Z', kind: 'wishlist.back' })
    expect((await api.notifications.list({})).items.map(({ kind, createdAt }) => [kind, createdAt])).toEqual([
      ['account.restored', '2026-03-02T07:00:00.000Z'],
      ['wishlist.back', '2026-03-02T06:00:00.000Z'],
      ['order.note', '2026-03-01T21:00:00.000Z'],
      ['order.note', '2026-03-01T20:59:59.000Z'],
    ])
  })

  it('is read page by page, each notice once, with whole days on a page', async () => {
    const { id, api } = await givenReader()
    const kinds = ['order.note', 'order.status', 'wishlist.back'] as const
    for (let day = 1; day <= 9; day += 1)
      for (const kind of kinds) await tell(id, { kind, at: `2026-03-0${day}T08:00:00Z` })
    const seen: string[] = []
    const sizes: number[] = []
    let after: string | null | undefined
    while (after !== null) {
      const page = await api.notifications.list({ limit: 4, ...(after && { after }) })
      seen.push(...page.items.map((item) => item.id))
      sizes.push(page.items.length)
      after = page.next
    }
    expect(sizes).toEqual([6, 6, 6, 6, 3])
    expect(new Set(seen).size).toBe(27)
  })

  it('steps from bundle to bundle, however many notices one has', async () => {
    const { id } = await givenReader()
    await owner.query(
      `insert into notifications (id, user_id, kind, created_at)
        select gen_random_uuid(), $1, 'user.joined', '2026-03-02T08:00:00Z'::timestamptz - n * interval '1 second'
          from generate_series(1, 20000) n`,
      [id],
    )
    await owner.query('analyze notifications')
    const { rows } = await owner.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off) select day, kind from notifications
        where user_id = $1 and (day, kind) < ('2026-03-03', 'z') order by day desc, kind desc limit 1`,
      [id],
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
      /Index Only Scan Backward using notifications_bundles/,
    )
  })
})

describe('a notice', () => {
  it('is read once it is opened, and leads to what it speaks of', async () => {
    const { id, api, unread } = await givenReader()
    const orderId = randomUUID()
    const notice = await tell(id, { args: { orderId } })
    await tell(id, { args: { orderId: randomUUID() } })
    expect(await unread()).toBe(2)
    expect(await api.notifications.markRead({ id: notice })).toEqual({ path: `/orders/${orderId}/messages` })
    expect(await unread()).toBe(1)
  })

  it('is read with those it is shown with, and leads to their list, or to the one thing they are about', async () => {
    const { id, api, unread } = await givenReader()
    const orderId = randomUUID()
    await tell(id, { at: '2026-03-01T08:00:00Z', args: { orderId } })
    for (const minute of ['00', '01', '02']) await tell(id, { at: `2026-03-02T08:${minute}:00Z`, args: { orderId } })
    const [shown] = (await api.notifications.list({})).items
    await tell(id, { at: '2026-03-02T08:03:00Z', args: { orderId: randomUUID() } })
    expect(await api.notifications.markRead({ id: shown?.id ?? '', bundle: true })).toEqual({
      path: `/orders/${orderId}/messages`,
    })
    expect(await unread()).toBe(2) // of the day before, and what came after the page was read
    const [both] = (await api.notifications.list({})).items
    expect(await api.notifications.markRead({ id: both?.id ?? '', bundle: true })).toEqual({ path: '/customer/orders' })
    expect(await unread()).toBe(1)
  })

  it('of somebody else can be neither opened nor read away with others', async () => {
    const [mine, theirs] = [await givenReader(), await givenReader()]
    const notice = await tell(theirs.id)
    for (const bundle of [false, true])
      expect(await mine.api.notifications.markRead.try({ id: notice, bundle })).toMatchObject({ code: 'NOT_FOUND' })
    await mine.api.notifications.markAllRead({ upTo: '2090-01-01T00:00:00.000Z' })
    expect(await theirs.unread()).toBe(1)
  })

  it('that came after the page stays unread when all are marked', async () => {
    const { id, api, unread } = await givenReader()
    await tell(id, { at: '2026-03-02T08:00:00.000700Z' })
    await tell(id, { at: '2026-03-02T08:01:00Z' })
    const { items } = await api.notifications.list({})
    await tell(id, { at: '2026-03-02T08:01:01Z' })
    await api.notifications.markAllRead({ upTo: items[0]?.createdAt ?? '' })
    expect(await unread()).toBe(1)
  })

  it('tells its reader’s bell, once for all of a transaction', async () => {
    const { id, api } = await givenReader()
    const heard = async () =>
      (await owner.query("select from events where audience = $1 and kind = 'notice'", [id])).rowCount
    for (let n = 0; n < 3; n += 1) await tell(id)
    expect(await heard()).toBe(3)
    await api.notifications.markAllRead({ upTo: '2090-01-01T00:00:00.000Z' })
    expect(await heard()).toBe(4)
    const supplier = await givenSupplier(opened)
    expect(await (await asPerson(supplier)).notifications.count({})).toEqual({ unread: 0 })
  })
})
