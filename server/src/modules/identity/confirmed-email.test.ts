import { randomUUID } from 'node:crypto'
import { contract } from '@ticarum/contract/contract'
import { proceduresOf } from '@ticarum/contract/procedure'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../client.ts'
import { newCaller } from '../../door/caller.ts'
import { givenGoods } from '../../testing/given-buying.ts'
import { orderOf } from '../../testing/given-orders.ts'
import { matrixCalls } from '../../testing/matrix-calls.ts'
import { openDoor } from '../../testing/open-door.ts'
import { mailTo, mailTogetherNow, tokenIn } from '../../testing/sent-mail.ts'

const opened = await openDoor()
const { given, owner, as, asPerson, asProven, signedIn, door, clock } = opened
const { allowedCall } = await matrixCalls(opened)

const key = () => randomUUID()
const unconfirmed = () => given.customer({ confirmed: false })
const isConfirmed = async (email: string) =>
  (await owner.query('select email_confirmed_at is not null as is from accounts where email = $1', [email])).rows[0]?.is
const lastMailTo = async (email: string) =>
  (await mailTo(owner, email))[0] as { arguments: { code: string } } | undefined
const codeTo = async (email: string) => (await lastMailTo(email))?.arguments.code ?? ''
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('what needs a confirmed e-mail address', () => {
  const declared = proceduresOf(contract).filter(({ procedure }) => procedure.confirmed)

  it('is ordering, uploading, inviting, writing to people, changing the address and text messages', () => {
    expect(declared.map(({ name }) => name).toSorted()).toEqual([
      'amendments.propose',
      'apiTokens.make',
      'cart.checkOut',
      'deals.claim',
      'identity.changeEmail',
      'images.upload',
      'imports.addPictures',
      'imports.start',
      'invitations.inviteAdmin',
      'invitations.resend',
      'invitations.send',
      'messages.ask',
      'messages.report',
      'messages.send',
      'messages.sendFile',
      'needs.tell',
      'notifications.subscribe',
      'orders.addPicture',
      'orders.inquire',
      'orders.place',
      'orders.reportProblem',
      'papers.add',
      'payments.sendProof',
      'quotes.accept',
      'quotes.counter',
      'quotes.offer',
      'quotes.prepare',
      'quotes.request',
      'ratings.answer',
      'ratings.rate',
      'team.invite',
      'textMessages.offer',
      'webhooks.make',
    ])
  })

  it.each(declared.map(({ name }) => name))('%s is refused without one', async (name) => {
    const { input, token } = await allowedCall(name)
    const holder = `update accounts set email_confirmed_at = $2
      where id = (select user_id from sessions where token_hash = sha256($1::bytea))`
    await owner.query(holder, [Buffer.from(token ?? ''), null])
    await expect(door.call(name, newCaller({ token }), input, key())).rejects.toMatchObject({
      code: 'EMAIL_NOT_CONFIRMED',
    })
    await owner.query(holder, [Buffer.from(token ?? ''), new Date()])
  })

  it('is held by the database as well: nobody else’s order is stored', async () => {
    const person = await given.customer()
    const api = await asPerson(person)
    const wanted = orderOf(await givenGoods(opened), 2)
    // The door is passed, and the address loses its confirmation before the order is stored.
    await owner.query(`create function public.unconfirm() returns trigger language plpgsql security definer as
      $$ begin update public.accounts set email_confirmed_at = null where id = new.placed_by; return new; end $$`)
    await owner.query('create trigger a_unconfirm before insert on orders for each row execute function unconfirm()')
    try {
      await expect(api.orders.place(wanted, key())).rejects.toMatchObject({ code: 'INTERNAL' })
      expect((await owner.query('select from orders where placed_by = $1', [person.id])).rowCount).toBe(0)
    } finally {
      await owner.query('drop trigger a_unconfirm on orders; drop function public.unconfirm()')
    }
  })
})

describe('a code from the mail', () => {
  it('confirms in the session that asked for it, and nowhere else', async () => {
    const person = await unconfirmed()
    const api = await asPerson(person)
    await api.identity.askConfirmation({}, key())
    const code = await codeTo(person.email)
    expect(code).toMatch(/^\d{6}$/)
    const stored = await owner.query('select code_hmac from email_confirmations where user_id = $1', [person.id])
    expect(stored.rows[0]?.code_hmac).toHaveLength(32)

    const elsewhere = await asPerson(person)
    expect(await elsewhere.identity.confirmByCode({ code })).toEqual({ confirmed: false, triesLeft: 4 })
    const arabic = [...code].map((digit) => String.fromCharCode(0x0660 + Number(digit))).join('')
    expect(await api.identity.confirmByCode({ code: ` ${arabic} ` })).toEqual({ confirmed: true, triesLeft: 3 })
    expect((await api.identity.session({})).user).toMatchObject({ emailConfirmed: true, emailToConfirm: null })
  })

  it('is worth nothing after five tries, also of ten at once', async () => {
    const person = await unconfirmed()
    const api = await asPerson(person)
    await api.identity.askConfirmation({}, key())
    const code = await codeTo(person.email)
    const tries = Array.from({ length: 10 }, () => api.identity.confirmByCode({ code: wrong(code) }))
    const left = (await Promise.all(tries)).map(({ triesLeft }) => triesLeft)
    expect(left.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 1, 2, 3, 4])
    expect(await api.identity.confirmByCode({ code })).toEqual({ confirmed: false, triesLeft: 0 })
    await api.identity.askConfirmation({}, key())
    expect(await api.identity.confirmByCode({ code: await codeTo(person.email) })).toMatchObject({ confirmed: true })
  })

  it('is worth nothing after ten minutes; the link still works', async () => {
    const person = await unconfirmed()
    const api = await asPerson(person)
    await api.identity.askConfirmation({}, key())
    const letter = await lastMailTo(person.email)
    clock.advance(10 * 60_000)
    expect(await api.identity.confirmByCode({ code: await codeTo(person.email) })).toMatchObject({ confirmed: false })
    await as().identity.confirmEmail({ token: tokenIn(letter as never) }, key())
    expect(await isConfirmed(person.email)).toBe(true)
  })
})

