import type { Report } from '@ticarum/contract/procedures/analytics'
import type { Language } from '@ticarum/contract/values/languages'
import { placesIn } from '@ticarum/contract/values/place-names'
import { dayOf } from '@ticarum/contract/values/working-days'
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { languageOf } from '../../context/language.ts'
import { requireRole } from '../../context/session-guard.server.ts'
import { statusOf } from '../../context/status-of.server.ts'
import { type AnalyticsReader, analyticsPaths, periodOf } from './paths.ts'
import type { PlatformFigures } from './platform-figures.tsx'

/** What the platform has now. */
const currentOf = ({ users, listedProducts, rating, desk }: PlatformFigures): PlatformFigures => ({
  users,
  listedProducts,
  rating,
  desk,
})

const withCitiesIn = (language: Language, report: Report): Report => ({
  ...report,
  cities: report.cities.map((row) => ({ ...row, city: placesIn(language, row.city) })),
})

/** The report that the URL asks for. */
async function askReport(args: LoaderFunctionArgs, ...readers: [AnalyticsReader, ...AnalyticsReader[]]) {
  const { role, companyId } = await requireRole(args, ...readers)
  const reader = role === 'admin' ? 'admin' : 'supplier'
  if (reader === 'supplier' && !companyId) throw redirect('/supplier/team')
  const { asked, invalid } = periodOf(args.url.searchParams, dayOf(new Date()))
  const { from, to, step } = asked
  const language = languageOf(args.request)
  const input = { from, to, step, language }
  const { analytics } = args.context.get(apiContext)
  const platform = reader === 'admin' ? await analytics.platform.try(input) : null
  const read = platform ?? (await analytics.supplier.try(input))
  const answer = read.ok ? { ...read, value: withCitiesIn(language, read.value) } : read
  return { asked, invalid, answer, platform: platform?.ok ? currentOf(platform.value) : null }
}

/** For the page: a report that could not be read is null, and the page says so. */
export async function loadReport(args: LoaderFunctionArgs, reader: AnalyticsReader) {
  const { analytics } = args.context.get(apiContext)
  const { asked, invalid, answer, platform } = await askReport(args, reader)
  const missed = reader === 'admin' && answer.ok ? await analytics.missed.try({}) : null
  const loaded = {
    path: analyticsPaths[reader],
    asked,
    invalid,
    platform,
    missed: missed?.ok ? missed.value.items : null,
  }
  return answer.ok
    ? { ...loaded, report: answer.value }
    : data({ ...loaded, report: null }, { status: statusOf(answer.code) })
}

/** For a file: there is none without a report. */
export async function loadReportForFile(args: LoaderFunctionArgs) {
  const { asked, answer } = await askReport(args, 'supplier', 'admin')
  if (!answer.ok) throw data(null, { status: statusOf(answer.code) })
  return { asked, report: answer.value }
}
