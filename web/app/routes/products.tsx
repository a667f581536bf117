import { lazy, Suspense } from 'react'
import {
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigation,
} from 'react-router'
import { PageHead } from '../components/layout/page-head.tsx'
import { Wrap } from '../components/layout/wrap.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { apiContext } from '../context/contexts.ts'
import { languageOf } from '../context/language.ts'
import { useSlow } from '../context/use-slow.ts'
import { CardsSkeleton } from '../features/listings/cards-skeleton.tsx'
import { CategoryLinks } from '../features/listings/category-links.tsx'
import { ChosenFilters } from '../features/listings/chosen-filters.tsx'
import { CorrectedWords } from '../features/listings/corrected-words.tsx'
import { FilterPanel } from '../features/listings/filter-panel.tsx'
import { isFiltered, listingFiltersOf, listingsInputOf, productsPath } from '../features/listings/listing-filters.ts'
import { ListingGrid } from '../features/listings/listing-grid.tsx'
import { skipOverlayRevalidation } from '../features/listings/overlay-paths.ts'
import { cardsOf, viewerOf } from '../features/listings/viewer.server.ts'
import { askOnWhatsApp } from '../features/whatsapp/ask-on-whatsapp.server.ts'
import { FOR_EVERY_VISITOR } from '../render/cache-control.ts'
import { INDEXED } from '../render/indexing.ts'
import { useText } from '../texts.ts'

export { ProductsFailed as ErrorBoundary } from '../features/listings/products-failed.tsx'

const NoListings = lazy(() =>
  import('../features/listings/no-listings.tsx').then(({ NoListings }) => ({ default: NoListings })),
)

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const { listings } = context.get(apiContext)
  const { searchParams } = url
  const language = languageOf(request)
  const filters = listingFiltersOf(searchParams)
  const after = searchParams.get('after')
  const [page, { categories }, viewer, ask] = await Promise.all([
    listings.list({ ...listingsInputOf(filters), language, ...(after ? { after } : {}) }),
    listings.categories({}),
    viewerOf(context),
    askOnWhatsApp({ request, context }),
  ])
  const items = await cardsOf(context, viewer, language, page.items)
  // Search results are not indexed; the list of all products and each category are.
  const indexed = after || isFiltered(filters) || filters.sort ? {} : INDEXED
  return data(
    {
      list: { page: { ...page, items }, after },
      filters,
      categories,
      viewer,
      ask: viewer.buys ? ask({ path: productsPath(filters) }) : null,
    },
    { headers: { ...FOR_EVERY_VISITOR, ...indexed } },
  )
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

export const shouldRevalidate = skipOverlayRevalidation

export default function Products() {
  const t = useText('listings')
  const { list, filters, categories, viewer, ask } = useLoaderData<typeof loader>()
  const { page, after } = list
  const count = page.countIsMore ? 'many' : page.count
  const path = productsPath(filters)
  const slow = useSlow(useRefetching())
  return (
    <Wrap className="grid grid-cols-1 gap-8 pt-8 pb-16 md:pt-10 md:pb-24">
      <PageHead
        path={productsPath({ category: filters.category })}
        title={filters.category ? t(`category.${filters.category}`) : t('title')}
        description={t('description')}
      />
      <div className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="grid gap-3">
            <h1 className="text-3xl">{t('title')}</h1>
            <p className="text-muted">{count === 'many' ? t('count.many') : t('count', { count })}</p>
          </div>
          {viewer.adds ? <ButtonLink to="/supplier/products/new">{t('add')}</ButtonLink> : null}
        </div>
        <div className="flex items-start gap-2">
          <CategoryLinks filters={filters} filled={categories} />
          <FilterPanel filters={filters} sort={page.sort} />
        </div>
        {isFiltered(filters) || filters.sort ? <ChosenFilters filters={filters} /> : null}
        {page.corrected ? <CorrectedWords filters={filters} corrected={page.corrected} /> : null}
      </div>
      {slow ? <CardsSkeleton label={t('loading')} /> : null}
      <div hidden={slow}>
        {page.items.length === 0 && !after ? (
          <Suspense>
            <NoListings filters={filters} filled={categories} nearest={page.nearest} />
          </Suspense>
        ) : (
          <ListingGrid
            key={`${path} ${after}`}
            first={page}
            count={count}
            path={path}
            viewer={viewer}
            continued={after !== null}
          />
        )}
      </div>
      {ask ? <a {...ask.link}>{ask.label}</a> : null}
    </Wrap>
  )
}

/** Whether this page is loading other products. `useSlowList` is for desks, and comes with their tables. */
function useRefetching(): boolean {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname === pathname
}
