import type { UserHistoryEntry } from '@ticarum/contract/procedures/users'
import type { UserChange } from '@ticarum/contract/values/user-rules'
import type { Context } from '../../door/context.ts'
import { type AuditEntry, auditOf } from '../audit/audit.public.ts'

type Told = Pick<UserHistoryEntry, 'change' | 'from' | 'to'>

/** Columns whose change is told by a word alone. */
const words: Record<string, UserChange> = {
  'people.full_name': 'name',
  'accounts.email': 'email',
  'accounts.email_confirmed_at': 'confirmed',
  'accounts.deletion_requested_at': 'deletion',
  'people.company_id': 'company',
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** What one entry of the audit trail tells about a user. */
function told({ table_name, operation, changes }: AuditEntry): Told[] {
  if (table_name === 'people' && operation === 'INSERT') return [{ change: 'joined', from: null, to: null }]
  if (table_name === 'accounts' && operation === 'INSERT') return []
  return Object.entries(changes).flatMap(([column, changed]): Told[] => {
    const [before, after] = changed === 'changed' ? [] : changed
    const from = text(before)
    const to = text(after)
    if (table_name === 'user_roles') return column === 'role' ? [{ change: 'role', from, to }] : []
    if (column === 'suspended_at') return [{ change: to ? 'suspended' : 'restored', from: null, to: reasonIn(changes) }]
    if (column === 'company_owner') return after === true ? [{ change: 'owner', from: null, to: null }] : []
    const change = words[`${table_name}.${column}`]
    return change ? [{ change, from: null, to: null }] : []
  })
}

const reasonIn = ({ suspension_reason: reason }: AuditEntry['changes']) =>
  Array.isArray(reason) ? text(reason[1]) : null

export async function listUserHistory(
  ctx: Context,
  { id, after, limit }: { id: string; after?: string | undefined; limit: number },
) {
  const tables = ['people', 'accounts', 'user_roles']
  const { entries, next } = await auditOf(ctx, { tables, rowId: id, after, limit })
  const items = entries.flatMap((entry) =>
    told(entry).map(
      (each, n): UserHistoryEntry => ({
        id: `${entry.id}-${n}`,
        at: entry.at.toISOString(),
        by: entry.actor_id ? { id: entry.actor_id, name: entry.actor_name ?? '' } : null,
        ...each,
      }),
    ),
  )
  return { items, next }
}
