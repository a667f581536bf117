import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { openDoor } from '../../testing/open-door.ts'

const { given, owner, as, asPerson } = await openDoor()
const admin = await given.admin()
const desk = await asPerson(admin)

const facts = {
  legalName: 'Ticarum Dış Ticaret A.Ş.',
  address: 'Organize Sanayi Bölgesi, Melikgazi, Kayseri',
  taxNumber: 'Erciyes VD 1234567890',
  phone: '+903520000000',
  whatsapp: '+905320000000',
}

it('are empty at first, then those that an admin saved, for everybody', async () => {
  const before = await as().companyFacts.get({})
  expect(before).toMatchObject({ legalName: '', address: '', taxNumber: '', phone: '', whatsapp: '' })
  const typed = { ...facts, phone: '0090 352 000 00 00' }
  await desk.companyFacts.save({ ...typed, version: before.version }, randomUUID())
  expect(await as().companyFacts.get({})).toMatchObject(facts)
  const { rows } = await owner.query("select actor_id, changes from audit_log where action = 'company-facts.save'")
  expect(rows).toMatchObject([{ actor_id: admin.id, changes: { legal_name: ['', facts.legalName] } }])
  expect(await desk.companyFacts.save.try({ ...typed, version: before.version }, randomUUID())).toMatchObject({
    code: 'CHANGED_MEANWHILE',
  })
})
