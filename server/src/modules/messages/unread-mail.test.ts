import { randomUUID } from 'node:crypto'
import type { Phrase } from '@ticarum/contract/values/phrases'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { describe, expect, it } from 'vitest'
import { renderMail } from '../../mail/render-mail.ts'
import { silentLog } from '../../platform/log.ts'
import { givenChatOf } from '../../testing/given-messages.ts'
import { jobParts } from '../../testing/job-parts.ts'
import { openDoor } from '../../testing/open-door.ts'
import { mailTo } from '../../testing/sent-mail.ts'
import { messagesJobs } from './messages.jobs.ts'

const opened = await openDoor()
const { given, owner, app, worker, asPerson, clock } = opened
const jobs = messagesJobs(jobParts({ pool: worker, app, clock, log: silentLog }))
const look = () => jobs['tell-unread']?.({})
const MINUTE = 60_000

async function givenTalk(reader?: GivenPerson) {
  const [customer, supplier] = [
    await given.customer({ fullName: 'Faadumo Warsame' }),
    reader ?? (await given.supplier()),
  ]
  const id = await givenChatOf(opened, customer.companyId ?? '', supplier.companyId ?? '')
  const [buyers, sellers] = [await asPerson(customer), await asPerson(supplier)]
  const say = (body: string, phrase?: Phrase) =>
    buyers.messages.send({ id, messageId: randomUUID(), body, ...(phrase && { phrase }) })
  return { customer, supplier, id, say, buyers, sellers }
}
const mailed = async ({ email }: GivenPerson) =>
  (await mailTo(owner, email)).map((mail) => mail.arguments as unknown as { kind: string; arguments: object })

describe('who has not read for ten minutes', () => {
  it('gets one mail that leads to the thread, however many messages there are', async () => {
    const { supplier, id, say } = await givenTalk()
    await say('Is it in stock?')
    clock.advance(9 * MINUTE)
    await say('Hello?')
    await look()
    expect(await mailed(supplier)).toEqual([])
    clock.advance(MINUTE)
    await Promise.all([look(), look(), look()])
    expect(await mailed(supplier)).toMatchObject([
      {
        kind: 'message.unread',
        arguments: { conversationId: id, role: 'supplier', name: 'Faadumo Warsame', text: 'Hello?', count: '2' },
      },
    ])
    const [mail] = await mailTo(owner, supplier.email)
    const { text } = await renderMail({ template: 'notice', language: 'tr', arguments: mail?.arguments }, 'https://t')
    expect(text).toContain(`https://t/supplier/messages/${id}`)
    expect(text).toContain('Hello?')
  })

  it('gets none again before they read, and then one for what came since', async () => {
    const { supplier, id, say, sellers } = await givenTalk()
    await say('One')
    clock.advance(10 * MINUTE)
    await look()
    await say('Two')
    clock.advance(60 * MINUTE)
    await look()
    expect(await mailed(supplier)).toHaveLength(1)
    await sellers.messages.markRead({ id, number: 2 })
    await say('Three')
    clock.advance(10 * MINUTE)
    await look()
    expect(await mailed(supplier)).toMatchObject([{ arguments: { text: 'Three', count: '1' } }, {}])
  })

  it('gets none for what was read meanwhile; a colleague who has not read gets theirs', async () => {
    const { supplier, id, say, sellers } = await givenTalk()
    const colleague = await given.supplier({ companyId: supplier.companyId ?? '', owner: false })
    await say('One')
    clock.advance(5 * MINUTE)
    await sellers.messages.markRead({ id, number: 1 })
    clock.advance(5 * MINUTE)
    await look()
    expect([await mailed(supplier), (await mailed(colleague)).length]).toEqual([[], 1])
  })

  it('gets one for several conversations, which leads to all of them', async () => {
    const { supplier, say } = await givenTalk()
    const other = await givenTalk(supplier)
    await say('One')
    await other.say('Two')
    await other.say('Three')
    clock.advance(10 * MINUTE)
    await look()
    const mails = await mailed(supplier)
    expect(mails).toMatchObject([{ kind: 'message.several-unread', arguments: { count: '3', talks: '2' } }])
    const { text } = await renderMail({ template: 'notice', language: 'ar', arguments: mails[0] }, 'https://t')
    expect(text).toMatch(/https:\/\/t\/supplier\/messages\s/)
  })

  it('gets none where either side has blocked the other, or the address is not confirmed, or suspended', async () => {
    const [blocked, unconfirmed, suspended] = [await givenTalk(), await givenTalk(), await givenTalk()]
    for (const { say } of [blocked, unconfirmed, suspended]) await say('Hello?')
    await blocked.sellers.messages.block({ id: blocked.id, blocked: true })
    await owner.query('update accounts set email_confirmed_at = null where id = $1', [unconfirmed.supplier.id])
    await owner.query('update accounts set suspended_at = now() where id = $1', [suspended.supplier.id])
    clock.advance(10 * MINUTE)
    await look()
    for (const { supplier } of [blocked, unconfirmed, suspended]) expect(await mailed(supplier)).toEqual([])
  })

  it('is mailed at the cost of who wrote, and not over their budget', async () => {
    const { customer, supplier, say } = await givenTalk()
    await say('One')
    clock.advance(10 * MINUTE)
    await look()
    const caused = 'select from mail_log where caused_by = $1'
    expect([(await mailed(supplier)).length, (await owner.query(caused, [customer.id])).rowCount]).toEqual([1, 1])
    const next = await givenTalk()
    await next.say('One')
    clock.advance(10 * MINUTE)
    await owner.query(
      `insert into mail_log (id, recipient, template, language, created_at, caused_by)
        select gen_random_uuid(), 'n@example.com', 'notice', 'en', $2, $1 from generate_series(1, 1000)`,
      [next.customer.id, clock.now()],
    )
    await look()
    expect(await mailed(next.supplier)).toEqual([])
  })

  it('reads a stock phrase in their own language', async () => {
    const { supplier, say } = await givenTalk()
    await say('15', 'delivery.days')
    clock.advance(10 * MINUTE)
    await look()
    const [notice] = await mailed(supplier)
    const inLanguage = async (language: 'en' | 'tr' | 'so' | 'ar') =>
      (await renderMail({ template: 'notice', language, arguments: notice }, 'https://t')).text.replace(/[⁨⁩]/g, '')
    expect(await inLanguage('en')).toContain('Days until delivery: 15')
    expect(await inLanguage('tr')).toContain('Teslimata kalan gün: 15')
    expect(await inLanguage('so')).toContain('gaarsiinta: 15')
    expect(await inLanguage('ar')).toContain('حتى التسليم: 15')
  })

  it('is not told by mail of what the desk wrote, which was mailed', async () => {
    const desk = await asPerson(await given.admin())
    const customer = await given.customer()
    await desk.inbox.write({ id: customer.companyId ?? '', body: 'Welcome.' }, randomUUID())
    const before = await mailTo(owner, customer.email)
    clock.advance(10 * MINUTE)
    await look()
    expect(await mailTo(owner, customer.email)).toEqual(before)
  })
})