describe('a mistyped address', () => {
  it('is corrected, and counts once it is confirmed', async () => {
    const person = await unconfirmed()
    const right = `${randomUUID()}@example.com`
    const caller = await signedIn(person)
    const api = createClient(door, caller)
    await api.identity.correctEmail({ email: right }, key())
    expect((await api.identity.session({})).user).toMatchObject({ email: person.email, emailToConfirm: right })
    expect(await mailTo(owner, person.email)).toEqual([])
    await api.identity.confirmByCode({ code: await codeTo(right) })
    expect((await api.identity.session({})).user).toMatchObject({ email: right, emailConfirmed: true })
    expect(await isConfirmed(person.email)).toBeUndefined()
  })

  it('tells nobody who has an account: a known one is answered alike, and its holder is told', async () => {
    const holder = await given.supplier()
    const person = await unconfirmed()
    const api = await asPerson(person)
    expect(await api.identity.correctEmail({ email: holder.email }, key())).toEqual({ done: true })
    expect((await api.identity.session({})).user.emailToConfirm).toBe(holder.email)
    expect(await mailTo(owner, holder.email)).toMatchObject([{ template: 'known-account' }])
    expect(await api.identity.confirmByCode({ code: '123456' })).toEqual({ confirmed: false, triesLeft: 4 })
  })

  it('is not corrected once it is confirmed', async () => {
    const api = await asPerson(await given.customer())
    const email = `${randomUUID()}@example.com`
    expect(await api.identity.correctEmail.try({ email }, key())).toMatchObject({ code: 'WRONG_STATE' })
  })

  it('gets at most five letters an hour from sign-ups and corrections, whoever asks', async () => {
    const email = `${randomUUID()}@example.com`
    const codes: unknown[] = []
    for (let n = 0; n < 6; n += 1) {
      const answer = await (await asPerson(await unconfirmed())).identity.correctEmail.try({ email }, key())
      codes.push(answer.ok ? 'OK' : answer.code)
    }
    expect(codes).toEqual(['OK', 'OK', 'OK', 'OK', 'OK', 'RATE_LIMITED'])
  })
})

it('is confirmed by the desk after a telephone call, and the trail says by whom', async () => {
  const admin = await given.admin()
  const person = await unconfirmed()
  await (await asProven(admin)).users.confirmEmail({ id: person.id }, key())
  expect(await isConfirmed(person.email)).toBe(true)
  const { rows } = await owner.query(
    "select actor_id from audit_log where table_name = 'accounts' and row_id = $1 and action = 'users.confirm-email'",
    [person.id],
  )
  expect(rows).toEqual([{ actor_id: admin.id }])
})

it('mails nobody without a confirmed address what happens or what somebody typed', async () => {
  const supplier = await given.supplier({ confirmed: false })
  const buyer = await given.customer()
  const { id } = await given.order({ customer: buyer, supplierId: supplier.companyId ?? '' })
  const api = await asPerson(buyer)
  await api.messages.send({ id, messageId: key(), body: 'Sign in at evil.example' })
  await api.orders.inquire({ id, message: 'Sign in at evil.example' }, key())
  await mailTogetherNow(opened)
  expect(await mailTo(owner, supplier.email)).toEqual([])
  const { rows } = await owner.query('select kind from notifications where user_id = $1', [supplier.id])
  expect(rows).toMatchObject([{ kind: 'order.note' }])
})

it('lets who set a new password by the link sign in at once, however often it was guessed', async () => {
  const person = await given.customer()
  const guess = () => as().identity.signIn.try({ email: person.email, password: 'a wrong guess' })
  for (let n = 0; n < 11; n += 1) await guess()
  expect(await guess()).toMatchObject({ code: 'RATE_LIMITED' })
  await as().identity.forgotPassword({ email: person.email }, key())
  const token = tokenIn((await mailTo(owner, person.email))[0])
  await as().identity.resetPassword({ token, password: 'a new password' }, key())
  expect(await as().identity.signIn.try({ email: person.email, password: 'a new password' })).toMatchObject({
    ok: true,
  })
})

it('shows an owner the same list of invitations for known and unknown addresses', async () => {
  const api = await asPerson(await given.customer())
  const known = await given.supplier()
  const suspended = await given.supplier()
  await owner.query('update accounts set suspended_at = now() where id = $1', [suspended.id])
  for (const email of [known.email, suspended.email, `${randomUUID()}@example.com`])
    await api.team.invite({ email }, key())
  const { invitations } = await api.team.list({})
  expect(invitations.map(({ state, may }) => ({ state, may }))).toEqual(
    Array(3).fill({ state: 'pending', may: invitations[0]?.may }),
  )
})
