import type { Report } from '@ticarum/contract/procedures/analytics'
import { useText } from '../../texts.ts'
import { ShareBar } from './share-bar.tsx'
import { useFigures } from './written-figures.ts'

const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)

/** From view to cart to order, with what the figures leave out said beside them. */
export function Funnel({ figures, before }: Pick<Report, 'figures' | 'before'>) {
  const t = useText('analytics')
  const { percent } = useFigures()
  const rows = (['views', 'carts', 'orders'] as const).map((key) => ({
    key,
    count: figures[key],
    earlier: before[key],
    share: shareOf(figures[key], figures.views),
    mark: shareOf(before[key], before.views),
  }))
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-xl">{t('funnel')}</h2>
      <ol className="border-t border-rule">
        {rows.map(({ key, count, earlier, share, mark }) => (
          <li key={key} className="grid gap-1.5 border-b border-line py-3">
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-semibold">{t(`funnel.${key}`)}</span>
              <b className="font-title text-xl">{t('count', { count })}</b>
            </p>
            {key === 'views' || figures.views === 0 ? null : <ShareBar share={share} mark={mark} />}
            <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
              <span>
                {key === 'views' || figures.views === 0 ? null : t('funnel.share', { share: percent(share) })}
              </span>
              <span>
                {key === 'views' || before.views === 0
                  ? t('funnel.before', { value: t('count', { count: earlier }) })
                  : t('funnel.before', { value: percent(mark) })}
              </span>
            </p>
          </li>
        ))}
      </ol>
      <p className="max-w-prose text-sm text-muted">{t('funnel.note')}</p>
    </section>
  )
}
