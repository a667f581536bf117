import type { Quote } from '@ticarum/contract/procedures/quotes'
import { Link } from 'react-router'
import { useName } from '../../../components/ui/person-name.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { useMoment } from '../../../dates.ts'
import { useText } from '../../../texts.ts'
import { versionPath } from '../paths.ts'

/** What was proposed so far, newest first; each can be read back. */
export function Versions({ quote, page }: { quote: Quote; page: string }) {
  const t = useText('quotes')
  const moment = useMoment()
  const nameOf = useName()
  return (
    <section aria-labelledby="versions" className="grid gap-3">
      <h2 id="versions" className="text-xl">
        {t('versions')}
      </h2>
      <ol className="border-t border-rule">
        {quote.versions.toReversed().map(({ number, side, by, at, totalCents }) => (
          <li
            key={number}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2.5"
          >
            <p className="grid">
              <Link
                to={number === quote.version ? page : versionPath(page, number)}
                preventScrollReset
                aria-current={number === quote.shown.number ? 'true' : undefined}
                className="font-semibold text-primary underline underline-offset-3 aria-[current]:text-text aria-[current]:no-underline"
              >
                {t('version.of', {
                  number,
                  name: side === 'customer' ? nameOf(quote.customer.company) : quote.supplier.name,
                })}
              </Link>
              <span className="text-sm text-muted">
                {moment(at)}
                {by.name ? (
                  <>
                    {' · '}
                    <bdi>{by.name}</bdi>
                  </>
                ) : null}
                {by.role === 'admin' ? ` · ${t('by-desk')}` : null}
              </span>
            </p>
            {totalCents === null ? (
              <span className="text-sm text-muted">{t('no-price')}</span>
            ) : (
              <Price cents={totalCents} className="font-semibold" />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
