import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { openDoor } from '@ticarum/server/testing/open-door'
import { describe, expect, it } from 'vitest'

const { urls, owner, given, as, asPerson, asProven } = await openDoor()
const script = path.join(import.meta.dirname, 'admin-invite.ts')

function invite(
  args: string[],
  environment: Record<string, string> = { DATABASE_OWNER_URL: urls.owner, ORIGIN: 'https://ticarum.example' },
) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', ...environment },
  })
  const link = stdout.match(/^https:\/\/ticarum\.example\/accept-invitation\?token=([\w-]{43})$/m)
  return { status, stderr, token: link?.[1] ?? '' }
}

const newcomer = () => `${randomUUID()}@example.com`
const invitationsTo = async (email: string) =>
  (
    await owner.query('select *, expires_at - created_at as life from invitations where email = $1 order by id', [
      email,
    ])
  ).rows
const accepting = (token: string) => ({ token, fullName: 'Selin Erciyes', password: 'sixsix' })

describe('the operator’s command', () => {
  it('makes the first admin; every later one comes by an admin’s invitation, nobody by their own choice', async () => {
    const roleOf = async (email: string) =>
      (
        await owner.query('select r.role from user_roles r join accounts a on a.id = r.user_id where a.email = $1', [
          email,
        ])
      ).rows[0]?.role
    const first = newcomer()
    const { token, status } = invite([first])
    expect(status).toBe(0)
    expect(await as().invitations.accept(accepting(token), randomUUID())).toEqual({ role: 'admin' })
    expect(await roleOf(first)).toBe('admin')

    const admin = await asProven({
      id: '',
      email: first,
      password: 'sixsix',
      role: 'admin',
      companyId: null,
      companyOwner: false,
    })
    expect(await admin.invitations.inviteAdmin({ email: newcomer() }, randomUUID())).toMatchObject({
      role: 'admin',
      state: 'pending',
    })
    for (const persona of [await given.customer(), await given.supplier(), await given.person(null)]) {
      const api = await asPerson(persona)
      expect((await api.invitations.inviteAdmin.try({ email: newcomer() }, randomUUID())).ok).toBe(false)
      expect((await api.identity.chooseRole.try({ role: 'admin' as 'customer' }, randomUUID())).ok).toBe(false)
      expect(await roleOf(persona.email)).toBe(persona.role ?? undefined)
    }
    const self = newcomer()
    expect(
      (
        await as().identity.signUp.try(
          { fullName: 'Ayaan Xirsi', email: self, password: 'sixsix', role: 'admin' as 'customer' },
          randomUUID(),
        )
      ).ok,
    ).toBe(false)
    expect(await roleOf(self)).toBeUndefined()
  })

  it('stores the hash of the token alone, for seven days, and nobody as the inviter', async () => {
    const email = newcomer()
    const { token } = invite([`  ${email.toUpperCase()} `])
    const [stored, ...others] = await invitationsTo(email)
    expect(others).toEqual([])
    expect(stored).toMatchObject({ role: 'admin', invited_by: null, company_id: null, life: { days: 7 } })
    expect(JSON.stringify(stored)).not.toContain(token)
    const { rows } = await owner.query(
      "select action, actor_id from audit_log where table_name = 'invitations' and row_id = $1",
      [stored.id],
    )
    expect(rows).toEqual([{ action: 'operator.invite-admin', actor_id: null }])
  })

  it('replaces a pending invitation, whose link then opens nothing', async () => {
    const email = newcomer()
    const [old, fresh] = [invite([email]).token, invite([email]).token]
    expect(await as().invitations.check.try({ token: old })).toMatchObject({ code: 'INVITATION_NOT_FOUND' })
    expect(await as().invitations.check({ token: fresh })).toEqual({
      email,
      role: 'admin',
      companyName: null,
      fullName: '',
      hasAccount: false,
    })
  })

  it('refuses an address that has an account, and leaves no invitation', async () => {
    const { email } = await given.customer()
    const { status, stderr } = invite([email])
    expect({ status, stderr }).toEqual({ status: 1, stderr: `${email} has an account already: nobody was invited.\n` })
    expect(await invitationsTo(email)).toEqual([])
  })

  it.each([[[]], [['nobody']], [['a@example.com', 'b@example.com']]])(
    'refuses %j, and says how it is called',
    (args) => {
      expect(invite(args)).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('npm run admin:invite -- someone@example.com'),
      })
    },
  )

  it('says what is missing: the database, or its answer', () => {
    expect(invite([newcomer()], {})).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('DATABASE_OWNER_URL is not set'),
    })
    expect(invite([newcomer()], { DATABASE_OWNER_URL: 'postgres://owner@127.0.0.1:1/ticarum' })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Nobody was invited'),
    })
  })
})
