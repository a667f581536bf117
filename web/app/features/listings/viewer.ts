/** What the reader may do to products that they see. */
export interface Viewer {
  /** may add a product of their own */
  adds: boolean
  /** whose products they may edit: a supplier's, everybody's, or nobody's */
  edits: { supplierId: string } | 'all' | null
}

export const visitor: Viewer = { adds: false, edits: null }

export const mayEdit = ({ edits }: Viewer, supplierId: string): boolean => edits === 'all' || edits?.supplierId === supplierId
