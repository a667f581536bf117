import type { Language } from '@ticarum/contract/values/languages'
import type { CompanyKind } from '@ticarum/contract/values/roles'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'

export interface NewPerson {
  userId: string
  companyId: string
}

/** From here on the transaction acts as the new person. Row security lets them insert their own rows and no others. */
export async function becomePerson(ctx: Context, role: CompanyKind | 'none'): Promise<NewPerson> {
  const person = { userId: ctx.newId(), companyId: ctx.newId() }
  await ctx.tx.sql('select fx.enter_as_newcomer($1, $2, $3)', [person.userId, role, person.companyId])
  return person
}

export async function createAccount(
  ctx: Context,
  { userId }: NewPerson,
  account: { fullName: string; email: string; language: Language; passwordHash: string | null },
): Promise<void> {
  await ctx.tx.all(sqlOf.insertInto('people').values({ id: userId, full_name: account.fullName }))
  await ctx.tx.all(
    sqlOf.insertInto('accounts').values({ id: userId, email: account.email, language: account.language }),
  )
  if (account.passwordHash)
    await ctx.tx.all(sqlOf.insertInto('credentials').values({ user_id: userId, password_hash: account.passwordHash }))
}
