import { areaPages } from '@ticarum/contract/values/area-pages'
import { placesIn } from '@ticarum/contract/values/place-names'
import { RATINGS_OF_PROFILE } from '@ticarum/contract/values/ratings'
import { data, type HeadersArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { NotFound } from '../components/layout/not-found.tsx'
import { Wrap } from '../components/layout/wrap.tsx'
import { EmptyState } from '../components/ui/empty-state.tsx'
import { apiContext } from '../context/contexts.ts'
import { languageOf } from '../context/language.ts'
import { requireRole } from '../context/session-guard.server.ts'
import { BackToProducts } from '../features/listings/back-to-products.tsx'
import { ListingGrid } from '../features/listings/listing-grid.tsx'
import { skipOverlayRevalidation } from '../features/listings/overlay-paths.ts'
import { cardsOf, viewerOf } from '../features/listings/viewer.server.ts'
import { ProfileHead } from '../features/suppliers/profile-head.tsx'
import { ratingsHtml } from '../features/suppliers/profile-ratings.server.tsx'
import { SharedProfile } from '../features/suppliers/shared-profile.tsx'
import { askOnWhatsApp } from '../features/whatsapp/ask-on-whatsapp.server.ts'
import { FOR_EVERY_VISITOR } from '../render/cache-control.ts'
import { INDEXED } from '../render/indexing.ts'
import { useText } from '../texts.ts'

export { ProfileFailed as ErrorBoundary } from '../features/suppliers/profile-failed.tsx'

export async function loader({ request, url, params, context }: LoaderFunctionArgs) {
  const { companies, listings, ratings } = context.get(apiContext)
  const id = params.supplierId ?? ''
  if (areaPages.supplier.includes(`/supplier/${id}`)) {
    // A page of the supplier area that does not exist yet is not a profile.
    await requireRole({ url, context }, 'supplier')
    return data(null, { status: 404 })
  }
  const after = url.searchParams.get('after')
  const older = url.searchParams.get('ratings')
  const language = languageOf(request)
  const [stored, page, rated, viewer, ask] = await Promise.all([
    companies.supplier({ id }),
    listings.list({ supplierId: id, language, ...(after ? { after } : {}) }),
    ratings.list({ supplierId: id, limit: RATINGS_OF_PROFILE, ...(older ? { after: older } : {}) }),
    viewerOf(context),
    askOnWhatsApp({ request, context }),
  ])
  const { rating: _rating, ...profile } = stored
  const supplier = {
    ...profile,
    city: placesIn(language, stored.city),
    country: placesIn(language, stored.country),
  }
  const path = `/supplier/${supplier.id}`
  const items = await cardsOf(context, viewer, language, page.items)
  return data(
    {
      list: { page: { ...page, items }, after },
      supplier,
      // The document holds it as markup and as data, and no script of it.
      rated: ratingsHtml(language, { supplier: stored, page: rated, older: older !== null }),
      viewer,
      path,
      ask: viewer.buys ? ask({ name: supplier.name, path }) : null,
    },
    { headers: { ...FOR_EVERY_VISITOR, ...(after || older ? {} : INDEXED) } },
  )
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

export const shouldRevalidate = skipOverlayRevalidation

export default function SupplierProfile() {
  const t = useText('supplier-profile')
  const profile = useLoaderData<typeof loader>()
  if (!profile) return <NotFound />
  const { list, supplier, rated, viewer, path, ask } = profile
  const { page, after } = list
  return (
    <Wrap className="grid grid-cols-1 gap-12 pt-4 pb-16 md:pb-24">
      <SharedProfile supplier={supplier} path={path} newest={page.items[0]} />
      <div className="grid gap-4">
        <BackToProducts />
        <ProfileHead supplier={supplier} ask={ask} />
      </div>
      <section aria-labelledby="products" className="grid gap-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="products" className="text-2xl">
            {t('products')}
          </h2>
          <p className="text-muted">{t('count', { count: supplier.listedProducts })}</p>
        </div>
        {page.items.length === 0 && !after ? (
          <EmptyState title={t('none')} />
        ) : (
          <ListingGrid
            key={`${path} ${after}`}
            first={page}
            count={supplier.listedProducts}
            path={path}
            viewer={viewer}
            ofOneSupplier
            continued={after !== null}
          />
        )}
      </section>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server */}
      {rated ? <div dangerouslySetInnerHTML={{ __html: rated }} /> : null}
    </Wrap>
  )
}
