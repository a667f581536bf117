import { randomBytes, randomUUID } from 'node:crypto'
import { tried } from '@ticarum/contract/testing/tried'
import { invitationActions, invitationActionsOf } from '@ticarum/contract/values/invitation-rules'
import type { Role } from '@ticarum/contract/values/roles'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../client.ts'
import { newCaller } from '../../door/caller.ts'
import { renderMail } from '../../mail/render-mail.ts'
import { cheapHashes } from '../../testing/cheap-hashes.ts'
import { howMany } from '../../testing/how-many.ts'
import { openDoor } from '../../testing/open-door.ts'
import { lettersOf, mailTo, tokenIn } from '../../testing/sent-mail.ts'

cheapHashes()

const opened = await openDoor()
const { door, given, as, asPerson, asProven, owner, clock } = opened
const inviter = await given.admin({ fullName: 'Selin Erciyes' })
const admin = await asProven(inviter)
const DAY = 24 * 3600 * 1000

async function invited(role: Role = 'supplier') {
  const email = `${randomUUID()}@example.com`
  const invitation =
    role === 'admin'
      ? await admin.invitations.inviteAdmin({ email }, randomUUID())
      : await admin.invitations.send({ email, role }, randomUUID())
  const [mail] = await mailTo(owner, email)
  return { email, invitation, token: tokenIn(mail) }
}

const answer = (token: string, over: object = {}) => ({ token, fullName: 'Kerem Talas', password: 'sixsix', ...over })

