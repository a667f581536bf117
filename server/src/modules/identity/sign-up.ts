import type { SignUp } from '@ticarum/contract/procedures/identity'
import { sqlOf } from '@ticarum/db/transaction'
import type { z } from 'zod'
import { beforeTransaction, type PreparationContext } from '../../door/before-transaction.ts'
import type { Context } from '../../door/context.ts'
import { mailHolder, tellAdminsWhoJoined } from '../../platform/effects.ts'
import { offerConfirmation } from './confirm-email.ts'
import { countConfirmation } from './confirmation-letters.ts'
import { becomePerson, createAccount } from './create-account.ts'
import { emailIsTaken } from './email-is-taken.ts'
import { foundCompany } from './found-company.ts'
import { hashPassword } from './password.ts'

type Input = z.output<typeof SignUp>

/** The password is hashed before the transaction, for a known e-mail too, so that both take the same time. */
export const signUp = beforeTransaction(
  async ({ counters }: PreparationContext, { email, password }: Input) => {
    await countConfirmation(counters, email)
    return hashPassword(password)
  },
  async (ctx: Context, { fullName, email, role, language }: Input, passwordHash) => {
    if (await emailIsTaken(ctx, email)) {
      await mailHolder(ctx, email, 'known-account')
      return { done: true as const }
    }
    const person = await becomePerson(ctx, role)
    await createAccount(ctx, person, { fullName, email, language, passwordHash })
    await foundCompany(ctx, person.companyId)
    await ctx.tx.all(sqlOf.insertInto('user_roles').values({ user_id: person.userId, role }))
    await offerConfirmation(ctx)
    await tellAdminsWhoJoined(ctx)
    return { done: true as const }
  },
)
