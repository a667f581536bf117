import { priceOf } from '@ticarum/contract/money'
import type { Language } from '@ticarum/contract/values/languages'
import { sqlOf } from '@ticarum/db/transaction'
import { beforeTransaction, type PreparationContext } from '../../door/before-transaction.ts'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { mailText, quoted } from '../../mail/say.ts'
import { answerItemOf } from '../inbox/inbox.public.ts'
import { dealUrl, quoteHeads } from '../quotes/quotes.public.ts'

interface Input {
  id: string
  version: string
}

interface Deal {
  supplier: string
  totalCents: number
  url: string
}

/** Sends the offers that have come, each as the link to its deal, in one message. */
export const sendDeals = beforeTransaction(
  async ({ dealSecret }: PreparationContext, _input: Input) => dealSecret,
  async (ctx: Context, { id, version }, secret) => {
    const unsent = await ctx.tx.all(
      sqlOf.selectFrom('need_quotes').select('id').where('need_id', '=', id).where('sent_at', 'is', null),
    )
    const quotes = await quoteHeads(
      ctx,
      unsent.map((quote) => quote.id),
    )
    const need = await ctx.tx.first(sqlOf.selectFrom('needs').select('customer_id').where('id', '=', id))
    // Where no link can be shown any more, a customer has the page; a contact would find nothing there.
    const pageOf = (quoteId: string) => need?.customer_id && `${ctx.origin}/own/quotes/${quoteId}`
    const deals: (Deal & { id: string })[] = []
    for (const { id: quoteId, state, supplier, totalCents } of quotes)
      if (state === 'offered' && totalCents !== null) {
        const url = (await dealUrl(ctx, quoteId, secret)) ?? pageOf(quoteId)
        if (url) deals.push({ id: quoteId, supplier: supplier.name, totalCents, url })
      }
    await answerItemOf(ctx, { kind: 'need', subjectId: id, version }, ({ name, language }) =>
      deals.length > 0 ? wordsOf(deals, name, language) : fail('WRONG_STATE', { state: 'unanswered' }),
    )
    await ctx.tx.all(
      sqlOf
        .updateTable('need_quotes')
        .set({ sent_at: ctx.now })
        .where(
          'id',
          'in',
          deals.map((deal) => deal.id),
        ),
    )
    return { sent: deals.length }
  },
)

function wordsOf(deals: Deal[], name: string, language: Language): string {
  const say = mailText[language]
  return [
    say('need-deals.greeting', { name: quoted(name) }),
    say('need-deals.body'),
    ...deals.map(
      ({ supplier, totalCents, url }) => `${quoted(supplier)}: $${priceOf(totalCents)}\n${url}?lang=${language}`,
    ),
    say('need-deals.answer'),
  ].join('\n\n')
}
