import {
  type SaveTradeSettings,
  type WaysChange,
  WaysToPay,
  type WayToPay,
} from '@ticarum/contract/procedures/trade-settings'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { tellAdmins } from '../../platform/effects.ts'
import { nextVersion } from './settings-version.ts'
import { allWaysToPay, presentWay } from './ways-to-pay.ts'

const waiting = sqlOf
  .selectFrom('payment_way_changes as change')
  .leftJoin('people', 'people.id', 'change.proposed_by')
  .select(['change.id', 'change.ways', 'change.refund_limit_cents', 'change.created_at', 'change.due_at'])
  .select('people.full_name')
  .select(sql<boolean>`fx.may_agree_to_ways(change.id)`.as('may_agree'))
  .where('change.state', '=', 'waiting')

/** The ways to pay, and the limit of refunds, that are not in effect yet. */
export async function waitingWays(ctx: Context): Promise<WaysChange | null> {
  const row = await ctx.tx.first(waiting)
  return row
    ? {
        id: row.id,
        to: WaysToPay.parse(row.ways),
        refundLimitCents: row.refund_limit_cents === null ? null : Number(row.refund_limit_cents),
        proposedBy: row.full_name ?? '',
        proposedAt: row.created_at.toISOString(),
        dueAt: row.due_at?.toISOString() ?? null,
        mayAgree: row.may_agree,
      }
    : null
}

const textOf = (ways: WayToPay[]) =>
  JSON.stringify(
    ways.map(({ id, kind, title, details, validFrom, validTo }) => [id, kind, title, details, validFrom, validTo]),
  )

/** What all admins are told of when the settings are saved. */
interface ProposedChange {
  waits: boolean
  told?: 'ways_proposed' | 'ways_withdrawn'
}

/**
 * Lets other ways to pay and a higher limit of refunds wait for a second admin; those in effect take back what waits.
 * A lower limit is in effect at once.
 */
export async function proposeChange(
  ctx: Context,
  { waysToPay: ways, refundLimitCents }: Pick<SaveTradeSettings, 'waysToPay' | 'refundLimitCents'>,
): Promise<ProposedChange> {
  const [change, current, limit] = await Promise.all([
    waitingWays(ctx),
    ctx.tx.all(allWaysToPay),
    ctx.tx.first(sqlOf.selectFrom('company_private').select('refund_limit_cents')),
  ])
  const inEffect = current.map(presentWay)
  const known = new Set([...inEffect, ...(change?.to ?? [])].map(({ id }) => id))
  if (ways.some(({ id }) => id && !known.has(id))) return fail('NOT_FOUND')

  await ctx.tx.sql('select fx.lower_refund_limit($1)', [refundLimitCents])
  const raised = refundLimitCents > Number(limit?.refund_limit_cents) ? refundLimitCents : null
  if (change && textOf(ways) === textOf(change.to) && raised === change.refundLimitCents) return { waits: true }
  if (textOf(ways) === textOf(inEffect) && raised === null) {
    if (!change) return { waits: false }
    await decide(ctx, change.id, false)
    return { waits: false, told: 'ways_withdrawn' }
  }
  const wanted = ways.map((way) => ({ ...way, id: way.id ?? ctx.newId() }))
  await ctx.tx.sql('select fx.propose_trade_change($1, $2, $3)', [ctx.newId(), JSON.stringify(wanted), raised])
  return { waits: true, told: 'ways_proposed' }
}

async function decide(ctx: Context, id: string, agreed: boolean): Promise<void> {
  const [answer] = await ctx.tx.sql<{ decided: boolean }>('select fx.decide_ways_to_pay($1, $2) as decided', [
    id,
    agreed,
  ])
  if (!answer?.decided) fail('ALREADY_DECIDED')
}

/** A form that shows what waited is read again before it is saved: it would enter it anew. */
async function decideFromOutside(ctx: Context, id: string, agreed: boolean) {
  const updated_at = await nextVersion(ctx)
  const change = await ctx.tx.first(
    sqlOf
      .selectFrom('payment_way_changes as change')
      .select(['change.state', sql<boolean>`fx.may_agree_to_ways(change.id)`.as('may_agree')])
      .where('change.id', '=', id),
  )
  if (!change) return fail('NOT_FOUND')
  if (change.state !== 'waiting') return fail('ALREADY_DECIDED')
  if (agreed && !change.may_agree) return fail('FORBIDDEN')
  await decide(ctx, id, agreed)
  await tellAdmins(ctx, agreed ? 'ways_agreed' : 'ways_withdrawn')
  await ctx.tx.all(sqlOf.updateTable('company_settings').set({ updated_at }))
  return { done: true as const }
}

/** Another admin agrees; customers see them in the same moment. */
export const agreeToWays = (ctx: Context, { id }: { id: string }) => decideFromOutside(ctx, id, true)

export const withdrawWays = (ctx: Context, { id }: { id: string }) => decideFromOutside(ctx, id, false)
