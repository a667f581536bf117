import { lazy, Suspense, useEffect } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { loader as productLoader } from '../../routes/product.tsx'
import type { Card } from './listing-card.tsx'
import { galleryOverlay, withoutOverlay } from './overlay-paths.ts'

const Gallery = lazy(() => import('./gallery.tsx').then(({ Gallery }) => ({ default: Gallery })))

/**
 * The gallery of the clicked card. Its first picture is already loaded; the others come from the product page's loader.
 */
export function GalleryOverCards({ items }: { items: Card[] }) {
  const location = useLocation()
  const query = new URLSearchParams(location.search)
  const card = items.find(({ id }) => id === query.get('gallery'))
  const fetcher = useFetcher<typeof productLoader>({ key: `gallery-${card?.id}` })
  const { load } = fetcher
  const id = card?.id
  useEffect(() => {
    if (id) void load(`/products/${id}`)
  }, [id, load])
  if (!card) return null

  const images = fetcher.data?.product.images ?? (card.image ? [card.image] : [])
  const total = Math.max(card.imageCount, images.length)
  const at = Math.min(Math.max(Number(query.get('picture')) || 1, 1), total)
  return (
    <Suspense>
      <Gallery
        name={card.name}
        images={images}
        total={total}
        at={at}
        linkTo={(picture) => galleryOverlay(location, card.id, picture)}
        back={location.pathname + withoutOverlay(location.search)}
      />
    </Suspense>
  )
}
