import type { CurrencyRates } from '@ticarum/contract/procedures/currency-rates'
import { ratedCurrencies } from '@ticarum/contract/values/currencies'
import { prepared } from '@ticarum/db/prepared'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'

const rates = prepared('currency-rates', () =>
  sqlOf.selectFrom('currency_rates').select(['code', 'millionths', 'rate_on']).orderBy('code'),
)

export async function listCurrencyRates(ctx: Context): Promise<CurrencyRates> {
  const rows = await rates(ctx.tx)
  return { rates: rows.map(({ code, millionths, rate_on }) => ({ code, millionths: Number(millionths), on: rate_on })) }
}

export async function saveCurrencyRates(ctx: Context, input: CurrencyRates) {
  for (const { code, millionths, on } of input.rates) {
    const rate = {
      millionths: BigInt(millionths),
      rate_on: on,
      updated_at: ctx.now,
      updated_by: personOf(ctx).userId,
    }
    await ctx.tx.all(
      sqlOf
        .insertInto('currency_rates')
        .values({ code, ...rate })
        .onConflict((conflict) => conflict.column('code').doUpdateSet(rate)),
    )
  }
  const gone = ratedCurrencies.filter((code) => !input.rates.some((kept) => kept.code === code))
  if (gone.length > 0) await ctx.tx.all(sqlOf.deleteFrom('currency_rates').where('code', 'in', gone))
  return { done: true as const }
}
