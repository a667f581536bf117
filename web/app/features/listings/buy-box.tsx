import { lineTotal, unitPriceAt } from '@ticarum/contract/money/line-total'
import type { Listing, Priced } from '@ticarum/contract/procedures/listings'
import { orderQuantity } from '@ticarum/contract/values/trade'
import { type FormEvent, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Price } from '../../components/ui/price.tsx'
import { isolated } from '../../isolated.ts'
import { usePrice } from '../../money.ts'
import { useText } from '../../texts.ts'
import { useProductActions } from '../product-actions/use-product-actions.ts'
import { placeOrderPath } from './overlay-paths.ts'
import { priceSteps } from './price-steps.ts'
import { isPriced } from './priced.ts'
import { ProductPrice } from './product-price.tsx'
import { useSizeOf } from './use-size-of.ts'
import type { Viewer } from './viewer.ts'

interface BuyBoxProps {
  product: Listing & { wished?: boolean }
  viewer: Viewer
}

/**
 * Price, quantity, total and a buyer's buttons on a product's page. Without scripts the quantity goes along with the
 * button that is pressed; with them total and tier follow what is typed.
 */
export function BuyBox({ product, viewer }: BuyBoxProps) {
  const t = useText('product')
  const listings = useText('listings')
  const navigate = useNavigate()
  const { id, unit, minimum, basis } = product
  const [typed, setTyped] = useState(String(minimum))
  const quantity = Math.max(Math.floor(Number(typed)), minimum)
  const { filled, busy, onSubmit } = useProductActions({ ...product, quantity }, viewer)
  const orderAt = quantity === minimum ? placeOrderPath(id) : `${placeOrderPath(id)}?quantity=${quantity}`
  const amount = t('amount', { unit, count: quantity })

  function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    if ((submitter as HTMLButtonElement).name === 'intent') {
      void onSubmit(event)
      return
    }
    event.preventDefault()
    void navigate(orderAt, { preventScrollReset: true })
  }

  return (
    <Form method="post" action="/customer/cart?sending" noValidate onSubmit={submit} className="grid gap-3">
      <ProductPrice product={product} quantity={quantity} />
      <div className="flex items-center justify-between gap-4">
        <Stepper typed={typed} quantity={quantity} minimum={minimum} onType={setTyped} />
        <Size product={product} quantity={quantity} amount={amount} />
      </div>
      {isPriced(product) ? <NextTier product={product} quantity={quantity} /> : null}
      <input type="hidden" name="productId" value={id} />
      {viewer.key ? <input type="hidden" name="key" value={viewer.key} /> : null}
      <div className="order-bar">
        {/* The form's first button: Enter in the quantity presses it. Scripts have the link. */}
        <Button formMethod="get" formAction={placeOrderPath(id)} variant="line" className="order-it">
          {listings('order')}
        </Button>
        <p>
          {t('total', { amount, basis: isolated(`${basis.incoterm} ${basis.place}`) })}
          <output>{isPriced(product) ? <Price cents={Number(lineTotal(product, quantity))} /> : null}</output>
        </p>
        {viewer.buys ? (
          <Button name="intent" value="add" variant="line" aria-label={t('add-to-cart')} busy={busy.add}>
            <Icon name="cart" />
          </Button>
        ) : null}
        <ButtonLink to={orderAt} preventScrollReset variant="line" className="order-it">
          {listings('order')}
        </ButtonLink>
      </div>
      {viewer.buys ? (
        <Button
          name="intent"
          value={filled ? 'unwish' : 'wish'}
          formAction="/customer/wishlist?sending"
          variant="line"
          aria-pressed={filled}
          aria-label={t(filled ? 'wished' : 'wish')}
          busy={busy.wish}
          className="wish-button"
        >
          <Icon name="heart" />
        </Button>
      ) : null}
    </Form>
  )
}

interface StepperProps {
  typed: string
  quantity: number
  minimum: number
  onType(typed: string): void
}

/**
 * A plain number input, which browsers check and step by the arrow keys, between two buttons. The order dialog's field,
 * which reads whatever people type, would bring the kit of forms into this page (decision 37).
 */
function Stepper({ typed, quantity, minimum, onType }: StepperProps) {
  const t = useText('product')
  const { max } = orderQuantity
  const by = (step: number) => onType(String(Math.min(Math.max(quantity + step, minimum), max)))
  return (
    <div className="stepper" dir="ltr">
      <button type="button" aria-label={t('less')} disabled={quantity <= minimum} onClick={() => by(-1)}>
        <Icon name="minus" />
      </button>
      <input
        id="amount"
        type="number"
        name="quantity"
        aria-label={t('quantity')}
        min={minimum}
        max={max}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onBlur={() => onType(String(quantity))}
      />
      <button type="button" aria-label={t('more')} disabled={quantity >= max} onClick={() => by(1)}>
        <Icon name="plus" />
      </button>
    </div>
  )
}

function Size({ product, quantity, amount }: { product: Listing; quantity: number; amount: string }) {
  const size = useSizeOf(product, quantity)
  return (
    <p className="grid justify-items-end text-end text-sm text-muted">
      <b className="font-semibold text-text">{amount}</b>
      <span className="flex flex-wrap justify-end gap-x-2.5">
        {size.map((part) => (
          <bdi key={part}>{part}</bdi>
        ))}
      </span>
    </p>
  )
}

/** How much more makes each unit cheaper. */
function NextTier({ product, quantity }: { product: Priced<Listing>; quantity: number }) {
  const t = useText('product')
  const price = usePrice()
  const next = priceSteps(product).find(({ from }) => from > quantity && from <= orderQuantity.max)
  if (!next) return null
  const more = t('amount', { unit: product.unit, count: next.from - quantity })
  return (
    <p className="text-sm">
      {t('next-tier', { more, price: isolated(price(Number(unitPriceAt(product, next.from)))) })}
    </p>
  )
}
