import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { openDoor } from '../../testing/open-door.ts'

const { given, owner, as, asPerson } = await openDoor()
const admin = await given.admin()
const desk = await asPerson(admin)

it('are saved, audited, and used', async () => {
  const supplier = await given.supplier()
  const { id } = await given.product({ supplierId: supplier.companyId ?? '', name: 'Şeker', english: 'Sugar' })
  const before = await desk.companySettings.get({})
  expect(before).toMatchObject({ publishAtOnce: false, incoterm: 'FOB', basisPlace: 'Mersin', synonyms: [] })
  const saved = {
    publishAtOnce: true,
    incoterm: 'CIF' as const,
    basisPlace: 'Mogadishu',
    synonyms: [
      ['Şeker', 'sonkor', 'سُكَّر'],
      ['gömlek', 'shaadh'],
    ],
  }
  await desk.companySettings.save({ ...saved, version: before.version }, randomUUID())
  expect(await desk.companySettings.get({})).toMatchObject(saved)
  expect((await owner.query('select folded from synonyms order by id')).rows[0]).toEqual({
    folded: ['seker', 'sonkor', 'سكر'],
  })
  expect((await as().listings.get({ id })).basis).toEqual({ incoterm: 'CIF', place: 'Mogadishu' })
  expect((await as().listings.list({ q: 'sonkor' })).items.map((item) => item.id)).toEqual([id])
  const { rows } = await owner.query(
    `select actor_id, changes from audit_log
      where action = 'company-settings.save' and table_name = 'company_settings'`,
  )
  expect(rows).toMatchObject([
    { actor_id: admin.id, changes: { incoterm: ['FOB', 'CIF'], publish_at_once: [false, true] } },
  ])
})

it('of two admins the second has to read again, and unchanged values are not written', async () => {
  const read = await desk.companySettings.get({})
  const other = await asPerson(await given.admin())
  const [first, ...rest] = read.synonyms
  const audited = async () =>
    (await owner.query("select operation from audit_log where table_name = 'synonyms' order by id")).rows.map(
      ({ operation }) => operation,
    )
  const before = await audited()
  await other.companySettings.save({ ...read, synonyms: [...rest, ['un', 'flour']] }, randomUUID())
  expect((await audited()).slice(before.length)).toEqual(['DELETE', 'INSERT'])
  expect(
    await desk.companySettings.save.try({ ...read, synonyms: [first ?? [], ...rest] }, randomUUID()),
  ).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  expect((await desk.companySettings.get({})).synonyms).toEqual([...rest, ['un', 'flour']])
})
