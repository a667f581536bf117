import { randomUUID } from 'node:crypto'
import type { FeedbackState } from '@ticarum/contract/values/feedback'
import { newId } from '@ticarum/db/ids'
import { actorOf } from '@ticarum/db/testing/actor'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { inTransaction } from '@ticarum/db/transaction'
import { describe, expect, it } from 'vitest'
import { givenFeedback, someFeedback } from '../../testing/given-feedback.ts'
import { openDoor } from '../../testing/open-door.ts'
import { mailTo, mailTogetherNow } from '../../testing/sent-mail.ts'
import { averageRating } from './feedback.public.ts'

const opened = await openDoor()
const { given, owner, as, asPerson, clock } = opened
const [elif, deniz] = [await given.admin({ fullName: 'Elif Akköy' }), await given.admin({ fullName: 'Deniz Kaya' })]
const desk = await asPerson(elif)

const rowsOf = async ({ id }: GivenPerson) =>
  (await owner.query('select * from feedback where user_id = $1 order by created_at', [id])).rows
const statusOf = async (id: string): Promise<FeedbackState> =>
  (await owner.query('select status from feedback where id = $1', [id])).rows[0]?.status
const voicesNow = async () => (await as().feedback.voices({ limit: 100 })).items
const idsIn = async (tab: 'all' | 'customers' | 'suppliers' | 'pending') =>
  (await desk.feedback.list({ tab, limit: 100 })).items.map(({ id }) => id)

describe('feedback', () => {
  it.each([
    ['customer', 'customer'],
    ['supplier', 'supplier'],
    ['admin', 'admin'],
    [null, 'customer'],
  ] as const)(
    'of a person with the role %s is stored with who sent it, as a %s’s, and pending ' +
      '[FEED-02] [FEED-03] [DATA-15] [PERM-38]',
    async (role, recorded) => {
      const person = await given.person(role, { fullName: 'Faadumo Warsame' })
      const api = await asPerson(person)
      clock.advance(1000)
      await api.feedback.send({ rating: 4, message: '  Ordering\nwas easy. ', language: 'so' }, randomUUID())
      expect(await rowsOf(person)).toEqual([
        {
          id: expect.any(String),
          user_id: person.id,
          user_name: 'Faadumo Warsame',
          user_email: person.email,
          user_role: recorded,
          rating: 4,
          message: 'Ordering\nwas easy.',
          language: 'so',
          may_be_shown: false,
          status: 'pending',
          decided_by: null,
          decided_at: null,
          created_at: clock.now(),
        },
      ])
    },
  )

  it('of a visitor is not stored [ERR-44]', async () => {
    const before = await owner.query('select from feedback')
    expect(await as().feedback.send.try(someFeedback, randomUUID())).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect((await owner.query('select from feedback')).rowCount).toBe(before.rowCount)
  })

  it('needs one to five stars and words, of which 1000 characters are enough', async () => {
    const person = await given.customer()
    const api = await asPerson(person)
    const refused = async (input: object) => {
      const answer = await api.feedback.send.try({ ...someFeedback, ...input }, randomUUID())
      return answer.ok || answer.code !== 'INPUT_INVALID' ? answer : answer.args.fields
    }
    for (const rating of ['', 0, 6, 2.5, null, 'four']) expect(await refused({ rating })).toHaveProperty('rating')
    for (const message of ['', ' \n ', '\0']) expect(await refused({ message })).toHaveProperty('message')
    expect(await refused({ message: 'x'.repeat(1001) })).toEqual({ message: 'tooLong' })
    expect(await rowsOf(person)).toEqual([])
    await api.feedback.send({ ...someFeedback, message: ` ${'x'.repeat(1000)} ` }, randomUUID())
    expect(await rowsOf(person)).toHaveLength(1)
  })

  it('and an inquiry take 1000 characters, and refuse 1001 [LIMIT-13]', async () => {
    const customer = await given.customer()
    const { id } = await given.order({ customer })
    const api = await asPerson(customer)
    const send = (message: string) => [
      api.feedback.send.try({ rating: 5, message }, randomUUID()),
      api.orders.inquire.try({ id, message }, randomUUID()),
    ]
    for (const answer of await Promise.all(send('x'.repeat(1000)))) expect(answer).toMatchObject({ ok: true })
    for (const answer of await Promise.all(send('x'.repeat(1001))))
      expect(answer).toMatchObject({ code: 'INPUT_INVALID', args: { fields: { message: 'tooLong' } } })
  })

  it('sent twice with one key is stored once; all other admins are told once, by mail unless they chose', async () => {
    const key = randomUUID()
    await (await asPerson(deniz)).notifications.choose({ kind: 'feedback.sent', byMail: false })
    const person = await given.supplier({ fullName: 'Kerem Talas' })
    const api = await asPerson(person)
    const both = await Promise.all([1, 2].map(() => api.feedback.send.try({ rating: 2, message: 'Slow.' }, key)))
    expect(both.some(({ ok }) => ok)).toBe(true)
    expect(await rowsOf(person)).toHaveLength(1)
    const told = { kind: 'feedback.sent', arguments: { name: 'Kerem Talas', rating: '2', text: 'Slow.' } }
    for (const admin of [elif, deniz]) {
      const { items } = await (await asPerson(admin)).notifications.list({})
      expect(items.flatMap(({ latest }) => latest).filter((notice) => notice.arguments.text === 'Slow.')).toMatchObject(
        [told],
      )
    }
    await mailTogetherNow(opened)
    const mailed = async ({ email }: GivenPerson) =>
      (await mailTo(owner, email)).filter((mail) => JSON.stringify(mail.arguments).includes('Slow.')).length
    expect([await mailed(elif), await mailed(deniz), await mailed(person)]).toEqual([1, 0, 0])
  })

  it('is limited to ten an hour for each account', async () => {
    const limited = await openDoor({ limits: true })
    const api = await limited.asPerson(await limited.given.customer())
    const answers: string[] = []
    for (let n = 0; n < 11; n += 1) {
      const answer = await api.feedback.send.try(someFeedback, randomUUID())
      answers.push(answer.ok ? 'OK' : answer.code)
    }
    expect(answers).toEqual([...Array(10).fill('OK'), 'RATE_LIMITED'])
  })
})

