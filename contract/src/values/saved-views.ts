/** Pages whose lists can be kept as views, by their address. */
export const viewPages = [
  '/admin/orders',
  '/admin/reviews',
  '/admin/suppliers',
  '/admin/users',
  '/supplier/orders',
  '/supplier/products',
] as const
export type ViewPage = (typeof viewPages)[number]

/** Of each page a person keeps at most so many. */
export const MOST_VIEWS = 20
