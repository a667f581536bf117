import type { ListingCard as Card } from '@ticarum/contract/procedures/listings'
import type { Ref } from 'react'
import { useLocation } from 'react-router'
import { ListingCard } from './listing-card.tsx'
import { GalleryOverCards } from './rare-parts.tsx'
import { mayEdit, type Viewer } from './viewer.ts'

const FIRST_SCREEN = 4

interface Shown {
  items: Card[]
  viewer: Viewer
  /** further down the page: no picture is fetched before the reader comes near */
  below?: boolean
  /** on that supplier's own page: who makes them is said there already */
  ofOneSupplier?: boolean
  focusOf?: (id: string) => { ref: Ref<HTMLLIElement>; tabIndex: number } | undefined
}

export const cardGrid = 'grid border-t border-rule sm:grid-cols-[repeat(auto-fill,minmax(264px,1fr))] sm:gap-x-6 sm:gap-y-10 sm:border-0'

/** Products as cards, with the gallery of each. */
export function ListingCards({ items, viewer, below = false, ofOneSupplier = false, focusOf }: Shown) {
  const opened = new URLSearchParams(useLocation().search).has('gallery')
  return (
    <>
      <ul className={cardGrid}>
        {items.map((card, index) => (
          <ListingCard
            key={card.id}
            card={card}
            first={!below && index < FIRST_SCREEN}
            withSupplier={!ofOneSupplier}
            editable={mayEdit(viewer, card.supplier.id)}
            focus={focusOf?.(card.id)}
          />
        ))}
      </ul>
      {opened ? <GalleryOverCards items={items} /> : null}
    </>
  )
}
