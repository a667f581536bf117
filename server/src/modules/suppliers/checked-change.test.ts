import { randomUUID } from 'node:crypto'
import { actorOf } from '@ticarum/db/testing/actor'
import { inTransaction } from '@ticarum/db/transaction'
import { expect, it } from 'vitest'
import { completeSettings, givenSupplier, givenUnverified, givenVerified } from '../../testing/given-catalogue.ts'
import { openDoor } from '../../testing/open-door.ts'
import { mailTo } from '../../testing/sent-mail.ts'

const opened = await openDoor()
const { given, owner, app, as, asPerson } = opened
const admin = await given.admin()
const desk = await asPerson(admin)
const key = () => randomUUID()

/** Another company's, which a thief of the seal would take. */
const others = {
  companyName: 'Akdeniz Holding',
  legalName: 'Akdeniz Holding A.Ş.',
  registryNumber: '99999',
  taxNumber: '4840847211',
  city: 'Antalya',
  country: 'Turkey',
}

/** A supplier with the seal for what `completeSettings` says. */
async function givenSealed() {
  const supplier = await givenVerified(opened)
  const { companyName, legalName, registryNumber, taxNumber, city, country } = completeSettings
  await owner.query(
    'update suppliers set name = $2, legal_name = $3, registry_number = $4, city = $5, country = $6 where id = $1',
    [supplier.companyId, companyName, legalName, registryNumber, city, country],
  )
  await owner.query('update supplier_private set tax_number = $2 where supplier_id = $1', [
    supplier.companyId,
    taxNumber,
  ])
  return { supplier, id: supplier.companyId, api: await asPerson(supplier) }
}

const { companyName: name, legalName, registryNumber, taxNumber, city } = completeSettings
const checked = { name, city, legalName, registryNumber, verified: true }

it('waits for an admin, the old values stay public with the seal, and what was not checked is saved', async () => {
  const { id, api, supplier } = await givenSealed()
  const { id: productId } = await given.product({ supplierId: id })
  const answer = await api.supplierSettings.save({ ...completeSettings, ...others, description: 'Since 1987.' }, key())
  expect(answer).toEqual({ done: true, waits: true })
  expect(await as().companies.supplier({ id })).toMatchObject({ ...checked, description: 'Since 1987.' })
  expect((await as().listings.get({ id: productId })).supplier).toMatchObject({ name, verified: true })
  expect((await desk.verifications.get({ id })).supplier.taxNumber).toBe(taxNumber)
  expect(await api.supplierSettings.get({})).toMatchObject({
    companyName: name,
    taxNumber,
    change: { state: 'waiting', to: others },
  })

  const { items } = await desk.verifications.list({ state: 'change', limit: 100 })
  expect(items.filter((item) => item.supplier.id === id)).toHaveLength(1)
  const { change } = await desk.verifications.get({ id })
  expect(change).toMatchObject({ to: others })
  expect((await mailTo(owner, admin.email))[0]).toMatchObject({
    arguments: { kind: 'verification.change-proposed', arguments: { supplierId: id } },
  })

  const accept = { id: change?.id ?? '', decision: 'accepted' as const }
  await desk.verifications.decideChange(accept, key())
  expect(await desk.verifications.decideChange.try(accept, key())).toMatchObject({ code: 'ALREADY_DECIDED' })
  const { companyName, taxNumber: tax, country: _, ...rest } = others
  expect(await as().companies.supplier({ id })).toMatchObject({ name: companyName, ...rest, verified: true })
  expect((await desk.verifications.get({ id })).supplier.taxNumber).toBe(tax)
  expect((await as().listings.list({ q: 'antalya' })).items.map((item) => item.id)).toContain(productId)
  expect((await api.supplierSettings.get({})).change).toBeNull()
  expect((await mailTo(owner, supplier.email))[0]).toMatchObject({
    arguments: { kind: 'verification.change-accepted' },
  })
})

it('is refused with a reason that the supplier reads, and nothing of it is public', async () => {
  const { id, api } = await givenSealed()
  await api.supplierSettings.save({ ...completeSettings, ...others }, key())
  const changeId = (await desk.verifications.get({ id })).change?.id ?? ''
  expect(await desk.verifications.decideChange.try({ id: changeId, decision: 'refused' }, key())).toMatchObject({
    code: 'INPUT_INVALID',
  })
  await desk.verifications.decideChange({ id: changeId, decision: 'refused', reason: 'Not your company.' }, key())
  expect(await as().companies.supplier({ id })).toMatchObject(checked)
  expect(await api.supplierSettings.get({})).toMatchObject({
    change: { state: 'refused', reason: 'Not your company.' },
  })
  expect((await desk.verifications.get({ id })).change).toBeNull()
})

