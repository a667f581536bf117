import type { AskReport, PlatformReport } from '@ticarum/contract/procedures/analytics'
import type { Role } from '@ticarum/contract/values/roles'
import type { Context } from '../../door/context.ts'
import { averageRating } from '../feedback/feedback.public.ts'
import { ALL_SUPPLIERS } from './sales.queries.ts'
import { writeReport } from './write-report.ts'

const USERS = 'select role, count(*)::integer as number from user_roles group by role'
const LISTED = 'select products::integer as number from site_figures'

/** What all suppliers sold, and how many users, products and which mean rating there are. */
export async function platformReport(ctx: Context, asked: AskReport): Promise<PlatformReport> {
  const [report, roles, listed, rating] = await Promise.all([
    writeReport(ctx, ALL_SUPPLIERS, asked),
    ctx.tx.sql<{ role: Role; number: number }>(USERS),
    ctx.tx.sql<{ number: number }>(LISTED),
    averageRating(ctx),
  ])
  const users = { customer: 0, supplier: 0, admin: 0 }
  for (const { role, number } of roles) users[role] = number
  return { ...report, users, listedProducts: listed[0]?.number ?? 0, rating }
}
