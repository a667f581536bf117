import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { demoOrders } from '@ticarum/db/world/buying/demo-orders'
import { demoCart, demoWishes } from '@ticarum/db/world/buying/write-wants'
import { demoProducts } from '@ticarum/db/world/catalogue/demo-products'
import { quietCategory, richProduct } from '../browser/demo-pages.ts'
import { root } from './entry.ts'

const FIRST_SCREEN = 6

/**
 * The pictures of the products that a visitor sees first, of all and of one category, and of one with several: pages
 * then weigh what they would weigh with all of them.
 */
export async function drawNewestPictures(environment: Record<string, string>): Promise<void> {
  const newest = demoProducts
    .filter(({ status }) => status === 'listed')
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  const quiet = newest.filter(({ type }) => type.category === quietCategory)
  const ids = new Set(
    [...newest.slice(0, FIRST_SCREEN), ...quiet.slice(0, FIRST_SCREEN), richProduct]
      .map(({ id }) => id)
      .concat(process.env.SCREENS ? wanted() : []),
  )
  await promisify(execFile)(process.execPath, [path.join(root, 'scripts/demo-pictures.ts'), ...ids], {
    env: { NODE_ENV: 'test', ...environment },
  })
}

/**
 * What is also seen in pictures of the screens: goods that the demo customer and supplier deal in, or that somebody
 * waits for.
 */
function wanted(): string[] {
  const ordered = demoOrders
    .filter(
      ({ buyer, supplier, status }) =>
        buyer.startsWith('customer@') || supplier === 'Akköy Tekstil' || status === 'pending',
    )
    .flatMap(({ lines }) => lines.map(({ product }) => product.id))
  return [...ordered, ...demoCart.map(({ productId }) => productId), ...demoWishes.map(({ productId }) => productId)]
}
