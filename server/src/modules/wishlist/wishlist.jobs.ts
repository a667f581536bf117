import { Id } from '@ticarum/contract/fields'
import { z } from 'zod'
import { notify } from '../../platform/effects.ts'
import { asSystem } from '../../worker/as-system.ts'
import type { JobParts, Jobs } from '../../worker/job-parts.ts'

const Product = z.object({ productId: Id })
const BATCH = 200

/** Tells those who asked that a product can be ordered again, some in each transaction. */
async function tellBackInStock(parts: JobParts, payload: unknown): Promise<void> {
  const { productId } = Product.parse(payload)
  for (let told = BATCH; told === BATCH; )
    told = await asSystem(parts, 'wishlist.tell-back', async (system) => {
      const wishes = await system.tx.sql<{ person: string; name: string }>(
        'select * from fx.wishes_back_in_stock($1, $2)',
        [productId, BATCH],
      )
      for (const { person, name } of wishes) await notify(system, person, 'wishlist.back', { productId, product: name })
      return wishes.length
    })
}

export const wishlistJobs = (parts: JobParts): Jobs => ({
  'tell-back-in-stock': (payload) => tellBackInStock(parts, payload),
})
