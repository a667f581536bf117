import { care } from './care.ts'
import { construction } from './construction.ts'
import { electronics } from './electronics.ts'
import { fashion } from './fashion.ts'
import { food } from './food.ts'
import { home } from './home.ts'
import { other } from './other.ts'
import type { ProductType } from './product-type.ts'
import { textiles } from './textiles.ts'

export const productTypes: ProductType[] = [
  ...food,
  ...textiles,
  ...fashion,
  ...home,
  ...construction,
  ...electronics,
  ...care,
  ...other,
]
