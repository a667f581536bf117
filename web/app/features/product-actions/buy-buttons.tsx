import { Form, useLocation } from 'react-router'
import { ButtonLink } from '../../components/ui/button.tsx'
import { BuyingIcon } from '../../components/ui/buying-icon.tsx'
import { useText } from '../../texts.ts'
import { orderOver } from '../listings/over-address.ts'
import type { Viewer } from '../listings/viewer.ts'
import { useBuying } from './use-product-actions.ts'

/** A product of a list, with whether the reader wished for it. */
export interface Buyable {
  id: string
  name: string
  minimum: number
  wished?: boolean
}

const square =
  'grid w-12 flex-none place-items-center rounded-control border border-line-input bg-surface hover:bg-sand aria-disabled:cursor-progress aria-disabled:bg-sand aria-pressed:text-danger aria-pressed:[&_path]:fill-current'

/** What a buyer can do with the product of a card. */
export function BuyActs({ card, viewer }: { card: Buyable; viewer: Viewer }) {
  const t = useText('listings')
  const location = useLocation()
  const { filled, busy, onSubmit } = useBuying(card, viewer)
  const { id, name } = card
  return (
    <Form method="post" action="/customer/cart?sending" onSubmit={onSubmit} className="col-span-2 flex gap-2">
      <ButtonLink
        {...orderOver(location, id)}
        preventScrollReset
        variant="line"
        className="flex-1 border-action! text-action!"
      >
        {t('order')}
      </ButtonLink>
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
            className={square}
          >
            <BuyingIcon name="cart" />
          </button>
          <button
            type="submit"
            name="intent"
            value={filled ? 'unwish' : 'wish'}
            formAction="/customer/wishlist?sending"
            aria-label={t('wish', { name })}
            aria-pressed={filled}
            aria-disabled={busy.wish || undefined}
            className={square}
          >
            <BuyingIcon name="heart" />
          </button>
        </>
      ) : null}
    </Form>
  )
}