describe('the desk', () => {
  it('lists feedback newest first, page by page: all, of each role, pending [AFEED-02] [AFEED-03]', async () => {
    const [customer, supplier] = [await given.customer(), await given.supplier()]
    const ids: string[] = []
    for (const [person, status] of [
      [customer, 'pending'],
      [supplier, 'approved'],
      [customer, 'rejected'],
      [supplier, 'pending'],
      [elif, 'pending'],
    ] as const)
      ids.unshift(await givenFeedback(opened, person, { status }))
    const [ofAdmin, pending, rejected, approved, first] = ids
    const mine = async (tab: Parameters<typeof idsIn>[0]) => (await idsIn(tab)).filter((id) => ids.includes(id))
    expect(await mine('all')).toEqual(ids)
    expect(await mine('customers')).toEqual([rejected, first])
    expect(await mine('suppliers')).toEqual([pending, approved])
    expect(await mine('pending')).toEqual([ofAdmin, pending, first])

    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await desk.feedback.list({ limit: 2, ...(after && { after }) })
      seen.push(...page.items.map(({ id }) => id))
      after = page.next ?? undefined
    } while (after)
    expect(seen).toEqual(await idsIn('all'))
  })

  it('approves or rejects pending feedback, once [STATE-11]', async () => {
    const customer = await given.customer()
    for (const decision of ['approved', 'rejected'] as const) {
      const id = await givenFeedback(opened, customer)
      const others = await Promise.all(
        [elif, deniz].map(async (admin) => (await asPerson(admin)).feedback.decide.try({ id, decision }, randomUUID())),
      )
      expect(others.map((answer) => (answer.ok ? 'done' : answer.code)).toSorted()).toEqual(['ALREADY_DECIDED', 'done'])
      expect(await statusOf(id)).toBe(decision)
      const back = decision === 'approved' ? 'rejected' : 'approved'
      expect(await desk.feedback.decide.try({ id, decision: back }, randomUUID())).toMatchObject({
        code: 'ALREADY_DECIDED',
      })
      expect(await statusOf(id)).toBe(decision)
    }
  })

  it('says what may be done with each: decide only pending, show only approved with consent', async () => {
    const customer = await given.customer()
    const may = async (options: Parameters<typeof givenFeedback>[2]) => {
      const id = await givenFeedback(opened, customer, options)
      const entry = (await desk.feedback.list({})).items.find((each) => each.id === id)
      const shown = await desk.feedback.show.try({ id }, randomUUID())
      return [entry?.may, shown.ok || shown.code]
    }
    expect(await may({ status: 'pending', mayBeShown: true })).toEqual([['approve', 'reject'], 'WRONG_STATE'])
    expect(await may({ status: 'rejected', mayBeShown: true })).toEqual([[], 'WRONG_STATE'])
    expect(await may({ status: 'approved' })).toEqual([[], 'WRONG_STATE'])
    expect(await may({ status: 'approved', mayBeShown: true })).toEqual([['show'], true])
    expect(await may({ shown: true })).toEqual([['hide'], true])
  })

  it('no admin changes a decision or writes a voice in SQL', async () => {
    const id = await givenFeedback(opened, await given.customer(), { status: 'rejected', mayBeShown: true })
    const trying = (statement: string) => inTransaction(opened.app, actorOf(elif), (tx) => tx.sql(statement, [id]))
    await expect(trying("update feedback set status = 'approved' where id = $1")).rejects.toMatchObject({
      code: '23514',
    })
    await expect(
      trying("insert into voices (id, name, role, rating, message, language) values ($1, '', 'admin', 5, '', 'en')"),
    ).rejects.toMatchObject({ code: '42501' })
    expect((await trying('select fx.show_feedback($1) as shown'))[0]).toEqual({ shown: false })
  })
})

