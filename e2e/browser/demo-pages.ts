import { type DemoOrder, demoOrders } from '@ticarum/db/world/buying/demo-orders'
import { demoProducts } from '@ticarum/db/world/catalogue/demo-products'
import { demoSuppliers } from '@ticarum/db/world/demo-companies'
import { demoId } from '@ticarum/db/world/demo-id'

/** Has everything that a product's page can show. */
const rich = demoProducts.find(({ status, picture, tiers, type, supplier, texts }) => {
  const complete = picture.views > 2 && tiers.length > 1 && type.options !== undefined && texts.length === 4
  return complete && status === 'listed' && supplier.verification === 'verified'
})
if (!rich) throw new Error('the demo world has no product with everything')
export const richProduct = rich

export const productPath = `/products/${richProduct.id}`
const { supplier } = richProduct
export const profilePath = `/supplier/${demoId(supplier.joined, demoSuppliers.indexOf(supplier))}`

/** A category in which no journey lists products: its first screen stays that of the demo world. */
export const quietCategory = 'electronics'

/** The newest order of the demo world with this condition. */
export function demoOrder(isLike: (order: DemoOrder) => boolean): DemoOrder {
  const found = demoOrders.findLast(isLike)
  if (!found) throw new Error(`the demo world has no order: ${isLike}`)
  return found
}
