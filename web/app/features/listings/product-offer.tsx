import type { Listing } from '@ticarum/contract/procedures/listings'
import { use } from 'react'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Written } from '../../components/ui/written.tsx'
import { languageNames } from '../../context/language.ts'
import { useDay } from '../../dates.ts'
import { LanguageContext, useText } from '../../texts.ts'
import { ProductActions } from '../product-actions/product-actions.tsx'
import { SupplierBoxView } from '../suppliers/supplier-box.tsx'
import { ProductPrice } from './product-price.tsx'
import { ShareProduct } from './share-product.tsx'
import { StockChip } from './stock-chip.tsx'
import { mayEdit, type Viewer } from './viewer.ts'

interface ProductOfferProps {
  product: Listing & { wished?: boolean }
  viewer: Viewer
  address: string
}

/** Name, description, supplier, price and actions of a product. */
export function ProductOffer({ product, viewer, address }: ProductOfferProps) {
  const t = useText('product')
  const listings = useText('listings')
  const day = useDay()
  const foreign = product.language !== use(LanguageContext)
  const confirmed = { date: day(product.priceConfirmedAt) }
  return (
    <div className="grid content-start gap-5">
      <div className="grid gap-3">
        <h1 className="text-[clamp(1.75rem,1.4rem+1.4vw,2.375rem)]">
          <Written language={product.language}>{product.name}</Written>
        </h1>
        <p className="whitespace-pre-line text-muted">
          <Written language={product.language}>{product.description}</Written>
        </p>
        {foreign ? (
          <p className="text-sm text-muted">{t('written-in', { language: languageNames[product.language] })}</p>
        ) : null}
      </div>
      <div className="border-y border-line py-3">
        <SupplierBoxView supplier={product.supplier} />
      </div>
      <ProductPrice product={product} />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
        <StockChip state={product.stockState} />
        <span className={product.priceUnconfirmed ? 'font-semibold text-warning' : ''}>
          {t(product.priceUnconfirmed ? 'unconfirmed' : 'confirmed', confirmed)}
        </span>
      </p>
      {mayEdit(viewer, product.supplier.id) ? (
        <ButtonLink to={`/supplier/products/edit/${product.id}`} variant="line">
          {listings('edit')}
        </ButtonLink>
      ) : (
        <ProductActions product={product} viewer={viewer} />
      )}
      <ShareProduct product={product} address={address} />
    </div>
  )
}
