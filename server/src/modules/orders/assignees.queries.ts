import type { Assignee } from '@ticarum/contract/procedures/order-shapes'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'

/** All admins by name; they are few, so the list is not paged. */
export async function listAssignees(ctx: Context): Promise<{ items: Assignee[] }> {
  const admins = sqlOf
    .selectFrom('user_roles')
    .innerJoin('accounts', 'accounts.id', 'user_roles.user_id')
    .innerJoin('people', 'people.id', 'user_roles.user_id')
    .select(['people.id', 'people.full_name as name'])
    .where('user_roles.role', '=', 'admin')
    .where('accounts.suspended_at', 'is', null)
    .where('accounts.anonymised_at', 'is', null)
    .orderBy('people.full_name')
    .orderBy('people.id')
  return { items: await ctx.tx.all(admins) }
}
