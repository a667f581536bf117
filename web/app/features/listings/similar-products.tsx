import { useText } from '../../texts.ts'
import type { Card } from './listing-card.tsx'
import { ListingCards } from './listing-cards.tsx'
import type { Viewer } from './viewer.ts'

export function SimilarProducts({ items, viewer }: { items: Card[]; viewer: Viewer }) {
  const t = useText('product')
  return (
    <section aria-labelledby="similar" className="grid gap-4">
      <h2 id="similar" className="text-xl">
        {t('similar')}
      </h2>
      <ListingCards items={items} viewer={viewer} below />
    </section>
  )
}
