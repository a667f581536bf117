import { SHOWN_FROM } from '@ticarum/contract/values/content'
import { expect, it } from 'vitest'
import { openDoor } from '../../testing/open-door.ts'
import { countSite } from './content.jobs.ts'

const { as, clock, given, owner, worker } = await openDoor()
const figures = () => as().content.figures({})
const count = () => countSite({ pool: worker, clock })

it('figures are shown from a threshold on, exact, and count only what is public', async () => {
  expect(await figures()).toEqual({ products: null, suppliers: null, verified: null })
  const makers = await Promise.all(Array.from({ length: SHOWN_FROM.suppliers }, () => given.supplier()))
  const supplierIds = makers.map(({ companyId }) => companyId ?? '')
  for (const supplierId of supplierIds) await given.product({ supplierId })
  await given.product({ supplierId: (await given.supplier()).companyId ?? '', status: 'draft' })
  await count()
  expect(await figures()).toEqual({ products: null, suppliers: SHOWN_FROM.suppliers, verified: null })

  await owner.query(
    "update suppliers set listed_products = $1, verified_until = now() + interval '1 day' where id = any ($2)",
    [SHOWN_FROM.products / 10, supplierIds],
  )
  await count()
  expect(await figures()).toEqual({
    products: SHOWN_FROM.products,
    suppliers: SHOWN_FROM.suppliers,
    verified: SHOWN_FROM.verified,
  })

  clock.advance(2 * 24 * 3600 * 1000)
  await owner.query('update suppliers set active = false where id = $1', [supplierIds[0]])
  await count()
  expect(await figures()).toEqual({ products: null, suppliers: null, verified: null })
})
