import type { PrepareQuote } from '@ticarum/contract/procedures/quotes'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { requireRequest } from './request-quote.ts'

/** Asks for a price in the name of a company, or of a contact who has none here yet (decision 71). */
export async function prepareQuote(ctx: Context, { customerId, contact, ...asked }: PrepareQuote) {
  if ((customerId === null) === (contact === null))
    return fail('INPUT_INVALID', { fields: { contact: contact ? 'invalid' : 'required' } })
  if (contact && !contact.email && !contact.phone)
    return fail('INPUT_INVALID', { fields: { 'contact.email': 'required' } })
  const { supplierId, version } = await requireRequest(ctx, asked)
  const id = ctx.newId()
  const [row] = await ctx.tx.sql<{ number: string; claimed: boolean }>(
    'select * from fx.prepare_quote($1, $2, $3, $4, $5, $6)',
    [id, customerId, contact && JSON.stringify(contact), supplierId, ...version],
  )
  ctx.wakeWorker()
  return row ? { id, number: row.number, claimed: row.claimed } : fail('NOT_FOUND')
}
