import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openDoor } from '../../testing/open-door.ts'
import { mailTo } from '../../testing/sent-mail.ts'

const { given, as, asPerson, asProven, signedIn, owner } = await openDoor()
const admin = await given.admin({ fullName: 'Murat Gesi' })
const desk = await asProven(admin)
const key = () => randomUUID()
const rowOf = async (id: string) => (await desk.users.get({ id })) ?? {}

describe('the list of users', () => {
  it('has everybody, newest first, a page at a time [AUSER-01]', async () => {
    const people = [await given.customer(), await given.supplier(), await given.person(null), await given.admin()]
    const seen: string[] = []
    for (let after: string | null | undefined; after !== null; ) {
      const page = await desk.users.list({ limit: 2, ...(after && { after }) })
      seen.push(...page.items.map(({ id }) => id))
      after = page.next
    }
    const { rows } = await owner.query('select id from people order by created_at desc, id desc')
    expect(seen).toEqual(rows.map(({ id }) => id))
    expect(seen).toEqual(expect.arrayContaining(people.map(({ id }) => id)))
  })

  it('is narrowed down by role, by suspension, and by words of name, e-mail and company', async () => {
    const companyId = await given.company('supplier', { name: 'Kızılırmak Halı', city: 'Kayseri' })
    const [boss, colleague] = [
      await given.supplier({ companyId, fullName: 'Şükran Öz', email: 'sukran@kizilirmak.example' }),
      await given.supplier({ companyId, fullName: 'İlker Öz', owner: false }),
    ]
    const found = async (asked: Parameters<typeof desk.users.list>[0]) =>
      (await desk.users.list(asked)).items.map(({ id }) => id)
    for (const q of ['kizilirmak hali', 'sukran@kizilirmak.example', 'sukr', 'OZ Sukran'])
      expect([q, await found({ q })]).toEqual([q, expect.arrayContaining([boss.id])])
    expect((await found({ q: 'kızılırmak' })).toSorted()).toEqual([boss.id, colleague.id].toSorted())
    expect(await found({ q: 'kizilirmak', role: 'customer' })).toEqual([])
    await owner.query("update suppliers set name = 'Yeşilırmak' where id = $1", [companyId])
    expect(await found({ q: 'halı' })).toEqual([])
    expect((await found({ q: 'yesilirmak', role: 'supplier' })).length).toBe(2)
    await desk.users.suspend({ id: colleague.id, reason: 'left the company' }, key())
    expect(await found({ q: 'yesilirmak', suspended: true })).toEqual([colleague.id])
    expect((await desk.users.companies({ q: 'yesilirmak' })).items).toMatchObject([
      {
        id: companyId,
        kind: 'supplier',
        members: [
          { id: boss.id, owner: true },
          { id: colleague.id, suspended: true },
        ],
      },
    ])
  })
})

describe('a role', () => {
  it('is set by an admin: the person leaves the company for one of the new kind [AUSER-04] [PERM-31]', async () => {
    const person = await given.supplier({ fullName: 'Elif Akköy' })
    const { id: product } = await given.product({ supplierId: person.companyId ?? '' })
    const listed = async () => (await owner.query('select from listings where product_id = $1', [product])).rowCount
    const api = await asPerson(person)
    expect([await listed(), (await api.products.list({})).items.length]).toEqual([1, 1])

    await desk.users.setRole({ id: person.id, role: 'customer' }, key())
    expect(await rowOf(person.id)).toMatchObject({ role: 'customer', company: { kind: 'customer', owner: true } })
    expect([await listed(), (await asPerson(person).then((next) => next.cart.get({}))).groups]).toEqual([0, []])
    expect(await (await asPerson(person)).products.list.try({})).toMatchObject({ code: 'FORBIDDEN' })

    // changed back by mistake or not, nothing is lost
    await desk.users.setRole({ id: person.id, role: 'supplier' }, key())
    expect((await rowOf(person.id)).company).toMatchObject({ id: person.companyId, owner: true })
    expect(await listed()).toBe(1)
    expect(await mailTo(owner, person.email)).toMatchObject([{ template: 'notice' }, { template: 'notice' }])
  })

  it('of admin asks for re-authentication, is in the history and is mailed to all admins [AUSER-06]', async () => {
    const other = await given.admin()
    // what says who may do what can't be muted
    await (await asPerson(other)).notifications.choose({ kind: 'admin.acted', byMail: false })
    const person = await given.customer({ fullName: 'Axmed Warsame' })
    expect(await (await asPerson(admin)).users.makeAdmin.try({ id: person.id }, key())).toMatchObject({
      code: 'REAUTHENTICATION_REQUIRED',
    })
    expect((await rowOf(person.id)).role).toBe('customer')

    await desk.users.makeAdmin({ id: person.id }, key())
    expect(await rowOf(person.id)).toMatchObject({ role: 'admin', company: null })
    for (const { email } of [admin, other])
      expect((await mailTo(owner, email))[0]?.arguments).toMatchObject({
        kind: 'admin.acted',
        arguments: { act: 'made_admin', name: 'Axmed Warsame', by: 'Murat Gesi' },
      })
    const { items } = await desk.users.history({ id: person.id })
    expect(items.find(({ change }) => change === 'role')).toMatchObject({
      from: 'customer',
      to: 'admin',
      by: { id: admin.id, name: 'Murat Gesi' },
    })
  })

  it('cannot be one’s own, nor a suspended person’s [PERM-32]', async () => {
    expect(await desk.users.setRole.try({ id: admin.id, role: 'customer' }, key())).toMatchObject({ code: 'FORBIDDEN' })
    const person = await given.customer()
    await desk.users.suspend({ id: person.id, reason: 'unknown' }, key())
    expect(await desk.users.setRole.try({ id: person.id, role: 'supplier' }, key())).toMatchObject({
      code: 'WRONG_STATE',
    })
  })
})

