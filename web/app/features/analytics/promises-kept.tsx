import type { PlatformReport, Promises, Report } from '@ticarum/contract/procedures/analytics'
import { useText } from '../../texts.ts'
import { ShareBar } from './share-bar.tsx'
import { useFigures } from './written-figures.ts'

interface PromisesKeptProps extends Pick<Report, 'figures' | 'before'> {
  /** null: the reader is a supplier, who sees its own promises only */
  desk: PlatformReport['desk'] | null
}

/** How many of the steps that were done were done by their promised day. */
export function PromisesKept({ figures, before, desk }: PromisesKeptProps) {
  const t = useText('analytics')
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-xl">{t('promises')}</h2>
      <ul className="border-t border-rule">
        <PromiseRow
          name={t(desk ? 'promises.suppliers' : 'promises.own')}
          now={figures.promises}
          before={before.promises}
        />
        {desk ? <PromiseRow name={t('promises.desk')} now={desk} before={desk.before} /> : null}
      </ul>
      <p className="max-w-prose text-sm text-muted">{t('promises.note')}</p>
    </section>
  )
}

const allOf = ({ kept, late }: Promises) => kept + late
const shareOf = (promises: Promises) => (allOf(promises) === 0 ? 0 : promises.kept / allOf(promises))

function PromiseRow({ name, now, before }: { name: string; now: Promises; before: Promises }) {
  const t = useText('analytics')
  const { percent } = useFigures()
  const none = allOf(now) === 0
  return (
    <li className="grid gap-1.5 border-b border-line py-3">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{name}</span>
        <b className="font-title text-xl">{none ? '–' : percent(shareOf(now))}</b>
      </p>
      {none ? null : <ShareBar share={shareOf(now)} mark={allOf(before) === 0 ? undefined : shareOf(before)} />}
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span>{none ? t('promises.none') : t('promises.of', { kept: now.kept, count: allOf(now) })}</span>
        {allOf(before) === 0 ? null : <span>{t('funnel.before', { value: percent(shareOf(before)) })}</span>}
      </p>
    </li>
  )
}
