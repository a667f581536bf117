import { type Ref, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { followedLink } from '../../context/followed-link.ts'
import { OrderOverCards } from '../orders/place/order-over-cards.tsx'
import { GalleryOverCards } from './gallery-over-cards.tsx'
import { type Card, ListingCardView } from './listing-card.tsx'
import { overlayOf } from './overlay-paths.ts'
import type { Viewer } from './viewer.ts'
import { wayBack } from './way-back.ts'

const FIRST_SCREEN = 4

interface ListingCardsProps {
  items: Card[]
  viewer: Viewer
  /** further down the page: all pictures are loaded lazily */
  below?: boolean
  /** on a supplier's page, where the cards do not repeat the supplier */
  ofOneSupplier?: boolean
  focusOf?: (id: string) => { ref: Ref<HTMLLIElement>; tabIndex: number } | undefined
}

/** Products as cards; gallery and order dialog open over them. */
export function ListingCards({ items, viewer, below = false, ofOneSupplier = false, focusOf }: ListingCardsProps) {
  const query = new URLSearchParams(useLocation().search)
  const orderedId = query.get('order')
  return (
    <>
      <ul ref={useCardLinks()} className="listing-cards">
        {items.map((card, index) => (
          <ListingCardView
            key={card.id}
            card={card}
            first={!below && index < FIRST_SCREEN}
            withSupplier={!ofOneSupplier}
            viewer={viewer}
            focus={focusOf?.(card.id)}
          />
        ))}
      </ul>
      {query.has('gallery') ? <GalleryOverCards items={items} /> : null}
      {orderedId && items.some(({ id }) => id === orderedId) ? <OrderOverCards id={orderedId} /> : null}
    </>
  )
}

/** Cards have plain links. This handler navigates on the client, and opens gallery and order dialog over the list. */
function useCardLinks() {
  const list = useRef<HTMLUListElement>(null)
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => {
    const box = list.current
    const follow = (event: MouseEvent) => {
      const link = followedLink(event)
      if (!link) return
      event.preventDefault()
      const path = link.pathname + link.search
      const over = overlayOf(location, path)
      void (over
        ? navigate(over.to, { mask: over.mask, preventScrollReset: true })
        : navigate(path, { state: wayBack(location) }))
    }
    box?.addEventListener('click', follow)
    return () => box?.removeEventListener('click', follow)
  }, [navigate, location])
  return list
}
