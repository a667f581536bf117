import { unitPriceAt } from '@ticarum/contract/money/line-total'
import type { Listing } from '@ticarum/contract/procedures/listings'
import { Price } from '../../components/ui/price.tsx'
import { useText } from '../../texts.ts'
import { priceSteps } from './price-steps.ts'
import { isPriced } from './priced.ts'
import { SignInForPrice } from './sign-in-for-price.tsx'

interface ProductPriceProps {
  product: Pick<Listing, 'id' | 'unit' | 'minimum' | 'priceCents' | 'pieceCents' | 'tiers'>
  quantity: number
}

/** The price of one unit at this quantity, and all tiers with the one that applies marked; or the way to it. */
export function ProductPrice({ product, quantity }: ProductPriceProps) {
  const t = useText('product')
  const listings = useText('listings')
  const steps = isPriced(product) ? priceSteps(product) : []
  const current = steps.findLast(({ from }) => from <= quantity)
  return (
    <section aria-labelledby="price" className="grid gap-2">
      <h2 id="price" className="sr-only">
        {t(steps.length > 1 ? 'tiers' : 'price')}
      </h2>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        {isPriced(product) ? (
          <Price
            cents={Number(unitPriceAt(product, quantity))}
            className="font-title text-2xl leading-tight font-bold"
          />
        ) : (
          <SignInForPrice id={product.id} />
        )}
        <span className="text-sm text-muted">
          {listings('per', { unit: product.unit, minimum: 1 })}
          {current?.pieceCents ? (
            <>
              {' '}
              · <Price cents={current.pieceCents} /> {t('per-piece')}
            </>
          ) : null}
        </span>
      </p>
      {steps.length > 1 ? (
        <ol className="tiers">
          {steps.map((step) => (
            <li key={step.from} aria-current={step === current ? 'true' : undefined}>
              <Price cents={step.priceCents} />
              <bdi dir="ltr">
                {step.to === null ? t('tier.up', { from: step.from }) : t('tier', { from: step.from, to: step.to })}
              </bdi>
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  )
}
