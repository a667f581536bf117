import { useSubmit } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { useText } from '../../texts.ts'
import { placeOrderPath } from '../listings/overlay-paths.ts'
import type { Viewer } from '../listings/viewer.ts'
import { useProductActions } from './use-product-actions.ts'

/** A product in a list; `wished`: it is on the reader's wishlist. */
export interface Buyable {
  id: string
  name: string
  minimum: number
  wished?: boolean
}

/** A buyer's actions on a card; the list handles clicks on its links (listing-cards.tsx). */
export function CardActions({ card, viewer }: { card: Buyable; viewer: Viewer }) {
  const t = useText('listings')
  const { filled, busy, onSubmit } = useProductActions(card, viewer)
  const submit = useSubmit()
  const { id, name } = card
  return (
    <form
      method="post"
      action="/customer/cart?sending"
      className="listing-actions"
      onSubmit={(event) => {
        void onSubmit(event)
        if (event.defaultPrevented) return
        event.preventDefault()
        void submit((event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement)
      }}
    >
      <a href={placeOrderPath(id)} className="button button-line listing-order">
        {t('order')}
      </a>
      {viewer.buys ? (
        <>
          <input type="hidden" name="productId" value={id} />
          <input type="hidden" name="key" value={viewer.key} />
          <button
            type="submit"
            name="intent"
            value="add"
            aria-label={t('add-to-cart', { name })}
            aria-disabled={busy.add || undefined}
          >
            <Icon name="cart" />
          </button>
          <button
            type="submit"
            name="intent"
            value={filled ? 'unwish' : 'wish'}
            formAction="/customer/wishlist?sending"
            aria-label={t('wish', { name })}
            aria-pressed={filled}
            aria-disabled={busy.wish || undefined}
          >
            <Icon name="heart" />
          </button>
        </>
      ) : null}
    </form>
  )
}
