import { shareOf } from '@ticarum/contract/money/line-total'
import type { QuoteVersion } from '@ticarum/contract/procedures/quotes'
import type { ReactNode } from 'react'
import { Price } from '../../../components/ui/price.tsx'
import { useText } from '../../../texts.ts'

const card = 'grid content-start gap-4 self-start rounded-card border border-line bg-surface p-5 lg:sticky lg:top-22'
const bar =
  'sticky bottom-16 z-20 -mx-4 flex items-center justify-between gap-4 border-t border-rule bg-bg px-4 py-2 ' +
  'md:-mx-8 md:px-8 lg:hidden'
const row = 'flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2.5'

interface QuoteSumsProps {
  title: string
  totalCents: number | null
  depositPercent: number
  basis: QuoteVersion['basis']
  /** what can be done */
  children: ReactNode
}

/** What a version comes to, with what is done about it. */
export function QuoteSums({ title, totalCents, depositPercent, basis, children }: QuoteSumsProps) {
  const t = useText('quotes')
  const product = useText('product')
  const deposit = totalCents === null ? null : Number(shareOf(BigInt(totalCents), depositPercent * 100))
  return (
    <section aria-labelledby="sums" className={card}>
      <h2 id="sums" className="text-xl">
        {title}
      </h2>
      <dl className="border-t border-rule">
        {deposit !== null && totalCents !== null && depositPercent > 0 ? (
          <>
            <div className={row}>
              <dt className="text-muted">{t('deposit', { percent: depositPercent })}</dt>
              <dd>
                <Price cents={deposit} className="font-medium" />
              </dd>
            </div>
            <div className={row}>
              <dt className="text-muted">{t('balance')}</dt>
              <dd>
                <Price cents={totalCents - deposit} className="font-medium" />
              </dd>
            </div>
          </>
        ) : null}
        <div className="flex items-baseline justify-between gap-4 border-b-3 border-double border-rule py-3">
          <dt className="font-semibold">{t('total')}</dt>
          <dd>
            <output aria-live="polite">
              {totalCents === null ? (
                t('no-price')
              ) : (
                <Price cents={totalCents} className="font-title text-2xl font-bold" />
              )}
            </output>
          </dd>
        </div>
      </dl>
      {basis ? (
        <p className="text-sm text-muted">
          <bdi>{product(`basis.${basis.incoterm}`, { place: basis.place })}</bdi>. {product('not-included')}
        </p>
      ) : null}
      {children}
    </section>
  )
}

/** On a phone: the total and the one act, in reach while the lines are read. */
export function PhoneBar({ totalCents, children }: { totalCents: number | null; children: ReactNode }) {
  const t = useText('quotes')
  return (
    <div className={bar}>
      <p className="grid leading-tight">
        <span className="text-xs text-muted">{t('total')}</span>
        {totalCents === null ? t('no-price') : <Price cents={totalCents} className="font-title text-lg font-bold" />}
      </p>
      {children}
    </div>
  )
}
