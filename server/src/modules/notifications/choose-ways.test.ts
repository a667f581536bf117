import { randomUUID } from 'node:crypto'
import { type NoticeKind, noticeKinds, noticeTopics, topicsOf } from '@ticarum/contract/values/notifications'
import { roles } from '@ticarum/contract/values/roles'
import { describe, expect, it } from 'vitest'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { openDoor } from '../../testing/open-door.ts'
import { mailTo, mailTogetherNow } from '../../testing/sent-mail.ts'
import { mailDigests } from './notifications.jobs.ts'

const opened = await openDoor()
const { given, owner, worker, asPerson, asProven, clock } = opened
const DAY = 24 * 3600 * 1000
const key = () => randomUUID()

/** What the worker does each morning; again, if it was killed before it could say that it was done. */
const runDigests = () => mailDigests({ pool: worker, clock })

/** Moves the clock to this hour (UTC) of the next day. */
const tomorrowAt = (hour: number) => {
  const now = clock.now().getTime()
  clock.advance(Math.floor(now / DAY + 1) * DAY + hour * 3600 * 1000 - now)
}

/** An order whose supplier is told of notes. */
async function givenTalk() {
  const supplier = await givenSupplier(opened)
  const customer = await given.customer()
  const { id } = await given.order({ customer, supplierId: supplier.companyId })
  const customers = await asPerson(customer)
  return {
    supplier,
    api: await asPerson(supplier),
    note: (text: string) => customers.messages.send({ id, messageId: key(), body: text }),
    mails: () => mailTo(owner, supplier.email),
  }
}

describe('who chose for a topic', () => {
  it('once a day gets one e-mail at 8 in GMT+3, of what they have not read', async () => {
    const { supplier, api, note, mails } = await givenTalk()
    tomorrowAt(12)
    await api.notifications.chooseWays({ ways: [{ topic: 'orders', way: 'daily' }] })
    for (const text of ['Seen', 'One', 'Two']) await note(text)
    await owner.query(`update notifications set read_at = now() where user_id = $1 and arguments ->> 'text' = 'Seen'`, [
      supplier.id,
    ])
    await mailTogetherNow(opened)
    await runDigests()
    expect(await mails()).toEqual([])
    tomorrowAt(4.99)
    await runDigests()
    expect(await mails()).toEqual([])
    tomorrowAt(5)
    await runDigests()
    expect(await mails()).toMatchObject([{ template: 'notices', arguments: { group: 'daily', count: 2 } }])
  })

  it('once a day is mailed once, however often the job runs on that day', async () => {
    const { api, note, mails } = await givenTalk()
    await api.notifications.chooseWays({ ways: [{ topic: 'orders', way: 'daily' }] })
    await note('Before 8')
    tomorrowAt(5)
    await Promise.all([runDigests(), runDigests()])
    clock.advance(60_000)
    await note('After 8')
    clock.advance(60_000)
    await runDigests()
    expect(await mails()).toMatchObject([{ template: 'notice', arguments: { arguments: { text: 'Before 8' } } }])
    tomorrowAt(5)
    await runDigests()
    expect(await mails()).toHaveLength(2)
  })

  it('no mail gets none, and reads everything in the list', async () => {
    const { api, note, mails } = await givenTalk()
    await api.notifications.chooseWays({ ways: [{ topic: 'orders', way: 'none' }] })
    await note('Quiet')
    await mailTogetherNow(opened)
    tomorrowAt(6)
    await runDigests()
    expect(await mails()).toEqual([])
    expect((await api.notifications.list({})).items).toMatchObject([{ kind: 'order.note' }])
    await api.notifications.chooseWays({ ways: [{ topic: 'orders', way: 'at-once' }] })
    await note('Loud')
    clock.advance(10 * 60_000)
    await mailTogetherNow(opened)
    expect(await mails()).toHaveLength(1)
  })
})

describe('choices', () => {
  it.each(roles)('of a %s are those of their topics, at once until they choose', async (role) => {
    const api = await asPerson(await given.person(role))
    const topics = topicsOf[role]
    const ways = async () => (await api.notifications.ways({})).ways
    expect(await ways()).toEqual(topics.map((topic) => ({ topic, way: 'at-once', push: true })))
    for (const way of ['daily', 'none', 'at-once'] as const) {
      await api.notifications.chooseWays({ ways: topics.map((topic) => ({ topic, way })) })
      expect(await ways()).toEqual(topics.map((topic) => ({ topic, way, push: true })))
    }
  })

  it('do not concern what is about the account: it is mailed at once; all else has a topic', async () => {
    const kinds = Object.keys(noticeKinds) as NoticeKind[]
    const { rows } = await owner.query<{ kind: NoticeKind; always: boolean }>(
      'select kind, fx.is_always_mailed(kind) as always from unnest($1::text[]) kind',
      [kinds],
    )
    const chosen: NoticeKind[] = Object.values(noticeTopics).flat()
    expect(chosen.toSorted()).toEqual(rows.flatMap(({ kind, always }) => (always ? [] : [kind])).toSorted())
    const person = await given.customer()
    await owner.query(
      "insert into notification_choices (user_id, kind, by_mail, daily) values ($1, 'account.suspended', true, true)",
      [person.id],
    )
    const desk = await asProven(await given.admin())
    await desk.users.suspend({ id: person.id, reason: 'Somebody else signs in.' }, key())
    expect(await mailTo(owner, person.email)).toMatchObject([{ arguments: { kind: 'account.suspended' } }])
  })
})
