import type { CompanyKind } from '@ticarum/contract/values/roles'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { tellAdminsWhoJoined } from '../../platform/effects.ts'
import { foundOwnCompany } from './found-company.ts'

export async function chooseRole(ctx: Context, { role }: { role: CompanyKind }) {
  const { userId, role: held } = personOf(ctx)
  if (held) return fail('ROLE_ALREADY_CHOSEN')
  await foundOwnCompany(ctx, role)
  const chosen = await ctx.tx.all(
    sqlOf
      .insertInto('user_roles')
      .values({ user_id: userId, role })
      .onConflict((conflict) => conflict.doNothing())
      .returning('role'),
  )
  if (chosen.length === 0) return fail('ROLE_ALREADY_CHOSEN')
  await tellAdminsWhoJoined(ctx)
  return { role }
}
