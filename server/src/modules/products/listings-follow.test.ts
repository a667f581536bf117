import { randomUUID } from 'node:crypto'
import { contract } from '@ticarum/contract/contract'
import { proceduresOf } from '@ticarum/contract/procedure'
import { describe, expect, it } from 'vitest'
import { newCaller } from '../../door/caller.ts'
import {
  editedProduct,
  givenPicture,
  givenSupplier,
  givenVerified,
  newProduct,
  productVersionOf,
} from '../../testing/given-catalogue.ts'
import { matrixCalls } from '../../testing/matrix-calls.ts'
import { openDoor } from '../../testing/open-door.ts'
import { publicRows } from '../../testing/public-rows.ts'

const opened = await openDoor()
const { given, owner, door, asPerson, asProven } = opened
const { allowedCall } = await matrixCalls(opened)

/** Checks that all listings equal a rebuild from the products, and returns their number. */
async function follows(): Promise<number> {
  const { now, anew } = await publicRows(owner)
  expect(now).toEqual(anew)
  return now.filter((row) => row.startsWith('listing ')).length
}

describe('listings match the products right after every change', () => {
  const domains = ['products', 'reviews', 'supplierSettings', 'verifications', 'companySettings', 'companies']
  const changes = proceduresOf(contract).filter(
    ({ domain, procedure }) => domains.includes(domain) && procedure.idempotency !== 'read',
  )

  it.each(changes)('$name', async ({ name }) => {
    const { input, token } = await allowedCall(name)
    const before = (await publicRows(owner)).now
    await door.call(name, newCaller({ token: token ?? '' }), input, randomUUID())
    await follows()
    const moves = [
      'products.edit',
      'products.quickEdit',
      'products.pause',
      'products.resume',
      'products.remove',
      'products.confirmPrices',
      'reviews.decide',
    ]
    if (moves.includes(name))
      expect((await publicRows(owner)).now, 'this one changes what is public').not.toEqual(before)
  })

  it('from the first draft to the last', async () => {
    const supplier = await givenSupplier(opened)
    const [api, desk] = [await asPerson(supplier), await asPerson(await given.admin())]
    const imageIds = [await givenPicture(opened, supplier.companyId), await givenPicture(opened, supplier.companyId)]
    const atFirst = await follows()
    const { id } = await api.products.add({ ...newProduct, imageIds }, randomUUID())
    expect(await follows()).toBe(atFirst)
    const english = { en: { name: 'Smart shirt', description: 'For wholesale, in twelve colours.' } }
    await desk.reviews.decide(
      { id, version: (await desk.reviews.get({ id })).version, decision: 'accept', texts: english },
      randomUUID(),
    )
    expect(await follows()).toBe(atFirst + 1)

    const { version } = await api.products.get({ id })
    const edit = {
      ...newProduct,
      id,
      origin: 'Denizli, Turkey',
      name: 'Şık gömlek, uzun kollu',
      imageIds: [...imageIds].reverse(),
      price: '11.99',
      stock: 7,
    }
    await api.products.edit({ ...edit, version }, randomUUID())
    await follows()
    const [waiting] = (await desk.reviews.list({ kind: 'revision' })).items
    await desk.reviews.decide(
      { id: waiting?.id ?? '', version: waiting?.since ?? '', decision: 'accept' },
      randomUUID(),
    )
    await follows()
    const listed = (await publicRows(owner)).now.join('\n')
    expect(listed).toContain('Denizli, Turkey')
    expect(listed).toContain('uzun kollu')
    await desk.products.edit({ ...(await editedProduct(id, opened)), id, name: 'Gömlek', imageIds }, randomUUID())
    await follows()
    await api.supplierSettings.get({})
    await api.companies.rename({ name: 'Pamukkale Dokuma' }, randomUUID())
    await follows()
    await api.products.quickEdit({ id, version: await productVersionOf(opened, id), stock: 0 }, randomUUID())
    await follows()
    await api.products.remove({ id }, randomUUID())
    expect(await follows()).toBe(atFirst)
  })

  it('when a supplier gains the seal, loses it, is suspended and comes back', async () => {
    const supplier = await givenVerified(opened)
    const desk = await asProven(await given.admin())
    await given.product({ supplierId: supplier.companyId })
    const before = await follows()
    await desk.verifications.suspend({ id: supplier.companyId, reason: 'Papers.' }, randomUUID())
    expect(await follows()).toBe(before - 1)
    const validUntil = new Date(Date.now() + 1e10).toISOString()
    const { seen } = await desk.verifications.get({ id: supplier.companyId })
    await desk.verifications.decide(
      { id: supplier.companyId, from: 'suspended', to: 'verified', checks: ['address'], validUntil, seen },
      randomUUID(),
    )
    expect(await follows()).toBe(before)
  })
})
