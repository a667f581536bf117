import type { Listing } from '@ticarum/contract/procedures/listings'
import type { Product } from '@ticarum/contract/procedures/products'
import type { ReviewDetails } from '@ticarum/contract/procedures/reviews'
import { directionOf } from '@ticarum/contract/values/languages'
import { Photo } from '../../components/ui/photo.tsx'
import { languageNames } from '../../context/language.ts'
import { useText } from '../../texts.ts'
import { KeyFacts, ProductFacts } from '../listings/product-facts.tsx'
import { ProductPrice } from '../listings/product-price.tsx'

/** The product as buyers will see it, rendered by the components of its public page. */
export function ProductAsListed({
  product,
  basis,
  shown,
}: {
  product: ReviewDetails['product']
  basis: NonNullable<Product['basis']>
  shown: Listing['shown']
}) {
  const t = useText('reviews')
  const { language, name, description, images, piecesPerUnit } = product
  const pieceCents = (cents: number) => (piecesPerUnit > 1 ? Math.round(cents / piecesPerUnit) : null)
  const listing = {
    ...product,
    shown,
    category: product.category ?? 'other',
    basis: product.basis ?? basis,
    pieceCents: pieceCents(product.priceCents),
    tiers: product.tiers.map((tier) => ({ ...tier, pieceCents: pieceCents(tier.priceCents) })),
    stockState: product.madeToOrder ? ('made_to_order' as const) : ('in_stock' as const),
  }
  return (
    <section aria-labelledby="as-listed" className="grid gap-6">
      <h2 id="as-listed" className="text-xl">
        {t('as-listed')}
      </h2>
      <ol className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {images.map((image, place) => (
          <li
            key={image.id}
            className="aspect-4/3 rounded-control first:col-span-3 first:row-span-2 sm:first:col-span-2"
          >
            <Photo
              picture={image}
              alt={t('picture', { number: String(place + 1) })}
              sizes={place === 0 ? '(min-width: 960px) 300px, 100vw' : '150px'}
              first={place < 5}
            />
          </li>
        ))}
      </ol>
      <div className="grid gap-1">
        <h3 className="font-body! text-sm tracking-normal! text-muted">
          {t('original', { language: languageNames[language] })}
        </h3>
        <div lang={language} dir={directionOf[language]} className="grid gap-1">
          <p className="text-lg font-semibold">{name}</p>
          <p className="max-w-prose whitespace-pre-line">{description}</p>
        </div>
      </div>
      <ProductPrice product={listing} quantity={listing.minimum} />
      <KeyFacts product={listing} />
      <ProductFacts product={listing} />
    </section>
  )
}
