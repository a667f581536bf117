import type { wishlist } from '@ticarum/contract/procedures/wishlist'
import type { Router } from '../../door/door.ts'
import { addToWishlist } from './add-to-wishlist.ts'
import { removeFromWishlist } from './remove-from-wishlist.ts'
import { listWishes, wishedOf } from './wishlist.queries.ts'

export const wishlistRouter: Router<typeof wishlist> = {
  list: listWishes,
  ids: wishedOf,
  add: addToWishlist,
  remove: removeFromWishlist,
}
