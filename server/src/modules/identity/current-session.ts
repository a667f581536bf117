import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

export async function currentSession(ctx: Context) {
  const person = personOf(ctx)
  const account = await ctx.tx.first(
    sqlOf
      .selectFrom('accounts')
      .innerJoin('people', 'people.id', 'accounts.id')
      .leftJoin('email_confirmations', 'email_confirmations.user_id', 'accounts.id')
      .select([
        'accounts.email',
        'accounts.email_confirmed_at',
        'email_confirmations.email as email_to_confirm',
        'email_confirmations.session_id',
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
      newEmail: account.session_id ? account.email_to_confirm : null,
      emailToConfirm: account.email_confirmed_at ? null : (account.email_to_confirm ?? account.email),
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
