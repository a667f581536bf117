import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

export async function currentSession(ctx: Context) {
  const person = personOf(ctx)
  const account = await ctx.tx.first(
    sqlOf
      .selectFrom('accounts')
      .innerJoin('people', 'people.id', 'accounts.id')
      .select([
        'accounts.email',
        'accounts.email_confirmed_at',
        'accounts.language',
        'accounts.language_chosen',
        'accounts.currency',
        'people.full_name',
      ])
      .where('accounts.id', '=', person.userId),
    'current-session',
  )
  if (!account) return fail('UNAUTHENTICATED')
  return {
    user: {
      id: person.userId,
      fullName: account.full_name,
      email: account.email,
      emailConfirmed: account.email_confirmed_at !== null,
      role: person.role,
      companyId: person.companyId,
      companyOwner: person.companyOwner,
      language: account.language,
      languageChosen: account.language_chosen,
      currency: account.currency,
    },
    expiresAt: person.sessionExpiresAt.toISOString(),
  }
}
