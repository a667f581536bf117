import { auditedTables } from '@ticarum/contract/values/audit'
import { withQuery } from '../../context/with-query.ts'

export const AUDIT_PATH = '/admin/audit'

export interface AuditFilters {
  /** e-mail address of who acted */
  by: string
  table: (typeof auditedTables)[number] | ''
  /** as 2026-11-16 */
  day: string
}

/** Filters from the URL; invalid values are ignored. */
export const auditFiltersOf = (query: URLSearchParams): AuditFilters => ({
  by: (query.get('by') ?? '').trim().slice(0, 255),
  table: auditedTables.find((known) => known === query.get('table')) ?? '',
  day: /^\d{4}-\d\d-\d\d$/.test(query.get('day') ?? '') ? (query.get('day') ?? '') : '',
})

/** URL of the list with its filters only. */
export function auditPath({ by, table, day }: Partial<AuditFilters>): string {
  const query = { ...(by && { by }), ...(table && { table }), ...(day && { day }) }
  return Object.keys(query).length > 0 ? withQuery(AUDIT_PATH, query) : AUDIT_PATH
}
