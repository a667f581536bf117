import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openDoor } from '../../testing/open-door.ts'
import { mailTo } from '../../testing/sent-mail.ts'

const { given, as, asPerson, owner, app } = await openDoor()

const newcomer = (over: object = {}) => ({
  fullName: 'Faadumo Warsame',
  email: `${randomUUID()}@example.com`,
  password: 'sixsix',
  role: 'customer' as const,
  ...over,
})

async function accountOf(email: string) {
  const { rows } = await owner.query(
    `select p.full_name, p.company_owner, c.kind, r.role, coalesce(s.name, k.name) as company
       from accounts a join people p using (id) left join companies c on c.id = p.company_id
         left join user_roles r on r.user_id = a.id
       left join suppliers s on s.id = c.id left join customers k on k.id = c.id where a.email = $1`,
    [email],
  )
  return rows
}

describe('signing up', () => {
  it.each(['customer', 'supplier'] as const)(
    'creates a %s with a new company, who can sign in and is asked to confirm the e-mail',
    async (role) => {
      const { email, password } = newcomer()
      expect(await as().identity.signUp({ ...newcomer({ role }), email, password }, randomUUID())).toEqual({
        done: true,
      })
      expect(await accountOf(email)).toEqual([
        { full_name: 'Faadumo Warsame', company_owner: true, kind: role, role, company: 'Faadumo Warsame' },
      ])
      expect((await as().identity.signIn.try({ email, password })).ok).toBe(true)
      expect(await mailTo(owner, email)).toMatchObject([{ template: 'email-confirmation' }])
    },
  )

  it('gives a known e-mail the same answer, changes nothing and informs its holder by e-mail', async () => {
    const known = await given.supplier({ fullName: 'Elif Akköy' })
    const before = await accountOf(known.email)
    expect(await as().identity.signUp(newcomer({ email: known.email.toUpperCase() }), randomUUID())).toEqual({
      done: true,
    })
    expect(await accountOf(known.email)).toEqual(before)
    expect(await mailTo(owner, known.email)).toMatchObject([{ template: 'known-account' }])
    expect((await as().identity.signIn.try({ email: known.email, password: 'sixsix' })).ok).toBe(false)
  })

  it('makes one account of five sign-ups with the same address at once', async () => {
    const { email } = newcomer()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => as().identity.signUp(newcomer({ email }), randomUUID())),
    )
    expect(answers).toEqual(Array(5).fill({ done: true }))
    expect(await accountOf(email)).toHaveLength(1)
  })

  it.each([
    ['fullName', 'F', 'tooShort'],
    ['fullName', 'F'.repeat(101), 'tooLong'],
    ['password', 'five5', 'tooShort'],
    ['email', 'nobody', 'invalid'],
    ['role', 'admin', 'invalid'],
  ])('refuses %s %s', async (field, value, problem) => {
    const input = newcomer({ [field]: value })
    expect(await as().identity.signUp.try(input, randomUUID())).toEqual({
      ok: false,
      code: 'INPUT_INVALID',
      args: { fields: { [field]: problem } },
    })
    expect(await accountOf(input.email)).toEqual([])
  })

  it('accepts full names of 2 and 100 characters and refuses 1 and 101 [LIMIT-12]', async () => {
    const lengths = [1, 2, 100, 101]
    const answers = await Promise.all(
      lengths.map((length) => as().identity.signUp.try(newcomer({ fullName: 'x'.repeat(length) }), randomUUID())),
    )
    expect(answers.map(({ ok }) => ok)).toEqual([false, true, true, false])
  })

  it('makes nobody an admin at sign-up or role selection, at the door or in the database [PERM-40]', async () => {
    const input = { ...newcomer(), role: 'admin' as 'customer' }
    expect(await as().identity.signUp.try(input, randomUUID())).toMatchObject({ code: 'INPUT_INVALID' })
    const roleless = await given.person(null)
    const api = await asPerson(roleless)
    expect(await api.identity.chooseRole.try({ role: 'admin' as 'customer' }, randomUUID())).toMatchObject({
      code: 'INPUT_INVALID',
    })

    const client = await app.connect()
    await client.query('begin')
    await client.query("select set_config('app.user_id', $1, true), set_config('app.role', 'admin', true)", [
      roleless.id,
    ])
    await expect(
      client.query("insert into user_roles (user_id, role) values ($1, 'admin')", [roleless.id]),
    ).rejects.toMatchObject({ code: '42501' })
    await client.query('rollback')
    client.release()
  })
})
