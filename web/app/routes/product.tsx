import { useEffect } from 'react'
import {
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { Wrap } from '../components/layout/wrap.tsx'
import { apiContext, visitContext } from '../context/contexts.ts'
import { languageOf } from '../context/language.ts'
import { countView } from '../features/analytics/count-view.ts'
import { BackToProducts } from '../features/listings/back-to-products.tsx'
import { forMember, pricesFor } from '../features/listings/member-prices.server.ts'
import { ProductDescription } from '../features/listings/product-description.tsx'
import { ProductFacts } from '../features/listings/product-facts.tsx'
import { ProductOffer } from '../features/listings/product-offer.tsx'
import { ProductPictures } from '../features/listings/product-pictures.tsx'
import { ProductSupplier } from '../features/listings/product-supplier.tsx'
import { SharedPreview } from '../features/listings/shared-preview.tsx'
import { SimilarProducts } from '../features/listings/similar-products.tsx'
import { cardsOf, viewerOf, withPlaces, withWishes } from '../features/listings/viewer.server.ts'
import { sampleLink } from '../features/orders/place/sample-link.server.ts'
import { askForPrice } from '../features/quotes/request/ask-for-price.server.ts'
import { withRating } from '../features/suppliers/rating-mark.server.ts'
import { askOnWhatsApp } from '../features/whatsapp/ask-on-whatsapp.server.ts'
import { FOR_EVERY_VISITOR } from '../render/cache-control.ts'
import { INDEXED } from '../render/indexing.ts'

const SIMILAR = 4 // one row of cards

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { listings } = context.get(apiContext)
  const input = { id: params.id ?? '', language: languageOf(request) }
  const [stored, { items }, viewer, quote, ask] = await Promise.all([
    listings.get(input),
    listings.similar({ ...input, limit: SIMILAR }),
    viewerOf(context),
    askForPrice(input),
    askOnWhatsApp({ request, context }),
  ])
  const placed = withPlaces(input.language, stored)
  const price = (await pricesFor(context, [stored])).get(stored.id)
  const listed = {
    ...forMember(placed, price),
    ...(price && { forMembers: true as const }),
    supplier: await withRating(input.language, placed.supplier),
  }
  const [[product = listed], similar, sample] = await Promise.all([
    withWishes(context, viewer, [listed]),
    cardsOf(context, viewer, input.language, items),
    sampleLink(listed, input.language),
  ])
  const shown = { name: product.name, path: `/products/${product.id}` }
  const picture = Number(params.picture ?? 1)
  if (params.picture && !product.images[picture - 1]) throw data(null, { status: 404 })
  return data(
    {
      product,
      similar,
      viewer,
      address: `${context.get(visitContext).origin}/products/${product.id}`,
      asks: viewer.buys ? [sample, quote, ask(shown)].filter((link) => link !== null) : [],
    },
    { headers: { ...FOR_EVERY_VISITOR, ...(params.picture ? {} : INDEXED) } },
  )
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

/** The gallery over this page shows data that is already loaded. */
export const shouldRevalidate = ({
  currentParams,
  nextParams,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentParams.id === nextParams.id && formMethod === undefined ? false : defaultShouldRevalidate

export default function Product() {
  const { product, similar, viewer, address, asks } = useLoaderData<typeof loader>()
  useEffect(() => countView(product.id), [product.id])
  return (
    <Wrap className="grid grid-cols-1 gap-12 pb-16 md:pb-24 lg:gap-16 lg:pt-4">
      <SharedPreview product={product} address={address} />
      <div className="relative grid grid-cols-1 gap-2">
        <BackToProducts overPicture />
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
          <ProductPictures product={product} />
          <ProductOffer product={product} viewer={viewer} address={address} asks={asks} />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-2">
        <ProductFacts product={product}>
          <ProductDescription product={product} />
        </ProductFacts>
        <ProductSupplier supplier={product.supplier} productId={product.id} />
      </div>
      {similar.length > 0 ? <SimilarProducts items={similar} viewer={viewer} /> : null}
      <Outlet />
    </Wrap>
  )
}
