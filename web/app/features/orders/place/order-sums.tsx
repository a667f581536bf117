import { shareOf, unitPriceAt } from '@ticarum/contract/money/line-total'
import type { Listing, Priced } from '@ticarum/contract/procedures/listings'
import type { SaidTerms } from '@ticarum/contract/values/money-terms'
import type { ReactNode } from 'react'
import { Price } from '../../../components/ui/price.tsx'
import { isolated } from '../../../isolated.ts'
import { useText } from '../../../texts.ts'
import { priceSteps } from '../../listings/price-steps.ts'
import { useSizeOf } from '../../listings/use-size-of.ts'
import { MoneyTermsText } from '../money-terms.tsx'
import { seenTotalOf } from './seen-prices.ts'

export type Ordered = Priced<
  Pick<Listing, 'unit' | 'piecesPerUnit' | 'minimum' | 'priceCents' | 'pieceCents' | 'tiers' | 'basis' | 'details'>
>

const row = 'flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2.5'

function Sum({ label, cents }: { label: ReactNode; cents: number }) {
  return (
    <div className={row}>
      <dt className="text-muted">{label}</dt>
      <dd>
        <Price cents={cents} className="font-medium" />
      </dd>
    </div>
  )
}

/** Deposit and balance of one or more orders; each order has its own deposit. */
export function DepositSums({ totals, percent }: { totals: number[]; percent: number }) {
  const t = useText('place-order')
  if (percent === 0) return null
  const sum = (cents: number[]) => cents.reduce((before, each) => before + each, 0)
  if (percent === 100) return <Sum label={t('in-advance')} cents={sum(totals)} />
  const deposit = sum(totals.map((total) => Number(shareOf(BigInt(total), percent * 100))))
  return (
    <>
      <Sum label={t('deposit', { percent })} cents={deposit} />
      <Sum label={t('balance', { percent: 100 - percent })} cents={sum(totals) - deposit} />
    </>
  )
}

interface OrderSumsProps {
  product: Ordered
  quantity: number
  depositPercent: number
  moneyTerms: SaidTerms
}

/** Total of an order, and what the price does not include. */
export function OrderSums({ product, quantity, depositPercent, moneyTerms }: OrderSumsProps) {
  const t = useText('place-order')
  const words = useText('product')
  const step = priceSteps(product).findLast(({ from }) => from <= quantity)
  const { unit, basis } = product
  const span =
    step && product.tiers.length > 0
      ? step.to === null
        ? words('tier.up', { from: step.from })
        : words('tier', { from: step.from, to: step.to })
      : null
  const total = seenTotalOf(product, quantity)
  const size = useSizeOf(product, quantity)
  return (
    <div className="grid gap-3">
      <dl className="border-t border-rule text-base">
        <Sum
          label={span ? t('unit-price.of', { span: isolated(span) }) : t('unit-price')}
          cents={Number(unitPriceAt(product, quantity))}
        />
        <Sum label={words('amount', { unit, count: quantity })} cents={total} />
        <DepositSums totals={[total]} percent={depositPercent} />
        {size.length > 0 ? (
          <div className={row}>
            <dt className="text-muted">{t('size')}</dt>
            <dd className="flex flex-wrap gap-x-3 font-medium">
              {size.map((part) => (
                <bdi key={part}>{part}</bdi>
              ))}
            </dd>
          </div>
        ) : null}
      </dl>
      <MoneyTermsText terms={moneyTerms} />
      <p className="text-sm text-muted">
        {words(`basis.${basis.incoterm}`, { place: basis.place })}. {words('not-included')}
      </p>
    </div>
  )
}
