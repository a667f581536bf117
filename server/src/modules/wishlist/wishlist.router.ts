import type { wishlist } from '@ticarum/contract/procedures/wishlist'
import type { Router } from '../../door/door.ts'
import { dropWish } from './drop-wish.ts'
import { makeWish } from './make-wish.ts'
import { listWishes, wishedOf } from './wish.queries.ts'

export const wishlistRouter: Router<typeof wishlist> = {
  list: listWishes,
  ids: wishedOf,
  add: makeWish,
  remove: dropWish,
}
