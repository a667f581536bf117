import type { Wish } from '@ticarum/contract/procedures/wishlist'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { LoadMore } from '../../components/ui/load-more.tsx'
import { useMore } from '../../context/use-load-more.ts'
import { useText } from '../../texts.ts'
import { NEW_QUOTE_PATH } from '../quotes/request/paths.ts'
import { WISHLIST_PATH } from './paths.ts'
import { CHOSEN_FORM, WishCard } from './wish-card.tsx'

const cardList =
  'grid border-t border-rule sm:grid-cols-[repeat(auto-fill,minmax(240px,1fr))] sm:gap-x-6 sm:gap-y-10 sm:border-0'

const chosenBar = 'flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-sand px-5 py-3'

const FIRST_SCREEN = 6

export function WishList({ first, formKey }: { first: { items: Wish[]; next: string | null }; formKey: string }) {
  const t = useText('wishlist')
  const { items, more, focusOf } = useMore(first, WISHLIST_PATH)
  if (items.length === 0) {
    return (
      <EmptyState title={t('none')}>
        <ButtonLink to="/products">{t('browse')}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-8">
      <Form id={CHOSEN_FORM} action={NEW_QUOTE_PATH} className={chosenBar}>
        <p className="flex-1 basis-60 text-base">{t('quote.chosen.text')}</p>
        <Button variant="line">{t('quote.chosen')}</Button>
      </Form>
      <ul className={cardList}>
        {items.map((wish, place) => (
          <WishCard key={wish.id} wish={wish} formKey={formKey} first={place < FIRST_SCREEN} focus={focusOf(wish.id)} />
        ))}
      </ul>
      <LoadMore {...more} />
    </div>
  )
}
