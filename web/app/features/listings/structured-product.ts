import { priceOf } from '@ticarum/contract/money'
import type { Listing } from '@ticarum/contract/procedures/listings'
import { imageFile, mediaPath } from '@ticarum/contract/values/images'
import type { StockState } from '@ticarum/contract/values/products'

const availability: Record<StockState, string> = {
  in_stock: 'https://schema.org/InStock',
  sold_out: 'https://schema.org/OutOfStock',
  made_to_order: 'https://schema.org/MadeToOrder',
}

/** schema.org data for search engines; only what the page shows. */
export function structuredProduct(product: Listing, address: string) {
  const { origin } = new URL(address)
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    url: address,
    image: product.images.map(({ name, widths }) => origin + mediaPath(imageFile(name, widths.at(-1) ?? 0, 'webp'))),
    ...(product.articleCode ? { sku: product.articleCode } : {}),
    // An offer without a price is none to search engines.
    ...(product.priceCents === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url: address,
            price: priceOf(product.priceCents),
            priceCurrency: 'USD',
            availability: availability[product.stockState],
            eligibleQuantity: { '@type': 'QuantitativeValue', minValue: product.minimum },
            seller: {
              '@type': 'Organization',
              name: product.supplier.name,
              url: `${origin}/supplier/${product.supplier.id}`,
            },
          },
        }),
  }
}
