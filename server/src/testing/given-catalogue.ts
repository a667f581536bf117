import { randomBytes } from 'node:crypto'
import type { ProductStatus } from '@ticarum/contract/values/products'
import { newId } from '@ticarum/db/ids'
import type { SeededDatabase, TestDatabase } from '@ticarum/db/testing/database'
import type { GivenPerson } from '@ticarum/db/testing/given'

/** A product in this state, owned by the person if they can have one. */
export async function givenProduct(
  { given }: SeededDatabase,
  { role, companyId }: GivenPerson,
  status: ProductStatus = 'listed',
): Promise<string> {
  return role === 'supplier' && companyId ? (await given.product({ supplierId: companyId, status })).id : newId()
}

/** The version that an edit must name; for an absent product any. */
export async function productVersionOf({ owner }: Pick<TestDatabase, 'owner'>, id: string): Promise<string> {
  const { rows } = await owner.query<{ updated_at: Date }>('select updated_at from products where id = $1', [id])
  return (rows[0]?.updated_at ?? new Date()).toISOString()
}

/** A valid edit of a product that `given` made, with changes that take effect at once. */
export async function editedProduct(id: string, { owner }: Pick<TestDatabase, 'owner'>) {
  const { rows } = await owner.query<{ id: string }>('select id from product_images where product_id = $1', [id])
  return {
    version: await productVersionOf({ owner }, id),
    intent: 'review' as const,
    language: 'tr' as const,
    name: 'Pamuklu gömlek',
    description: 'Toptan satış için, on iki renk.',
    translations: { en: { name: 'Cotton shirt', description: 'For wholesale, in twelve colours.' } },
    category: 'fashion' as const,
    price: '11.00',
    stock: 90,
    stockSeen: 100,
    imageIds: [rows[0]?.id ?? newId()],
    origin: 'Kayseri, Turkey',
  }
}

/** A listed product of a supplier that shows prices only after sign-in. */
export async function givenHiddenPrice({ given, owner }: SeededDatabase): Promise<string> {
  const { id, supplierId } = await given.product({ supplierId: await given.company('supplier') })
  await owner.query('update suppliers set prices_after_sign_in = true where id = $1', [supplierId])
  return id
}

export const completeSettings = {
  fullName: 'Deniz Test',
  companyName: 'Erciyes Tekstil',
  phone: '+90 352 000 00 00',
  address: 'Organize Sanayi Bölgesi 12',
  city: 'Kayseri',
  country: 'Turkey',
  legalName: 'Erciyes Tekstil A.Ş.',
  registryNumber: '12345',
  taxNumber: '1234567890',
}

/** A supplier with complete settings that was not verified yet. */
export async function givenUnverified(
  { owner }: Pick<TestDatabase, 'owner'>,
  { companyId }: GivenPerson,
): Promise<void> {
  const { legalName, registryNumber, taxNumber, phone, address } = completeSettings
  await owner.query('delete from verifications where supplier_id = $1', [companyId])
  await owner.query('update suppliers set legal_name = $2, registry_number = $3 where id = $1', [
    companyId,
    legalName,
    registryNumber,
  ])
  await owner.query('update supplier_private set tax_number = $2, phone = $3, address = $4 where supplier_id = $1', [
    companyId,
    taxNumber,
    phone,
    address,
  ])
}

/** Makes the person's company wait for verification, if it is a supplier. */
export async function givenSubmission(
  { owner }: Pick<TestDatabase, 'owner'>,
  { role, companyId }: GivenPerson,
): Promise<string> {
  if (role !== 'supplier' || !companyId) return newId()
  await owner.query("insert into verifications (id, supplier_id, state) values ($1, $2, 'submitted')", [
    newId(),
    companyId,
  ])
  return companyId
}

export async function settingsVersion({ owner }: Pick<TestDatabase, 'owner'>): Promise<string> {
  const { rows } = await owner.query<{ updated_at: Date }>('select updated_at from company_settings')
  return (rows[0]?.updated_at ?? new Date()).toISOString()
}

/** A picture that was uploaded and belongs to no product yet. */
export async function givenPicture({ owner }: Pick<TestDatabase, 'owner'>, supplierId: string): Promise<string> {
  const id = newId()
  const values = [id, supplierId, randomBytes(16).toString('hex')]
  await owner.query(
    `insert into product_images (id, supplier_id, name, widths, width, height, thumbhash)
      values ($1, $2, $3, '{320,640}', 800, 600, '3OcRJYB4d3h/iIeHeEh3eIhw+j2w')`,
    values,
  )
  return id
}

/** A complete product, as somebody sends it; its pictures are added. */
export const newProduct = {
  intent: 'review' as const,
  language: 'tr' as const,
  name: 'Şık Gömlek',
  description: 'Toptan satış için, on iki renk.',
  category: 'fashion' as const,
  price: '12.50',
  stock: 100,
  country: 'TR',
  city: 'Kayseri',
}

/** A supplier with the seal. */
export async function givenVerified({ owner, given }: SeededDatabase): Promise<GivenPerson & { companyId: string }> {
  const supplier = await givenSupplier({ given })
  await givenSeal({ owner }, supplier)
  return supplier
}

/** Gives the person's company the seal, if it is a supplier. */
export async function givenSeal(
  { owner }: Pick<TestDatabase, 'owner'>,
  { role, companyId }: GivenPerson,
): Promise<string> {
  if (role !== 'supplier' || !companyId) return newId()
  await owner.query(
    `insert into verifications (id, supplier_id, state, valid_until)
      values ($1, $2, 'verified', now() + interval '1 year')`,
    [newId(), companyId],
  )
  await owner.query(
    `update suppliers set verified_at = now(), verified_until = now() + interval '1 year', verified_checks = '{address}'
      where id = $1`,
    [companyId],
  )
  return companyId
}

export async function givenSupplier({
  given,
}: Pick<TestDatabase, 'given'>): Promise<GivenPerson & { companyId: string }> {
  const supplier = await given.supplier()
  if (!supplier.companyId) throw new Error('a supplier has a company')
  return { ...supplier, companyId: supplier.companyId }
}
