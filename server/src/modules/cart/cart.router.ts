import type { cart } from '@ticarum/contract/procedures/cart'
import type { Router } from '../../door/door.ts'
import { addToCart } from './add-to-cart.ts'
import { countCart } from './cart.queries.ts'
import { changeLine } from './change-line.ts'
import { checkOut } from './check-out.ts'
import { mergeCart } from './merge-cart.ts'
import { priceCart } from './price-cart.ts'
import { readCart } from './read-cart.ts'
import { removeLine } from './remove-line.ts'

export const cartRouter: Router<typeof cart> = {
  read: readCart,
  count: countCart,
  price: priceCart,
  add: addToCart,
  change: changeLine,
  remove: removeLine,
  merge: mergeCart,
  checkOut,
}
