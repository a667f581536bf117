import type { ProductRow } from '@ticarum/contract/procedures/products'

/** With the form key of its forms. */
export type MyProduct = ProductRow & { key: string }