describe('sending an invitation', () => {
  it('stores the trimmed e-mail, role, hash of a random token, inviter and expiry [AINV-07] [DATA-17]', async () => {
    const invitation = await admin.invitations.send({ email: '  Kerem@Talas.Example ', role: 'supplier' }, randomUUID())
    const token = tokenIn((await mailTo(owner, 'kerem@talas.example'))[0])
    const { rows } = await owner.query(
      'select *, token_hash = sha256($2::bytea) as hashed from invitations where id = $1',
      [invitation.id, Buffer.from(token)],
    )
    expect(rows).toMatchObject([
      { email: 'kerem@talas.example', role: 'supplier', invited_by: inviter.id, hashed: true, accepted_at: null },
    ])
    expect(invitation).toMatchObject({ state: 'pending', acceptedAt: null })
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('mails role, inviter and the link of the site’s own origin [MAIL-05]', async () => {
    const { email, token } = await invited('admin')
    const [letter] = (await lettersOf(opened, 'invitation')).filter(({ recipient }) => recipient === email)
    expect(letter?.says).toMatchObject({ role: 'admin', inviterName: 'Selin Erciyes' })
    const mail = { template: 'invitation', language: 'en', arguments: letter?.says } as const
    expect((await renderMail(mail, 'https://ticarum.example')).text).toContain(
      `https://ticarum.example/accept-invitation?token=${token}`,
    )
  })

  it('ends seven days after it was sent [LIMIT-15]', async () => {
    const { invitation } = await invited()
    expect(new Date(invitation.expiresAt).getTime() - clock.now().getTime()).toBe(7 * DAY)
  })

  it('refuses the address of an account', async () => {
    const member = await given.customer()
    expect(await admin.invitations.send.try({ email: member.email, role: 'supplier' }, randomUUID())).toMatchObject({
      code: 'ALREADY_MEMBER',
    })
  })

  it('is resent with a new link; the old one stops working', async () => {
    const { invitation, token, email } = await invited()
    await admin.invitations.resend({ id: invitation.id }, randomUUID())
    expect(await as().invitations.check.try({ token })).toMatchObject({ code: 'INVITATION_NOT_FOUND' })
    expect(await as().invitations.check({ token: tokenIn((await mailTo(owner, email))[0]) })).toMatchObject({ email })
  })

  it('that a factory sent is resent as it is: one row, its company, its language', async () => {
    const boss = await given.supplier()
    await owner.query("update accounts set language = 'tr' where id = $1", [boss.id])
    const email = `${randomUUID()}@example.com`
    await (await asPerson(boss)).team.invite({ email }, randomUUID())
    const stored = () =>
      owner.query('select id, company_id, language, invited_by, replaced_at from invitations where email = $1', [email])
    const before = (await stored()).rows
    expect(before).toMatchObject([{ company_id: boss.companyId, language: 'tr', invited_by: boss.id }])
    const resent = await admin.invitations.resend({ id: before[0].id }, randomUUID())
    expect([resent.id, (await stored()).rows]).toEqual([before[0].id, before])
    const mails = await mailTo(owner, email)
    expect(mails).toHaveLength(2)
    expect(mails.map(({ language }) => language)).toEqual(['tr', 'tr'])
    const [fresh = '', ended = ''] = mails.map(tokenIn)
    expect(await as().invitations.check({ token: fresh })).toMatchObject({ email, role: 'supplier' })
    expect(await as().invitations.check.try({ token: ended })).toMatchObject({ code: 'INVITATION_NOT_FOUND' })
  })
})

describe('an invitation', () => {
  it.each([
    ['pending', ''],
    ['accepted', 'accepted_at = now()'],
    ['revoked', 'revoked_at = now()'],
    ['replaced', 'replaced_at = now()'],
    ['expired', "expires_at = now() - interval '1 day'"],
  ])('that is %s is resent and revoked as its row says', async (state, set) => {
    const through: string[] = []
    for (const action of invitationActions) {
      const { id } = (await invited()).invitation
      if (set) await owner.query(`update invitations set ${set} where id = $1`, [id])
      const { may, ...row } = await admin.invitations.get({ id })
      expect([row.state, may]).toEqual([state, invitationActionsOf(row.state)])
      if ((await admin.invitations[action].try({ id }, randomUUID())).ok) through.push(action)
    }
    const { invitation } = await invited()
    if (set) await owner.query(`update invitations set ${set} where id = $1`, [invitation.id])
    expect(through).toEqual((await admin.invitations.get({ id: invitation.id })).may)
  })
})

describe('accepting an invitation', () => {
  it.each(['customer', 'supplier', 'admin'] as const)(
    'makes an account of the invited role %s and address, signed in [INV-10] [INV-15]',
    async (role) => {
      const { token, email } = await invited(role)
      expect(await as().invitations.check({ token })).toMatchObject({
        email,
        role,
        companyName: null,
        hasAccount: false,
      })
      const caller = newCaller()
      await createClient(door, caller).invitations.accept(
        { ...answer(token), email: 'other@example.com', role: 'admin' } as ReturnType<typeof answer>,
        randomUUID(),
      )
      const session = caller.sessionCookie
      if (!session || session === 'clear') throw new Error('nobody is signed in')
      const { user } = await as({ token: session.token }).identity.session({})
      expect(user).toMatchObject({
        email,
        role,
        fullName: 'Kerem Talas',
        emailConfirmed: true,
        companyOwner: role !== 'admin',
      })
    },
  )

  it('marks it accepted in the transaction that makes the account, and never before [STATE-12]', async () => {
    const { token, invitation, email } = await invited()
    await as().invitations.check({ token })
    await as().invitations.accept.try(answer(token, { password: 'short' }), randomUUID())
    expect((await admin.invitations.get({ id: invitation.id })).acceptedAt).toBeNull()
    await as().invitations.accept(answer(token), randomUUID())
    const { rows } = await owner.query(
      `select i.accepted_at, i.xmin = a.xmin as together from invitations i, accounts a
        where i.id = $1 and a.email = $2`,
      [invitation.id, email],
    )
    expect(rows).toEqual([{ accepted_at: clock.now(), together: true }])
  })

  it('refuses what is expired [STATE-13], used, revoked, replaced or guessed', async () => {
    const [old, used, revoked, replaced] = [await invited(), await invited(), await invited(), await invited()]
    await as().invitations.accept(answer(used.token), randomUUID())
    await admin.invitations.revoke({ id: revoked.invitation.id }, randomUUID())
    await admin.invitations.send({ email: replaced.email, role: 'customer' }, randomUUID())
    const outcome = async (token: string) => {
      const [check, accept] = [
        await as().invitations.check.try({ token }),
        await as().invitations.accept.try(answer(token), randomUUID()),
      ]
      expect(check).toEqual(accept)
      return check.ok ? 'OK' : check.code
    }
    tried('invitation', 4)
    expect(await outcome(used.token)).toBe('INVITATION_USED')
    expect(await outcome(revoked.token)).toBe('INVITATION_NOT_FOUND')
    expect(await outcome(replaced.token)).toBe('INVITATION_NOT_FOUND')
    clock.advance(7 * DAY)
    expect(await outcome(old.token)).toBe('INVITATION_EXPIRED')
    clock.advance(-7 * DAY)
  })

  it('refuses the invitation of somebody who is no longer an admin like an unknown one', async () => {
    const former = await given.admin()
    const email = `${randomUUID()}@example.com`
    await (await asProven(former)).invitations.inviteAdmin({ email }, randomUUID())
    const token = tokenIn((await mailTo(owner, email))[0])
    await owner.query("update user_roles set role = 'customer' where user_id = $1", [former.id])
    const answers = [
      await as().invitations.check.try({ token }),
      await as().invitations.accept.try(answer(token), randomUUID()),
    ]
    expect(answers).toMatchObject([{ code: 'INVITATION_NOT_FOUND' }, { code: 'INVITATION_NOT_FOUND' }])
    expect((await owner.query('select from accounts where email = $1', [email])).rowCount).toBe(0)
  })

  it('gives somebody with an account but no role the invited role and company', async () => {
    const { token, email } = await invited('supplier')
    const api = await asPerson(await given.person(null, { email }))
    expect(await api.invitations.join({ token }, randomUUID())).toEqual({ role: 'supplier' })
    const founded = `select company_owner, kind, email_confirmed_at is not null as confirmed
        from accounts a join people p on p.id = a.id join companies c on c.id = p.company_id
        where email = $1`
    const { rows } = await owner.query(founded, [email])
    expect(rows).toEqual([{ company_owner: true, kind: 'supplier', confirmed: true }])
  })

  const ROUNDS = howMany(10, 100)
  it(`finds nothing in ${ROUNDS * 100} guesses`, async () => {
    const { rows: before } = await owner.query('select count(*) from accounts')
    let found = 0
    for (let round = 0; round < ROUNDS; round++) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => as().invitations.check.try({ token: randomBytes(32).toString('base64url') })),
      )
      found += answers.filter((guess) => guess.ok || guess.code !== 'INVITATION_NOT_FOUND').length
    }
    tried('invitation', ROUNDS * 100)
    expect(found).toBe(0)
    expect((await owner.query('select count(*) from accounts')).rows).toEqual(before)
  })

  const INVITED = howMany(5, 20)
  it(`makes exactly ${INVITED} accounts when as many invitations are accepted 50 times each at once`, async () => {
    const invitations = await Promise.all(Array.from({ length: INVITED }, () => invited()))
    let accepted = 0
    for (const { token } of invitations) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => as().invitations.accept.try(answer(token), randomUUID())),
      )
      accepted += answers.filter(({ ok }) => ok).length
      expect(new Set(answers.map((one) => (one.ok ? 'OK' : one.code)))).toEqual(new Set(['OK', 'INVITATION_USED']))
    }
    tried('invitation', INVITED * 49)
    expect(accepted).toBe(INVITED)
    const { rows } = await owner.query('select count(*)::int as accounts from accounts where email = any ($1)', [
      invitations.map(({ email }) => email),
    ])
    expect(rows).toEqual([{ accounts: INVITED }])
  }, 300_000)
})
