import {
  MoneyTerms,
  type PortFields,
  type SaveTradeSettings,
  type TradeSettings,
} from '@ticarum/contract/procedures/trade-settings'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { tellAdmins } from '../../platform/effects.ts'
import { listPorts } from './ports.queries.ts'
import { nextVersion } from './settings-version.ts'
import { proposeChange, waitingWays } from './ways-change.ts'
import { allWaysToPay, presentWay } from './ways-to-pay.ts'

const settings = sqlOf
  .selectFrom('company_settings')
  .innerJoin('company_private', 'company_private.id', 'company_settings.id')
  .select([
    'deposit_percent',
    'deposit_days',
    'money_terms',
    'container20_cm3',
    'container20_grams',
    'container40_cm3',
    'container40_grams',
    'updated_at',
    'fee_hundredths',
    'inbox',
    'refund_limit_cents',
  ])

const nowhere = { en: '', so: '', tr: '', ar: '' }
const unsaid = { deposit: nowhere, refunds: nowhere }
const isSaid = ({ deposit, refunds }: SaveTradeSettings['moneyTerms']) => deposit.en !== '' || refunds.en !== ''

export async function readTradeSettings(ctx: Context): Promise<TradeSettings> {
  const [row, ways, waysChange, { ports }] = await Promise.all([
    ctx.tx.first(settings),
    ctx.tx.all(allWaysToPay),
    waitingWays(ctx),
    listPorts(ctx),
  ])
  if (!row) throw new Error('the company has no settings')
  return {
    version: row.updated_at.toISOString(),
    feeHundredths: row.fee_hundredths,
    depositPercent: row.deposit_percent,
    depositDays: row.deposit_days,
    moneyTerms: MoneyTerms.nullable().parse(row.money_terms) ?? unsaid,
    inbox: row.inbox,
    container20: { cm3: Number(row.container20_cm3), grams: Number(row.container20_grams) },
    container40: { cm3: Number(row.container40_cm3), grams: Number(row.container40_grams) },
    waysToPay: ways.map(presentWay),
    waysChange,
    refundLimitCents: Number(row.refund_limit_cents),
    ports,
  }
}

export async function saveTradeSettings(ctx: Context, input: SaveTradeSettings) {
  const updated_at = await nextVersion(ctx, input.version)
  await ctx.tx.all(
    sqlOf.updateTable('company_settings').set({
      deposit_percent: input.depositPercent,
      deposit_days: input.depositDays,
      money_terms: isSaid(input.moneyTerms) ? JSON.stringify(input.moneyTerms) : null,
      container20_cm3: BigInt(input.container20.cm3),
      container20_grams: BigInt(input.container20.grams),
      container40_cm3: BigInt(input.container40.cm3),
      container40_grams: BigInt(input.container40.grams),
      updated_at,
      updated_by: personOf(ctx).userId,
    }),
  )
  await ctx.tx.all(
    sqlOf.updateTable('company_private').set({ fee_hundredths: input.feeHundredths, inbox: input.inbox }),
  )
  await savePorts(ctx, input.ports)
  const { waits, told } = await proposeChange(ctx, input)
  await tellAdmins(ctx, told ?? 'trade')
  return { version: updated_at.toISOString(), waits }
}

/** A port that is left out is no longer offered, but keeps its row, because orders reference it. */
async function savePorts(ctx: Context, ports: PortFields[]): Promise<void> {
  const codes = ports.map(({ code }) => code)
  await ctx.tx.all(sqlOf.updateTable('ports').set({ active: false }).where('code', 'not in', codes))
  for (const [position, { code, name, country, cities }] of ports.entries()) {
    const port = { name, country, cities, active: true, position }
    await ctx.tx.all(
      sqlOf
        .insertInto('ports')
        .values({ code, ...port })
        .onConflict((known) => known.column('code').doUpdateSet(port)),
    )
  }
}
