import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { completeSettings, givenPicture, givenSupplier } from '../../testing/given-catalogue.ts'
import { openDoor } from '../../testing/open-door.ts'

const opened = await openDoor()
const { given, owner, as, asPerson } = opened
const publicEmail = async (id: string) => (await as().companies.supplier({ id })).businessEmail

it('are stored and shown again', async () => {
  const supplier = await givenSupplier(opened)
  const api = await asPerson(supplier)
  const settings = { ...completeSettings, description: 'Since 1987.' }
  await api.supplierSettings.save(settings, randomUUID())
  expect(await api.supplierSettings.get({})).toMatchObject({
    ...settings,
    mayChange: true,
    accountEmail: supplier.email,
    emailShown: 'account',
    verification: { state: 'new' },
  })
  expect(await as().companies.supplier({ id: supplier.companyId })).toMatchObject({
    name: settings.companyName,
    city: 'Kayseri',
    legalName: settings.legalName,
    registryNumber: '12345',
  })
  const { rows } = await owner.query(
    "select changes from audit_log where table_name = 'supplier_private' and row_id = $1",
    [supplier.companyId],
  )
  expect(JSON.stringify(rows)).not.toContain(settings.taxNumber)
})

it('are read by every member and saved by owners', async () => {
  const supplier = await givenSupplier(opened)
  const colleague = await asPerson(await given.supplier({ companyId: supplier.companyId, owner: false }))
  expect(await colleague.supplierSettings.get({})).toMatchObject({ mayChange: false })
  expect(await colleague.supplierSettings.save.try(completeSettings, randomUUID())).toMatchObject({ code: 'FORBIDDEN' })
})

it('keep each field to its limits at the door, too [SSET-02] [SSET-03] [SSET-04] [SSET-05] [SSET-06]', async () => {
  const api = await asPerson(await givenSupplier(opened))
  const wrong = {
    fullName: 'A',
    companyName: 'a'.repeat(101),
    phone: '1234567',
    address: 'a'.repeat(201),
    city: 'K',
    country: 'a'.repeat(51),
    description: 'a'.repeat(501),
  }
  expect(await api.supplierSettings.save.try(wrong, randomUUID())).toMatchObject({
    args: {
      fields: {
        fullName: 'tooShort',
        companyName: 'tooLong',
        phone: 'tooShort',
        address: 'tooLong',
        city: 'tooShort',
        country: 'tooLong',
        description: 'tooLong',
      },
    },
  })
})

it('show the account’s e-mail from the first listing on, or another or none if the supplier chooses', async () => {
  const email = `${randomUUID()}@example.com`
  await as().identity.signUp({ fullName: 'Ayşe Usta', email, password: 'sixsix', role: 'supplier' }, randomUUID())
  const founder = { id: '', email, password: 'sixsix', role: 'supplier' as const, companyId: null, companyOwner: true }
  const api = await asPerson(founder)
  const { supplierId: id, ...before } = await api.supplierSettings.get({})
  expect(before).toMatchObject({ emailShown: 'account', businessEmail: email, emailIsPublic: false })
  expect(await publicEmail(id)).toBeNull()

  await api.supplierSettings.save(completeSettings, randomUUID())
  expect(await publicEmail(id)).toBeNull()
  await given.product({ supplierId: id })
  expect(await publicEmail(id)).toBe(email)
  await api.supplierSettings.save({ ...completeSettings, emailShown: 'hidden' }, randomUUID())
  expect(await publicEmail(id)).toBeNull()
  await given.product({ supplierId: id })
  expect(await publicEmail(id)).toBeNull()
  await api.supplierSettings.save(
    { ...completeSettings, emailShown: 'other', businessEmail: 'Sales@Erciyes.example' },
    randomUUID(),
  )
  expect(await publicEmail(id)).toBe('sales@erciyes.example')
  await api.supplierSettings.save(completeSettings, randomUUID())
  expect(await publicEmail(id)).toBe(email)
})

it('take the supplier’s own picture as logo, but none of a product', async () => {
  const supplier = await givenSupplier(opened)
  const api = await asPerson(supplier)
  const [logoId, second] = [
    await givenPicture(opened, supplier.companyId),
    await givenPicture(opened, supplier.companyId),
  ]
  const save = (logo: string) => api.supplierSettings.save.try({ ...completeSettings, logoId: logo }, randomUUID())
  expect(await save(await givenPicture(opened, (await givenSupplier(opened)).companyId))).toMatchObject({
    args: { fields: { logoId: 'invalid' } },
  })
  await given.product({ supplierId: supplier.companyId })
  const { rows } = await owner.query(
    'select id from product_images where supplier_id = $1 and product_id is not null',
    [supplier.companyId],
  )
  expect(await save(rows[0].id)).toMatchObject({ args: { fields: { logoId: 'invalid' } } })

  expect(await save(logoId)).toMatchObject({ ok: true })
  const { logo } = await api.supplierSettings.get({})
  expect(logo?.id).toBe(logoId)
  expect(await as().images.getPublic({ name: logo?.name ?? '' })).toEqual({
    productId: null,
    supplierId: supplier.companyId,
  })
  const taken = await api.products.add.try(
    { intent: 'draft', language: 'tr', name: 'Gömlek', imageIds: [logoId] },
    randomUUID(),
  )
  expect(taken).toMatchObject({ args: { fields: { imageIds: 'invalid' } } })
  await save(second)
  expect(
    (await owner.query("select from outbox where task = 'sweep-image' and payload ->> 'name' = $1", [logo?.name]))
      .rowCount,
  ).toBe(1)
})

it('its listings are found by its new name and city', async () => {
  const supplier = await givenSupplier(opened)
  const { id } = await given.product({ supplierId: supplier.companyId })
  await (await asPerson(supplier)).supplierSettings.save(
    { ...completeSettings, companyName: 'Zümrüt Dokuma' },
    randomUUID(),
  )
  expect((await as().listings.list({ q: 'zumrut' })).items.map((item) => item.id)).toEqual([id])
  await (await asPerson(supplier)).supplierSettings.save(
    { ...completeSettings, companyName: 'Zümrüt Dokuma', city: 'Tunceli' },
    randomUUID(),
  )
  expect((await as().listings.list({ q: 'tunceli' })).items.map((item) => item.id)).toEqual([id])
})
