import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openDoor } from '../../testing/open-door.ts'
import { mailTo, tokenIn } from '../../testing/sent-mail.ts'

const { given, as, asPerson, signedIn, owner } = await openDoor()

describe('a team', () => {
  it('grows by invitation: the colleague joins the company in its role, and sees what it sees', async () => {
    const boss = await given.customer({ fullName: 'Faadumo Warsame' })
    const email = `${randomUUID()}@example.com`
    await (await asPerson(boss)).team.invite({ email }, randomUUID())
    const token = tokenIn((await mailTo(owner, email))[0])
    const company = await (await asPerson(boss)).companies.getMine({})
    expect(await as().invitations.check({ token })).toEqual({
      email,
      role: 'customer',
      companyName: company.name,
      fullName: '',
      hasAccount: false,
    })
    await as().invitations.accept({ token, fullName: 'Cabdiraxmaan Jaamac', password: 'sixsix' }, randomUUID())

    const colleague = {
      id: '',
      email,
      password: 'sixsix',
      role: 'customer' as const,
      companyId: boss.companyId,
      companyOwner: false,
    }
    const { members, invitations } = await (await asPerson(colleague)).team.list({})
    expect(members).toMatchObject([
      { fullName: 'Faadumo Warsame', owner: true, me: false },
      { fullName: 'Cabdiraxmaan Jaamac', owner: false, me: true },
    ])
    expect(invitations).toEqual([]) // only owners see who is invited
    expect((await (await asPerson(boss)).team.list({})).invitations).toMatchObject([{ email, state: 'accepted' }])
  })

  it('does not tell an owner who has an account', async () => {
    const known = await given.supplier()
    const api = await asPerson(await given.customer())
    expect(await api.team.invite({ email: known.email }, randomUUID())).toEqual(
      await api.team.invite({ email: `${randomUUID()}@example.com` }, randomUUID()),
    )
    expect(await mailTo(owner, known.email)).toMatchObject([{ template: 'known-colleague' }])
  })

  it('has no invitations until the owner’s e-mail is confirmed: it may be somebody else’s', async () => {
    const trap = await given.supplier({ confirmed: false })
    const email = `${randomUUID()}@example.com`
    expect(await (await asPerson(trap)).team.invite.try({ email }, randomUUID())).toMatchObject({
      code: 'EMAIL_NOT_CONFIRMED',
    })
    expect([await mailTo(owner, email), (await (await asPerson(trap)).team.list({})).invitations]).toEqual([[], []])
    await owner.query('update accounts set email_confirmed_at = now() where id = $1', [trap.id])
    expect((await (await asPerson(trap)).team.invite.try({ email }, randomUUID())).ok).toBe(true)
  })

  it('is not joined by the invitation of somebody who is no longer its owner, or suspended', async () => {
    for (const happens of [
      'update people set company_owner = false where id = $1',
      'update accounts set suspended_at = now() where id = $1',
    ]) {
      const boss = await given.customer()
      const email = `${randomUUID()}@example.com`
      await (await asPerson(boss)).team.invite({ email }, randomUUID())
      const token = tokenIn((await mailTo(owner, email))[0])
      await owner.query(happens, [boss.id])
      const answers = [
        await as().invitations.check.try({ token }),
        await as().invitations.accept.try({ token, fullName: 'Hasan Akköy', password: 'sixsix' }, randomUUID()),
      ]
      expect(answers).toMatchObject([{ code: 'INVITATION_NOT_FOUND' }, { code: 'INVITATION_NOT_FOUND' }])
      expect((await owner.query('select from accounts where email = $1', [email])).rowCount).toBe(0)
    }
  })

  it('loses a colleague, whose sessions end and who may found or join another company', async () => {
    const boss = await given.supplier()
    const colleague = await given.supplier({ companyId: boss.companyId ?? '', owner: false })
    const { token } = await signedIn(colleague)
    await (await asPerson(boss)).team.remove({ id: colleague.id }, randomUUID())
    expect(await as({ token }).identity.session.try({})).toMatchObject({ code: 'UNAUTHENTICATED' })
    const api = await asPerson(colleague)
    expect((await api.identity.session({})).user).toMatchObject({ role: null, companyId: null, companyOwner: false })
    await api.identity.chooseRole({ role: 'customer' }, randomUUID())
    expect((await (await asPerson(colleague)).identity.session({})).user).toMatchObject({
      role: 'customer',
      companyOwner: true,
    })
  })

  it('takes a removed colleague back, with their account', async () => {
    const boss = await given.supplier()
    const colleague = await given.supplier({ companyId: boss.companyId ?? '', owner: false })
    const owning = await asPerson(boss)
    await owning.team.remove({ id: colleague.id }, randomUUID())
    await owning.team.invite({ email: colleague.email }, randomUUID())
    const [letter] = await mailTo(owner, colleague.email)
    const token = tokenIn(letter)
    expect(letter).toMatchObject({ template: 'invitation' })
    expect(await as().invitations.check({ token })).toMatchObject({ email: colleague.email, hasAccount: true })

    const stranger = await asPerson(await given.person(null))
    expect(await stranger.invitations.join.try({ token }, randomUUID())).toMatchObject({ code: 'INVITATION_NOT_FOUND' })
    expect(
      await as().invitations.accept.try({ token, fullName: 'Hasan Akköy', password: 'sixsix' }, randomUUID()),
    ).toMatchObject({ code: 'ALREADY_MEMBER' })
    expect(await (await asPerson(colleague)).invitations.join({ token }, randomUUID())).toEqual({ role: 'supplier' })
    expect((await (await asPerson(colleague)).identity.session({})).user).toMatchObject({
      role: 'supplier',
      companyId: boss.companyId,
      companyOwner: false,
    })
    expect(await (await asPerson(colleague)).invitations.join.try({ token }, randomUUID())).toMatchObject({
      code: 'INVITATION_USED',
    })
  })

  it('keeps another side’s pending invitation to the same address', async () => {
    const email = `${randomUUID()}@example.com`
    await (await asPerson(await given.admin())).invitations.send({ email, role: 'supplier' }, randomUUID())
    await (await asPerson(await given.customer())).team.invite({ email }, randomUUID())
    const { rows } = await owner.query('select replaced_at from invitations where email = $1', [email])
    expect(rows).toEqual([{ replaced_at: null }, { replaced_at: null }])
  })
})
