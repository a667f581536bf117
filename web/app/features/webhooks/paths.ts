import type { WebhookDelivery } from '@ticarum/contract/procedures/webhooks'
import type { CompanyKind } from '@ticarum/contract/values/roles'
import { withQuery } from '../../context/with-query.ts'
import { orderPath } from '../orders/paths.ts'
import { quotePath } from '../quotes/paths.ts'

export const webhooksPath = (role: CompanyKind) => `/${role}/webhooks` as const
/** Whose pages: both sides have the same. */
export const ownerRoleOf = (pathname: string): CompanyKind =>
  pathname.startsWith('/supplier/') ? 'supplier' : 'customer'
/** A dialog over the page. */
export const removeWebhookAt = (role: CompanyKind, id: string): string => withQuery(webhooksPath(role), { remove: id })
/** What was sent to it. */
export const webhookPath = (role: CompanyKind, id: string): string => `${webhooksPath(role)}/${encodeURIComponent(id)}`

/** The page of what a delivery tells of. */
export function toldOfPath(role: CompanyKind, { kind, subjectId }: Pick<WebhookDelivery, 'kind' | 'subjectId'>) {
  if (kind === 'product.reviewed') return `/supplier/products/edit/${subjectId}`
  return kind === 'quote.changed' ? quotePath(role, subjectId) : orderPath(subjectId)
}
