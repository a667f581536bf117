/** What can be done to many things at once, and undone. */
export const bulkActKinds = [
  'orders.status',
  'orders.shipping',
  'orders.assignee',
  'products.price',
  'products.stock',
  'products.pause',
  'products.resume',
] as const
export type BulkActKind = (typeof bulkActKinds)[number]

/** For so long an act can be undone. */
export const UNDO_MINUTES = 60

/** 'All that match' are at most this many. */
export const MOST_MATCHING = 500
