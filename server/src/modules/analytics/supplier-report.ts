import type { AskReport, Report } from '@ticarum/contract/procedures/analytics'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { writeReport } from './write-report.ts'

/** What the caller's own company sold. */
export async function supplierReport(ctx: Context, asked: AskReport): Promise<Report> {
  const { desk, ...report } = await writeReport(ctx, personOf(ctx).companyId ?? fail('FORBIDDEN'), asked)
  return report
}
