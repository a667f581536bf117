import type { SubmitApplication } from '@ticarum/contract/procedures/applications'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { applicationDue } from './promised-by.ts'
import { heldBack } from './spam-check.ts'

/** Stores the application with its catalogues, and mails it to the company. */
export async function submitApplication(
  ctx: Context,
  {
    companyName,
    category,
    contactPerson,
    email,
    phone,
    address,
    productDescription,
    language,
    fileIds,
    ...marks
  }: SubmitApplication,
) {
  const id = ctx.newId()
  await ctx.tx.all(
    sqlOf.insertInto('applications').values({
      id,
      company_name: companyName,
      category,
      contact_person: contactPerson,
      email,
      phone,
      address,
      product_description: productDescription,
      language,
      held_back: heldBack(marks),
      due_at: applicationDue(ctx.now),
      created_at: ctx.now,
      updated_at: ctx.now,
    }),
  )
  const [answer] = await ctx.tx.sql<{ taken: boolean }>('select fx.submit_application($1, $2::uuid[]) as taken', [
    id,
    fileIds,
  ])
  if (!answer?.taken) return fail('INPUT_INVALID', { fields: { fileIds: 'invalid' } })
  ctx.wakeWorker()
  return { done: true as const }
}