describe('a suspended person', () => {
  it('is nobody with the next call, is told why, and comes back when restored', async () => {
    const person = await given.customer()
    const caller = await signedIn(person)
    expect((await as({ token: caller.token }).orders.list.try({})).ok).toBe(true)
    await desk.users.suspend({ id: person.id, reason: 'The address is not theirs.' }, key())
    expect(await as({ token: caller.token }).orders.list.try({})).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect((await mailTo(owner, person.email))[0]?.arguments).toMatchObject({
      kind: 'account.suspended',
      arguments: { reason: 'The address is not theirs.' },
    })
    await expect(asPerson(person)).rejects.toThrow()
    await desk.users.restore({ id: person.id }, key())
    expect((await (await asPerson(person)).orders.list.try({})).ok).toBe(true)
    expect((await desk.users.history({ id: person.id })).items.map(({ change, to }) => [change, to])).toEqual([
      ['restored', null],
      ['suspended', 'The address is not theirs.'],
      ['role', 'customer'],
      ['joined', null],
    ])
  })
})

describe('a company', () => {
  const ownersOf = async (companyId: string | null) =>
    (await owner.query('select id from people where company_id = $1 and company_owner', [companyId])).rows.map(
      ({ id }) => id,
    )

  it('is handed on by its owner to a colleague, and to nobody else', async () => {
    const boss = await given.supplier()
    const colleague = await given.supplier({ companyId: boss.companyId ?? '', owner: false })
    const api = await asPerson(boss)
    expect(await api.team.handOver.try({ id: (await given.supplier()).id }, key())).toMatchObject({ code: 'NOT_FOUND' })
    await api.team.handOver({ id: colleague.id }, key())
    expect(await ownersOf(boss.companyId)).toEqual([colleague.id])
    expect(await (await asPerson(boss)).team.handOver.try({ id: boss.id }, key())).toMatchObject({ code: 'FORBIDDEN' })
  })

  it('whose owner is lost gets one from the desk, which the audit keeps', async () => {
    const boss = await given.customer()
    const colleague = await given.customer({ companyId: boss.companyId ?? '', owner: false })
    await desk.users.setRole({ id: boss.id, role: 'supplier' }, key())
    expect(await ownersOf(boss.companyId)).toEqual([])
    await desk.users.makeOwner({ id: colleague.id }, key())
    expect(await ownersOf(boss.companyId)).toEqual([colleague.id])
    const { items } = await desk.users.history({ id: colleague.id })
    expect(items[0]).toMatchObject({ change: 'owner', by: { id: admin.id } })
  })
})

describe('the directory', () => {
  it('equals the rows that it copies, after all that was done here', async () => {
    const { rows } = await owner.query(
      `select d.id from user_directory d full join (
          select p.id, coalesce(r.role, 'none') as role, a.suspended_at is not null as suspended, p.company_id,
            p.created_at from people p join accounts a on a.id = p.id left join user_roles r on r.user_id = p.id
            where a.anonymised_at is null) p using (id)
        where (d.role, d.suspended, d.created_at) is distinct from (p.role, p.suspended, p.created_at)
          or d.company_id is distinct from p.company_id`,
    )
    expect(rows).toEqual([])
  })
})
