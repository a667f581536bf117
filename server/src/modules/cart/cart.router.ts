import type { cart } from '@ticarum/contract/procedures/cart'
import type { Router } from '../../door/door.ts'
import { addToCart } from './add-to-cart.ts'
import { countCart } from './cart.queries.ts'
import { changeLine } from './change-cart-line.ts'
import { checkOut } from './check-out.ts'
import { getCart } from './get-cart.ts'
import { mergeVisitorCart } from './merge-visitor-cart.ts'
import { priceCart } from './price-cart.ts'
import { removeLine } from './remove-cart-line.ts'

export const cartRouter: Router<typeof cart> = {
  get: getCart,
  count: countCart,
  price: priceCart,
  add: addToCart,
  change: changeLine,
  remove: removeLine,
  merge: mergeVisitorCart,
  checkOut,
}
