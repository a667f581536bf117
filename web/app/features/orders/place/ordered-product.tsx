import type { Listing } from '@ticarum/contract/procedures/listings'
import { Photo } from '../../../components/ui/photo.tsx'
import { Written } from '../../../components/ui/written.tsx'
import { StockChip } from '../../listings/stock-chip.tsx'
import { Seal } from '../../suppliers/seal.tsx'
import { Stripe } from '../../suppliers/stripe.tsx'

/** The product and its supplier, without links, so that typed values are not lost. */
export function OrderedProduct({
  product,
}: {
  product: Pick<Listing, 'name' | 'language' | 'images' | 'supplier' | 'stockState'>
}) {
  const [image] = product.images
  const { name, city, verified, stripe } = product.supplier
  return (
    <div className="flex items-start gap-3">
      <div className="size-24 flex-none rounded-control bg-sand">
        {image ? <Photo picture={image} alt="" sizes="96px" first /> : null}
      </div>
      <div className="grid min-w-0 justify-items-start gap-1.5">
        <h3 className="text-lg">
          <Written language={product.language}>{product.name}</Written>
        </h3>
        <div className="flex items-center gap-3">
          <Stripe stripe={stripe} />
          <p className="grid min-w-0 gap-0.5">
            <bdi className="text-sm leading-tight font-semibold">{name}</bdi>
            <span className="flex flex-wrap items-center gap-x-2.5 text-xs text-muted">
              {verified ? <Seal /> : null}
              <bdi>{city}</bdi>
            </span>
          </p>
        </div>
        {product.stockState === 'in_stock' ? null : <StockChip state={product.stockState} />}
      </div>
    </div>
  )
}
