import type { Listing } from '@ticarum/contract/procedures/listings'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Written } from '../../components/ui/written.tsx'
import { useDay } from '../../dates.ts'
import { useText } from '../../texts.ts'
import { SupplierBoxView } from '../suppliers/supplier-box.tsx'
import type { AskLink } from '../whatsapp/ask-on-whatsapp.server.ts'
import { BuyBox } from './buy-box.tsx'
import { KeyFacts } from './product-facts.tsx'
import { ProductPrice } from './product-price.tsx'
import { ShareProduct } from './share-product.tsx'
import { StockChip } from './stock-chip.tsx'
import { mayEdit, type Viewer } from './viewer.ts'

interface ProductOfferProps {
  product: Listing & { wished?: boolean; forMembers?: true }
  viewer: Viewer
  address: string
  asks: AskLink[]
}

/** The first screen of a product: name, supplier, price for a quantity, order button and the facts that decide. */
export function ProductOffer({ product, viewer, address, asks }: ProductOfferProps) {
  const t = useText('product')
  const listings = useText('listings')
  const day = useDay()
  const confirmed = { date: day(product.priceConfirmedAt) }
  return (
    <div className="grid content-start gap-3 lg:gap-5">
      <h1 className="lg:pe-14 text-[clamp(1.5rem,1.1rem+1.6vw,2.375rem)]">
        <Written language={product.language}>{product.name}</Written>
      </h1>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <SupplierBoxView supplier={product.supplier} />
        <StockChip state={product.stockState} />
      </div>
      {mayEdit(viewer, product.supplier.id) ? (
        <>
          <ProductPrice product={product} quantity={product.minimum} />
          <ButtonLink to={`/supplier/products/edit/${product.id}`} variant="line">
            {listings('edit')}
          </ButtonLink>
        </>
      ) : (
        <BuyBox product={product} viewer={viewer} />
      )}
      <KeyFacts product={product} />
      {asks.map(({ label, link }) => (
        <a key={label} {...link}>
          {label}
        </a>
      ))}
      <p className="text-sm text-muted">
        {t('not-included')}{' '}
        <span className={product.priceUnconfirmed ? 'font-semibold text-warning' : ''}>
          {t(product.priceUnconfirmed ? 'unconfirmed' : 'confirmed', confirmed)}
        </span>
      </p>
      <ShareProduct product={product} address={address} />
    </div>
  )
}
