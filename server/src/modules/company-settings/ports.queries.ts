import { MoneyTerms } from '@ticarum/contract/procedures/trade-settings'
import type { Language } from '@ticarum/contract/values/languages'
import { termsIn } from '@ticarum/contract/values/money-terms'
import { placesIn } from '@ticarum/contract/values/place-names'
import { portOfCity } from '@ticarum/contract/values/ports'
import { prepared } from '@ticarum/db/prepared'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'

const activePorts = prepared('active-ports', () =>
  sqlOf
    .selectFrom('ports')
    .select(['code', 'name', 'country', 'cities'])
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('code'),
)

export async function listPorts(ctx: Context) {
  return { ports: await activePorts(ctx.tx) }
}

/** The public terms of trade. */
export async function publicTerms(ctx: Context, { language }: { language: Language }) {
  const [{ ports }, [terms]] = await Promise.all([
    listPorts(ctx),
    ctx.tx.sql<{ deposit_percent: number; money_terms: unknown; email: string }>(
      'select deposit_percent, money_terms, fx.company_inbox_email() as email from company_settings',
      [],
      'public-terms',
    ),
  ])
  if (!terms) throw new Error('the company has no settings')
  return {
    ports: ports.map((port) => ({ ...port, name: placesIn(language, port.name) })),
    depositPercent: terms.deposit_percent,
    moneyTerms: termsIn(MoneyTerms.nullable().parse(terms.money_terms), language),
    email: terms.email,
  }
}

/** The code of the port that serves a city. */
export async function portFor(ctx: Context, place: { city: string; country: string }): Promise<string | undefined> {
  return portOfCity(await activePorts(ctx.tx), place)?.code
}
