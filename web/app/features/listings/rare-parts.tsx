import { type ComponentType, lazy, Suspense } from 'react'

const load = () => import('./rare.ts')
type Parts = Awaited<ReturnType<typeof load>>

/** What most visits never show comes in a file of its own: the list is there sooner on a slow line. */
function rare<P extends object>(pick: (parts: Parts) => ComponentType<P>): ComponentType<P> {
  const Part = lazy(async () => ({ default: pick(await load()) }))
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

export const ChosenFilters = rare((parts) => parts.ChosenFilters)
export const CorrectedWords = rare((parts) => parts.CorrectedWords)
export const GalleryOverCards = rare((parts) => parts.GalleryOverCards)
export const NoListings = rare((parts) => parts.NoListings)
export const ProductsFailed = rare((parts) => parts.ProductsFailed)
