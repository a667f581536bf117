import type { Ref } from 'react'
import { useLocation } from 'react-router'
import { OrderOverCards } from '../orders/place/order-over-cards.tsx'
import { GalleryOverCards } from './gallery-over-cards.tsx'
import { type Card, ListingCardView } from './listing-card.tsx'
import type { Viewer } from './viewer.ts'

const FIRST_SCREEN = 4

interface ListingCardsProps {
  items: Card[]
  viewer: Viewer
  /** further down the page: no picture is fetched before the reader comes near */
  below?: boolean
  /** on that supplier's own page: who makes them is said there already */
  ofOneSupplier?: boolean
  focusOf?: (id: string) => { ref: Ref<HTMLLIElement>; tabIndex: number } | undefined
}

export const cardGrid =
  'grid border-t border-rule sm:grid-cols-[repeat(auto-fill,minmax(264px,1fr))] sm:gap-x-6 sm:gap-y-10 sm:border-0'

/** Products as cards, with the gallery of each. */
export function ListingCards({ items, viewer, below = false, ofOneSupplier = false, focusOf }: ListingCardsProps) {
  const opened = new URLSearchParams(useLocation().search)
  const ordered = opened.get('order')
  return (
    <>
      <ul className={cardGrid}>
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
      {opened.has('gallery') ? <GalleryOverCards items={items} /> : null}
      {ordered && items.some(({ id }) => id === ordered) ? <OrderOverCards id={ordered} /> : null}
    </>
  )
}
