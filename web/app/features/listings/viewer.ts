/** What the reader may do with listed products. */
export interface Viewer {
  /** may add products */
  adds: boolean
  /** whose products they may edit: one supplier's, all, or none */
  edits: { supplierId: string } | 'all' | null
  /** may use cart and wishlist; null for suppliers and admins */
  buys: 'visitor' | 'customer' | null
  /** form key on a customer's page; cached pages for visitors have none */
  key?: string
}

export const visitorViewer: Viewer = { adds: false, edits: null, buys: 'visitor' }

export const mayEdit = ({ edits }: Viewer, supplierId: string): boolean =>
  edits === 'all' || edits?.supplierId === supplierId
