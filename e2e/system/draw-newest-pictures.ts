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
 * Draws the pictures that a visitor sees first: on cards of the newest products and of one category, and all of one
 * product. So pages have the bytes that they would have with all pictures. They are encoded here, once for all systems.
 */
export async function drawNewestPictures(environment: Record<string, string>): Promise<void> {
  const newest = demoProducts
    .filter(({ status }) => status === 'listed')
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  const quiet = newest.filter(({ type }) => type.category === quietCategory)
  const cards = [...newest.slice(0, FIRST_SCREEN), ...quiet.slice(0, FIRST_SCREEN)].flatMap(({ id }) => ['--first', id])
  const whole = [richProduct.id, ...(process.env.SCREENS ? wanted() : ['--avif'])]
  await promisify(execFile)(process.execPath, [path.join(root, 'scripts/demo-pictures.ts'), ...cards, ...whole], {
    env: { NODE_ENV: 'test', ...environment },
  })
}

/**
 * Products in the screens' pictures: those of the demo customer's and supplier's orders, and those that wait for
 * review.
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
