import type { Listing } from '@ticarum/contract/procedures/listings'
import { Price } from '../../components/ui/price.tsx'
import { useText } from '../../texts.ts'
import { type PriceStep, priceSteps } from './price-steps.ts'

const stepBox =
  'grid min-w-22 flex-1 content-start justify-items-center gap-0.5 bg-surface px-2 py-2.5 text-center text-xs ' +
  'text-muted'

/** Price per unit and per piece, for each tier. */
export function ProductPrice({
  product,
}: {
  product: Pick<Listing, 'unit' | 'minimum' | 'basis' | 'priceCents' | 'pieceCents' | 'tiers'>
}) {
  const t = useText('product')
  const listings = useText('listings')
  const { unit, minimum, basis } = product
  const steps = priceSteps(product)
  const [only] = steps
  const several = steps.length > 1
  const per = listings('per', { unit, minimum })
  return (
    <section aria-labelledby="price" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="price" className={several ? 'font-body! text-base tracking-normal!' : 'sr-only'}>
          {t(several ? 'tiers' : 'price')}
        </h2>
        {several ? <span className="text-sm text-muted">{per}</span> : null}
      </div>
      {several ? <Steps steps={steps} /> : null}
      {only && !several ? (
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Price cents={only.priceCents} className="font-title text-2xl leading-tight font-bold" />
          <span className="text-muted">{per}</span>
        </p>
      ) : null}
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        {only?.pieceCents && !several ? <PerPiece cents={only.pieceCents} /> : null}
        <span>{t(`basis.${basis.incoterm}`, { place: basis.place })}</span>
      </p>
    </section>
  )
}

function Steps({ steps }: { steps: PriceStep[] }) {
  const t = useText('product')
  return (
    <ol className="flex flex-wrap gap-px overflow-hidden rounded-control border border-line-input bg-line">
      {steps.map(({ from, to, priceCents, pieceCents }) => (
        <li key={from} className={stepBox}>
          <Price cents={priceCents} className="font-title text-lg leading-tight font-bold text-text" />
          <bdi dir="ltr">{to === null ? t('tier.up', { from }) : t('tier', { from, to })}</bdi>
          {pieceCents === null ? null : <PerPiece cents={pieceCents} />}
        </li>
      ))}
    </ol>
  )
}

function PerPiece({ cents }: { cents: number }) {
  const t = useText('product')
  return (
    <span>
      <Price cents={cents} /> {t('per-piece')}
    </span>
  )
}