it('is taken back by saving what is in effect, and an admin who saw another one decides nothing', async () => {
  const { id, api } = await givenSealed()
  await api.supplierSettings.save({ ...completeSettings, city: 'Bursa' }, key())
  const first = (await desk.verifications.get({ id })).change?.id ?? ''
  await api.supplierSettings.save({ ...completeSettings, city: 'Bursa' }, key())
  expect((await desk.verifications.get({ id })).change?.id).toBe(first)
  await api.supplierSettings.save({ ...completeSettings, ...others }, key())
  expect(await desk.verifications.decideChange.try({ id: first, decision: 'accepted' }, key())).toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await api.supplierSettings.save(completeSettings, key())).toEqual({ done: true, waits: false })
  expect((await desk.verifications.get({ id })).change).toBeNull()
  const { rowCount } = await owner.query(
    "select from notifications where user_id = $1 and arguments ->> 'supplierId' = $2",
    [admin.id, id],
  )
  expect(rowCount).toBe(1) // admins are not told of every save
})

it('another name waits by whichever way it is asked for, beside what waits already', async () => {
  const { id, api } = await givenSealed()
  await api.supplierSettings.save({ ...completeSettings, city: 'Bursa' }, key())
  expect(await api.companies.rename({ name: 'Akdeniz Holding' }, key())).toEqual({ id, name, waits: true })
  expect(await as().companies.supplier({ id })).toMatchObject(checked)
  expect((await api.supplierSettings.get({})).change?.to).toMatchObject({
    companyName: 'Akdeniz Holding',
    city: 'Bursa',
    legalName,
    registryNumber,
  })
})

it.each([
  "update suppliers set name = 'Akdeniz Holding'",
  "update suppliers set legal_name = 'Akdeniz Holding A.Ş.'",
  "update suppliers set registry_number = '99999'",
  "update suppliers set city = 'Antalya'",
  "update suppliers set country = 'Germany'",
  "update supplier_private set tax_number = '4840847211'",
])('straight in SQL, with the seal nobody does: %s', async (statement) => {
  const { supplier, id } = await givenSealed()
  const where = `where ${statement.includes('private') ? 'supplier_id' : 'id'} = $1`
  const sent = (person: typeof supplier | typeof admin) =>
    inTransaction(app, actorOf(person), (tx) => tx.sql(`${statement} ${where}`, [id])).then(
      () => 'done',
      ({ code }) => code,
    )
  expect([await sent(supplier), await sent(admin)]).toEqual(['23514', '42501'])
  await owner.query('update suppliers set verified_until = null where id = $1', [id])
  expect(await sent(supplier)).toBe('done')
})

it('without the seal everything is changed at once, and what waited is taken back', async () => {
  const { id, api } = await givenSealed()
  await api.supplierSettings.save({ ...completeSettings, city: 'Bursa' }, key())
  await owner.query('update suppliers set verified_until = null where id = $1', [id])
  expect(await api.supplierSettings.save({ ...completeSettings, ...others }, key())).toEqual({
    done: true,
    waits: false,
  })
  expect(await as().companies.supplier({ id })).toMatchObject({ name: others.companyName, verified: false })
  expect((await api.supplierSettings.get({})).change).toBeNull()
})

it('the seal is given to what the admin has seen: a change meanwhile has to be looked at', async () => {
  const supplier = await givenSupplier(opened)
  const { companyId: id } = supplier
  await givenUnverified(opened, supplier)
  const api = await asPerson(supplier)
  await api.verifications.submit({}, key())
  await desk.verifications.decide({ id, from: 'submitted', to: 'in_review' }, key())
  const { seen } = await desk.verifications.get({ id })
  await api.supplierSettings.save({ ...completeSettings, ...others }, key())
  const verify = {
    id,
    from: 'in_review' as const,
    to: 'verified' as const,
    checks: ['address' as const],
    validUntil: new Date(opened.clock.now().getTime() + 1e10).toISOString(),
  }
  expect(await desk.verifications.decide.try({ ...verify, seen }, key())).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  const now = (await desk.verifications.get({ id })).seen
  expect(await desk.verifications.decide.try({ ...verify, seen: now }, key())).toMatchObject({ ok: true })
})

it('a Turkish tax number whose check digit is wrong is neither saved nor submitted', async () => {
  const supplier = await givenSupplier(opened)
  const api = await asPerson(supplier)
  const wrong = { ...completeSettings, taxNumber: '4840847212' }
  expect(await api.supplierSettings.save.try(wrong, key())).toMatchObject({
    args: { fields: { taxNumber: 'invalid' } },
  })
  expect(await api.supplierSettings.save.try({ ...wrong, country: 'Germany' }, key())).toMatchObject({ ok: true })
  await owner.query("update suppliers set country = 'Turkey' where id = $1", [supplier.companyId])
  expect(await api.verifications.submit.try({}, key())).toMatchObject({ args: { fields: ['taxNumber'] } })
})
