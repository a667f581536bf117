import type { SaveTradeSettings } from '@ticarum/contract/procedures/trade-settings'
import { newId } from '@ticarum/db/ids'
import type { SeededDatabase, TestDatabase } from '@ticarum/db/testing/database'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { givenSupplier, settingsVersion } from './given-catalogue.ts'

export const mogadishu = { street: 'Maka al-Mukarama 12', city: 'Mogadishu', country: 'Somalia' }

/** A listed product at $12.50 with a stock of a hundred, of a supplier of its own. */
export async function givenGoods({ given }: SeededDatabase): Promise<string> {
  const { companyId } = await givenSupplier({ given })
  return (await given.product({ supplierId: companyId })).id
}

/** Five of a product in the cart of the caller's company, if the caller can have one. */
export async function givenCartLine(database: SeededDatabase, caller: GivenPerson | null): Promise<string> {
  const productId = await givenGoods(database)
  if (caller?.role !== 'customer') return productId
  await database.owner.query(
    `insert into cart_lines (customer_id, product_id, supplier_id, quantity, price_seen_cents, name, language, added_by)
      select $1, product_id, supplier_id, 5, 1250, 'Cotton shirt', 'en', $2 from listings where product_id = $3`,
    [caller.companyId, caller.id, productId],
  )
  return productId
}

/** A product for an empty cart: lines of earlier calls would change the next answer. */
export async function givenForEmptyCart(database: SeededDatabase, caller: GivenPerson | null): Promise<string> {
  await database.owner.query('delete from cart_lines where customer_id = $1', [caller?.companyId])
  return givenGoods(database)
}

/** A wish of the caller, if they can have one, for a product that shows another picture now. */
export async function givenWish(
  database: SeededDatabase,
  caller: GivenPerson | null,
): Promise<{ productId: string; image: string }> {
  const productId = await givenGoods(database)
  const image = newId().replaceAll('-', '')
  if (caller?.role !== 'customer') return { productId, image }
  await database.owner.query(
    `insert into wishlists (id, user_id, product_id, product_name, product_description, product_language,
        product_price_cents, product_unit, product_image, product_category, in_stock)
      values ($1, $2, $3, 'Cotton shirt', 'For wholesale.', 'en', 1250, 'piece', $4, 'fashion', true)`,
    [
      newId(),
      caller.id,
      productId,
      JSON.stringify({
        name: image,
        widths: [320],
        width: 800,
        height: 600,
        thumbhash: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
      }),
    ],
  )
  return { productId, image }
}

export async function givenAddress(
  { owner }: Pick<TestDatabase, 'owner'>,
  { companyId }: GivenPerson,
): Promise<string> {
  const id = newId()
  await owner.query(
    "insert into addresses (id, customer_id, street, city, country) values ($1, $2, $3, 'Mogadishu', 'Somalia')",
    [id, companyId, `Street ${id}`],
  )
  return id
}

/** Valid settings, as an admin saves them. */
export async function tradeSettingsInput(database: Pick<TestDatabase, 'owner'>): Promise<SaveTradeSettings> {
  return {
    version: await settingsVersion(database),
    feeHundredths: 250,
    depositPercent: 30,
    depositDays: 3,
    moneyTerms: {
      deposit: { en: 'We hold it.', so: 'Annaga ayaa haynayna.', tr: 'Biz tutarız.', ar: 'نحن نحتفظ بها.' },
      refunds: { en: '', so: '', tr: '', ar: '' },
    },
    inbox: 'desk@ticarum.example',
    container20: { cm3: 28_000_000, grams: 21_500_000 },
    container40: { cm3: 58_000_000, grams: 26_500_000 },
    refundLimitCents: 100_000,
    waysToPay: [{ kind: 'bank', title: 'Bank transfer', details: ['IBAN TR00 0000'] }],
    ports: [{ code: 'SOMGQ', name: 'Mogadishu', country: 'Somalia', cities: ['Mogadishu', 'Muqdisho'] }],
  }
}
