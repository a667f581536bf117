import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openDoor } from '../../testing/open-door.ts'

const { given, as, asPerson, signedIn, owner } = await openDoor()

describe('choosing a role', () => {
  it('gives a person without a role the chosen one and a company, once', async () => {
    const person = await given.person(null, { fullName: 'Nasteexo Cali' })
    const caller = await signedIn(person)
    expect(await as({ token: caller.token }).identity.chooseRole({ role: 'supplier' }, randomUUID())).toEqual({
      role: 'supplier',
    })
    const { user } = await as({ token: caller.token }).identity.session({})
    expect(user).toMatchObject({ role: 'supplier', companyOwner: true })
    expect(await as({ token: caller.token }).companies.getMine({})).toMatchObject({
      kind: 'supplier',
      name: 'Nasteexo Cali',
    })
    expect(await as({ token: caller.token }).identity.chooseRole.try({ role: 'customer' }, randomUUID())).toMatchObject(
      { code: 'ROLE_ALREADY_CHOSEN' },
    )
  })

  it('chooses once when two tabs choose at the same moment', async () => {
    const person = await given.person(null)
    const api = await asPerson(person)
    const answers = await Promise.all(
      (['supplier', 'customer'] as const).map((role) => api.identity.chooseRole.try({ role }, randomUUID())),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const { rows } = await owner.query(
      `select r.role, c.kind
        from user_roles r join people p on p.id = r.user_id join companies c on c.id = p.company_id
        where r.user_id = $1`,
      [person.id],
    )
    expect(rows).toEqual([{ role: rows[0]?.kind, kind: rows[0]?.kind }])
  })
})
