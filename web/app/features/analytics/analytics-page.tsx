import type { MissedSearch, Report } from '@ticarum/contract/procedures/analytics'
import { useNavigation } from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useSlow } from '../../context/use-slow.ts'
import { useText } from '../../texts.ts'
import { BestPlaces, BestProducts } from './best-lists.tsx'
import { Cards } from './cards.tsx'
import { Funnel } from './funnel.tsx'
import { MissedSearches } from './missed-searches.tsx'
import { type AskedPeriod, reportPath } from './paths.ts'
import { PeriodChoice } from './period-choice.tsx'
import { type PlatformFigures, PlatformFiguresView } from './platform-figures.tsx'
import { PromisesKept } from './promises-kept.tsx'
import { Revenue } from './revenue.tsx'

interface AnalyticsPageProps {
  title: string
  path: string
  asked: AskedPeriod
  invalid: boolean
  /** null: could not be read */
  report: Report | null
  platform: PlatformFigures | null
  /** null: not for this reader, or could not be read */
  missed: MissedSearch[] | null
}

/** Figures of sales, of one supplier or of all. */
export function AnalyticsPage({ title, path, asked, invalid, report, platform, missed }: AnalyticsPageProps) {
  const t = useText('analytics')
  const slow = useSlow(useNavigation().location?.pathname === path)
  return (
    <Wrap className="grid gap-8 pt-8 pb-16 lg:pt-10">
      <PageTitle>{title}</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-3xl">{title}</h1>
        <p className="max-w-prose text-muted">{t('lead')}</p>
      </div>
      <PeriodChoice path={path} asked={asked} invalid={invalid} />
      {slow ? <Skeleton label={t('loading')} /> : null}
      <div hidden={slow}>
        {report ? (
          <div className="grid gap-12">
            <Cards figures={report.figures} before={report.before} />
            <Revenue steps={report.steps} asked={asked} />
            <div className="grid gap-x-10 gap-y-12 xl:grid-cols-2">
              <Funnel figures={report.figures} before={report.before} />
              <BestPlaces report={report} asked={asked} table="cities" />
              <BestProducts report={report} asked={asked} />
              <BestPlaces report={report} asked={asked} table="categories" />
              <PromisesKept figures={report.figures} before={report.before} desk={platform?.desk ?? null} />
              {platform ? <PlatformFiguresView platform={platform} /> : null}
              {missed ? <MissedSearches missed={missed} /> : null}
            </div>
          </div>
        ) : (
          <ErrorState
            title={t('error')}
            text={t('error.load')}
            again={{ label: t('again'), to: reportPath(path, asked) }}
          />
        )}
      </div>
    </Wrap>
  )
}