describe('the home page', () => {
  it('quotes what is shown, the latest first, without address or state, until it is hidden', async () => {
    const author = await given.supplier({ fullName: 'Kerem Talas' })
    const options = { status: 'approved', mayBeShown: true, rating: 5 } as const
    const [older, newer] = [
      await givenFeedback(opened, author, { ...options, message: 'Paid on time.' }),
      await givenFeedback(opened, author, { ...options, message: 'Good buyers.' }),
    ]
    for (const id of [newer, older]) {
      clock.advance(1000)
      for (const _ of [1, 2]) await desk.feedback.show({ id }, randomUUID())
    }
    const quoted = (await voicesNow()).filter(({ name }) => name === 'Kerem Talas')
    expect(quoted).toEqual([
      { id: older, name: 'Kerem Talas', role: 'supplier', rating: 5, message: 'Paid on time.', language: 'en' },
      { id: newer, name: 'Kerem Talas', role: 'supplier', rating: 5, message: 'Good buyers.', language: 'en' },
    ])
    for (const _ of [1, 2]) await desk.feedback.hide({ id: older }, randomUUID())
    expect((await voicesNow()).map(({ id }) => id)).not.toContain(older)
    expect(await desk.feedback.hide.try({ id: newId() }, randomUUID())).toMatchObject({ code: 'NOT_FOUND' })
  })
})

it('the average rating is the mean of all ratings; there is none without feedback', async () => {
  const { given, owner, app } = await openDoor()
  const admin = await given.admin()
  const average = () => inTransaction(app, actorOf(admin), (tx) => averageRating({ tx }))
  expect(await average()).toBeNull()
  for (const [rating, status] of [
    [5, 'pending'],
    [4, 'approved'],
    [1, 'rejected'],
  ] as const)
    await givenFeedback({ owner }, admin, { rating, status })
  expect(await average()).toBeCloseTo(10 / 3, 10)
})
