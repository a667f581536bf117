import type { Report } from '@ticarum/contract/procedures/analytics'
import { Price } from '../../components/ui/price.tsx'
import { useDay } from '../../dates.ts'
import { useText } from '../../texts.ts'
import { Chart } from './chart.tsx'
import { FiguresTable } from './figures-table.tsx'
import { FileLink, type FileLinkProps } from './file-link.tsx'
import { useFigures } from './written-figures.ts'

/** Revenue by step as a chart, with the table that says the same. */
export function Revenue({ steps, asked }: Pick<Report, 'steps'> & Omit<FileLinkProps, 'table' | 'name'>) {
  const t = useText('analytics')
  const { stepName } = useFigures()
  const title = t(`by.${asked.step}`)
  const day = useDay()
  const bars = steps.map(({ from, revenueCents, before, running }) => ({
    id: from,
    name: stepName(asked.step, from),
    value: revenueCents / 100,
    before: before.revenueCents / 100,
    running,
  }))
  const empty = bars.every(({ value, before }) => value === 0 && before === 0)
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl">{title}</h2>
        <p className="text-sm text-muted">{t('dollars')}</p>
      </div>
      {empty ? (
        <p className="grid h-50 place-items-center border-y border-line text-center text-muted">{t('none')}</p>
      ) : (
        <>
          <Chart label={t('chart', { title, from: bars[0]?.name ?? '', to: bars.at(-1)?.name ?? '' })} bars={bars} />
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
            <li className="flex items-center gap-2">
              <span aria-hidden="true" className="size-3 bg-primary" />
              {t('legend.now')}
            </li>
            <li className="flex items-center gap-2">
              <span aria-hidden="true" className="h-0 w-4 border-t-2 border-text" />
              {t('legend.before')}
            </li>
            {bars.some(({ running }) => running) ? (
              <li className="flex items-center gap-2">
                <span aria-hidden="true" className="size-3 border border-dashed border-primary bg-primary-wash" />
                {t('legend.running')}
              </li>
            ) : null}
          </ul>
        </>
      )}
      <details className="group">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-primary underline underline-offset-3">
          {t('as-table')}
        </summary>
        <FiguresTable
          label={title}
          columns={[t(`column.${asked.step}`), t('column.orders'), t('column.revenue'), t('column.before')]}
          rows={steps.map((step) => [
            asked.step === 'month' ? stepName('month', step.from) : day(step.from),
            t('count', { count: step.orders }),
            <Price key="revenue" cents={step.revenueCents} />,
            <Price key="before" cents={step.before.revenueCents} />,
          ])}
        />
      </details>
      <FileLink asked={asked} table="steps" name={title} />
    </section>
  )
}
