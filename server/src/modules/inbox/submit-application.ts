import type { SubmitApplication } from '@ticarum/contract/procedures/applications'
import { promisedHours } from '@ticarum/contract/values/inbox'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { hoursAfter } from '../../platform/working-hours.ts'
import { heldBack } from './spam-check.ts'

/** Stores the application with its catalogues, puts it on the desk's list and mails it to the company. */
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
      created_at: ctx.now,
    }),
  )
  const due = hoursAfter(ctx.now, promisedHours.application)
  const [answer] = await ctx.tx.sql<{ taken: boolean }>(
    'select fx.receive_application($1, $2::uuid[], $3, $4) as taken',
    [id, fileIds, due, heldBack(marks)],
  )
  if (!answer?.taken) return fail('INPUT_INVALID', { fields: { fileIds: 'invalid' } })
  ctx.wakeWorker()
  return { done: true as const }
}
