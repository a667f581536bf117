import type { Amendment } from '@ticarum/contract/procedures/amendments'
import { Icon } from '../../../components/icons/icon.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { Written } from '../../../components/ui/written.tsx'
import { useDay } from '../../../dates.ts'
import { useText } from '../../../texts.ts'
import { BreakdownText } from '../line-list.tsx'

const row = 'flex items-baseline justify-between gap-4'

/** The order as it was before each accepted proposal, newest first. */
export function EarlierVersions({ accepted }: { accepted: Amendment[] }) {
  const t = useText('amendments')
  const page = useText('order-page')
  const product = useText('product')
  const day = useDay()
  return (
    <section aria-labelledby="versions" className="grid gap-3">
      <h2 id="versions" className="text-xl">
        {t('earlier')}
      </h2>
      <div className="border-t border-rule">
        {accepted.map(({ id, version, at, endedAt, before, lines }) => (
          <details key={id} className="group border-b border-line">
            <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-2 font-semibold">
              {t('version', { number: version, day: day(endedAt ?? at) })}
              <span className="flex-none text-muted group-open:rotate-180">
                <Icon name="chevron-down" small />
              </span>
            </summary>
            <ul className="border-t border-line">
              {lines.map((line) => (
                <li key={line.productId} className={`border-b border-line py-2 ${row}`}>
                  <div className="grid min-w-0">
                    <Written language={line.language}>{line.name}</Written>
                    <p className="text-sm text-muted">
                      {product('amount', { unit: line.unit, count: line.before.quantity })} ×{' '}
                      <Price cents={line.before.unitPriceCents} />
                    </p>
                    <BreakdownText line={{ ...line, breakdown: line.before.breakdown }} />
                  </div>
                  <Price cents={line.before.totalCents} />
                </li>
              ))}
            </ul>
            <p className={`pt-3 font-semibold ${row}`}>
              {page('total')}
              <Price cents={before.totalCents} />
            </p>
            <p className={`pb-3 text-muted ${row}`}>
              {page('part.deposit')}
              <Price cents={before.depositCents} />
            </p>
          </details>
        ))}
      </div>
    </section>
  )
}
