import type { ProductStatus } from './products.ts'
import type { Role } from './roles.ts'

/** What somebody can do with a product. Screens offer exactly what `productActionsOf` returns. */
export const productActions = ['edit', 'quickEdit', 'submit', 'pause', 'resume', 'duplicate', 'remove'] as const
export type ProductAction = (typeof productActions)[number]

/** Never reviewed, or sent back: it may stay incomplete, and its supplier decides when to submit it for review. */
export const isUnsubmitted = (status: ProductStatus): boolean =>
  status === 'draft' || status === 'changes_requested' || status === 'rejected'

const isKept = (status: ProductStatus) => status !== 'archived'

/** The states in which each action is possible. */
const possible: Record<ProductAction, (status: ProductStatus) => boolean> = {
  edit: isKept,
  quickEdit: isKept,
  submit: isUnsubmitted,
  pause: (status) => status === 'listed',
  resume: (status) => status === 'paused',
  duplicate: () => true,
  remove: isKept,
}

const actionsOfRole: Record<Role, readonly ProductAction[]> = {
  supplier: productActions,
  admin: ['edit', 'quickEdit', 'duplicate', 'remove'],
  customer: [],
}

export const mayProduct = (action: ProductAction, status: ProductStatus): boolean => possible[action](status)

/** What this role can do with a product now: a supplier with their own, an admin with any. */
export const productActionsOf = (role: Role, status: ProductStatus): ProductAction[] =>
  actionsOfRole[role].filter((action) => mayProduct(action, status))
