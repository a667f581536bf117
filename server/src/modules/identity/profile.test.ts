import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { openDoor } from '../../testing/open-door.ts'

const { given, owner, asPerson } = await openDoor()

it('keeps name, phone and address of the person, and tells the audit only that they changed [CPROF-02]', async () => {
  const customer = await given.customer({ fullName: 'Deniz Test' })
  const api = await asPerson(customer)
  expect(await api.profile.get({})).toMatchObject({ fullName: 'Deniz Test', email: customer.email, phone: '' })
  await api.profile.save(
    { fullName: 'Faadumo Warsame', phone: '00252 61 234 5678', address: 'Maka al-Mukarama 12' },
    randomUUID(),
  )
  expect(await api.profile.get({})).toMatchObject({
    fullName: 'Faadumo Warsame',
    phone: '+252612345678',
    address: 'Maka al-Mukarama 12',
  })
  const { rows } = await owner.query("select changes from audit_log where action = 'profile.save'")
  expect(JSON.stringify(rows)).not.toMatch(/Faadumo|252612345678|Mukarama/)
  await api.profile.save({ fullName: 'Faadumo Warsame' }, randomUUID())
  expect(await api.profile.get({})).toMatchObject({ phone: '', address: '' })
  expect(await api.profile.save.try({ fullName: 'F', phone: 'call me' }, randomUUID())).toMatchObject({
    args: { fields: { fullName: 'tooShort', phone: 'invalid' } },
  })
})

it('keeps the company as on papers: owners change it, members read it and are told of a new name', async () => {
  const boss = await given.customer()
  const colleague = await asPerson(await given.customer({ companyId: boss.companyId ?? '', owner: false }))
  const company = {
    name: 'Hodan Home Centre',
    legalName: 'Hodan General Trading Co. Ltd',
    address: 'Suuq Bakaaraha, Muqdisho',
    taxNumber: '100200300',
  }
  const api = await asPerson(boss)
  await api.profile.saveCompany(company, randomUUID())
  await api.profile.saveCompany({ ...company, taxNumber: '100200301' }, randomUUID())
  expect((await colleague.profile.get({})).company).toEqual({ ...company, taxNumber: '100200301', mayChange: false })
  expect((await colleague.notifications.list({})).items).toMatchObject([
    { kind: 'company.renamed', arguments: { name: company.name } },
  ])
  expect(await colleague.profile.saveCompany.try(company, randomUUID())).toMatchObject({ code: 'FORBIDDEN' })
  const { rows } = await owner.query("select changes from audit_log where action = 'profile.save-company'")
  expect(JSON.stringify(rows)).not.toMatch(/100200|Bakaaraha/)
})

it('a chosen language stays with the account, also of an admin', async () => {
  for (const person of [await given.customer(), await given.admin(), await given.person(null)]) {
    const api = await asPerson(person)
    expect((await api.identity.session({})).user).toMatchObject({ language: 'en', languageChosen: false })
    await api.identity.chooseLanguage({ language: 'ar' })
    expect((await api.identity.session({})).user).toMatchObject({ language: 'ar', languageChosen: true })
  }
})
