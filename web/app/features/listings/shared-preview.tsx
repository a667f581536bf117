import type { Listing } from '@ticarum/contract/procedures/listings'
import { previewPicture } from '@ticarum/contract/values/images'
import { use } from 'react'
import { breadcrumbs } from '../../components/layout/breadcrumbs.ts'
import { described } from '../../components/layout/described.ts'
import { PageHead, SiteOrigin } from '../../components/layout/page-head.tsx'
import { StructuredData } from '../../components/layout/structured-data.tsx'
import { useText } from '../../texts.ts'
import { structuredProduct } from './structured-product.ts'
import { usePriceOf } from './use-price-of.ts'

/** Meta tags for link previews and search engines. */
export function SharedPreview({ product, address }: { product: Listing; address: string }) {
  const t = useText('listings')
  const words = useText('product')
  const price = usePriceOf(product)
  const origin = use(SiteOrigin)
  const path = `/products/${product.id}`
  const [picture] = product.images
  const category = { name: t(`category.${product.category}`), path: `/products?category=${product.category}` }
  return (
    <>
      <PageHead
        path={path}
        title={product.name}
        description={described(words('preview', { price, description: product.description }))}
        type="product"
        picture={picture && previewPicture(picture.name)}
      />
      <StructuredData
        facts={[
          structuredProduct(product, address),
          breadcrumbs(origin, [{ name: t('title'), path: '/products' }, category, { name: product.name, path }]),
        ]}
      />
    </>
  )
}
