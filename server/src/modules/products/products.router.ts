import type { products } from '@ticarum/contract/procedures/products'
import type { Router } from '../../door/door.ts'
import { addProduct } from './add-product.ts'
import { changeManyProducts, undoManyProducts } from './change-many-products.ts'
import { confirmPrices } from './confirm-prices.ts'
import { countProducts } from './count-products.ts'
import { duplicateProduct } from './duplicate-product.ts'
import { editProduct } from './edit-product.ts'
import { pauseProduct, resumeProduct } from './pause-product.ts'
import { listProducts, matchingProducts, oneProduct } from './products.queries.ts'
import { quickEditProduct } from './quick-edit-product.ts'
import { removeProduct } from './remove-product.ts'
import { submitProduct } from './submit-product.ts'

export const productsRouter: Router<typeof products> = {
  list: listProducts,
  counts: countProducts,
  get: oneProduct,
  add: addProduct,
  edit: editProduct,
  quickEdit: quickEditProduct,
  changeMany: changeManyProducts,
  undoMany: undoManyProducts,
  matching: matchingProducts,
  submit: submitProduct,
  pause: pauseProduct,
  resume: resumeProduct,
  duplicate: duplicateProduct,
  remove: removeProduct,
  confirmPrices,
}
