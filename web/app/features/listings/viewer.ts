/** What the reader may do to products that they see. */
export interface Viewer {
  /** may add a product of their own */
  adds: boolean
  /** whose products they may edit: a supplier's, everybody's, or nobody's */
  edits: { supplierId: string } | 'all' | null
  /** may wish and gather; null: is here to sell, or to run the market */
  buys: 'visitor' | 'customer' | null
  /** of the forms on a customer's page; a visitor's page is kept and has none */
  key?: string
}

export const visitorViewer: Viewer = { adds: false, edits: null, buys: 'visitor' }

export const mayEdit = ({ edits }: Viewer, supplierId: string): boolean =>
  edits === 'all' || edits?.supplierId === supplierId
