import { Form } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { useText } from '../../texts.ts'
import { placeOrderPath } from '../listings/overlay-paths.ts'
import type { Viewer } from '../listings/viewer.ts'
import type { Buyable } from './buy-buttons.tsx'
import { useProductActions } from './use-product-actions.ts'

/** A buyer's actions on a product's page. */
export function ProductActions({ product, viewer }: { product: Buyable; viewer: Viewer }) {
  const t = useText('product')
  const listings = useText('listings')
  const { filled, busy, onSubmit } = useProductActions(product, viewer)
  return (
    <Form method="post" action="/customer/cart?sending" onSubmit={onSubmit} className="grid gap-2 sm:grid-cols-2">
      <ButtonLink
        to={placeOrderPath(product.id)}
        preventScrollReset
        variant="line"
        className="border-action! text-action!"
      >
        {listings('order')}
      </ButtonLink>
      {viewer.buys ? (
        <>
          <input type="hidden" name="productId" value={product.id} />
          <input type="hidden" name="key" value={viewer.key} />
          <Button name="intent" value="add" variant="line" busy={busy.add}>
            <Icon name="cart" />
            {t('add-to-cart')}
          </Button>
          <Button
            name="intent"
            value={filled ? 'unwish' : 'wish'}
            formAction="/customer/wishlist?sending"
            variant="quiet"
            aria-pressed={filled}
            busy={busy.wish}
            className="justify-self-start aria-pressed:text-danger aria-pressed:[&_svg]:fill-current"
          >
            <Icon name="heart" />
            {t(filled ? 'wished' : 'wish')}
          </Button>
        </>
      ) : null}
    </Form>
  )
}
