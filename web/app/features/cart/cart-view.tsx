import type { Cart, CartGroup } from '@ticarum/contract/procedures/cart'
import { orderGroupOf } from '@ticarum/contract/values/offer'
import { type FormEvent, useRef, useState } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Price } from '../../components/ui/price.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useText } from '../../texts.ts'
import { askForCartGroup } from '../quotes/request/paths.ts'
import { Stripe } from '../suppliers/stripe.tsx'
import { SupplierBoxView } from '../suppliers/supplier-box.tsx'
import { type CartLineActions, CartLineView, type RefusedLines } from './cart-line.tsx'
import { CartLoad } from './cart-load.tsx'
import { type LineSaver, lineSaver } from './line-saver.ts'
import { CART_PATH, ofLinePath } from './paths.ts'

const browseLink =
  'inline-flex min-h-12 items-center justify-self-center font-semibold text-primary no-underline hover:underline'

interface CartViewProps {
  cart: Cart
  actions: CartLineActions
  refused?: RefusedLines | undefined
  /** where one goes on to order; null: nothing can be ordered */
  next: { to: string; label: string } | null
  /** a quote can be asked for each group */
  quotes?: boolean
}

/**
 * Lines grouped by supplier and price basis, with the totals beside them. All of it is one form: whoever goes on to
 * order has what was typed saved first, and stays if it can't be.
 */
export function CartView({ cart, actions, refused, next, quotes = false }: CartViewProps) {
  const t = useText('cart')
  const navigate = useNavigate()
  const [saver] = useState(lineSaver)
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)

  async function saveAndGo(to: string | undefined) {
    if (underWay.current) return // the second press of a double click
    underWay.current = true
    setBusy(true)
    const unsaved = await saver.saveAll()
    underWay.current = false
    setBusy(false)
    if (unsaved) document.getElementById(`quantity-${unsaved}`)?.focus()
    else if (to) await navigate(to, { preventScrollReset: true })
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    const { value, dataset } = submitter as HTMLButtonElement
    if (value === 'remove' && !actions.remove) return // the server removes it
    event.preventDefault()
    if (value === 'remove') actions.remove?.(dataset.product ?? '')
    else if (value === 'quote') void saveAndGo(askForCartGroup(dataset.product ?? ''))
    else void saveAndGo(value === 'review' ? next?.to : undefined)
  }

  return (
    <Form
      method="post"
      action={sentTo(CART_PATH)}
      preventScrollReset
      noValidate
      onSubmit={onSubmit}
      className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      {/* Enter presses a form's first button, which must not take a line out. */}
      <button type="submit" name="intent" value="change" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <div className="grid content-start gap-10">
        {cart.groups.map((group) => (
          <Group
            key={orderGroupOf({ supplierId: group.supplier.id, basis: group.basis })}
            group={group}
            actions={actions}
            saver={saver}
            refused={refused}
            quotes={quotes}
          />
        ))}
      </div>
      <div className="sticky top-26 grid content-start gap-5 self-start">
        <dl className="border-t border-rule">
          <div className="flex items-baseline justify-between gap-4 border-b-3 border-double border-rule py-3">
            <dt className="font-semibold">
              {t('goods', { count: new Set(cart.groups.map(({ supplier }) => supplier.id)).size })}
            </dt>
            <dd>
              <Price cents={cart.totalCents} className="font-title text-xl font-bold" />
            </dd>
          </div>
        </dl>
        <p className="text-sm text-muted">{t('not-included')}</p>
        <CartLoad cart={cart} />
        {next ? (
          <Button name="intent" value="review" variant="line" busy={busy} className="border-action! text-action!">
            {next.label}
          </Button>
        ) : null}
        <Link to="/products" className={browseLink}>
          {t('browse')}
        </Link>
      </div>
    </Form>
  )
}

/** The lines that will become one order. */
function Group({
  group: { supplier, basis, lines, totalCents },
  actions,
  saver,
  refused,
  quotes,
}: { group: CartGroup; saver: LineSaver } & Pick<CartViewProps, 'actions' | 'refused' | 'quotes'>) {
  const t = useText('cart')
  const product = useText('product')
  const terms = basis && product(`basis.${basis.incoterm}`, { place: basis.place })
  const listed = lines.find(({ offered }) => offered)
  return (
    <section aria-label={[supplier.name, terms].filter(Boolean).join(', ')}>
      <div className="*:h-2.5! *:w-full!">
        <Stripe stripe={supplier.stripe} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3">
        <SupplierBoxView supplier={supplier} />
        {terms ? <p className="text-sm font-semibold">{terms}</p> : null}
        <p className="text-sm text-muted">
          {t('group.total')} <Price cents={totalCents} className="font-semibold text-text" />
        </p>
      </div>
      <ul>
        {lines.map((line) => (
          <CartLineView key={line.productId} line={line} actions={actions} saver={saver} refused={refused} />
        ))}
      </ul>
      {quotes && listed ? (
        <Button
          name="intent"
          value="quote"
          formAction={ofLinePath(listed.productId)}
          data-product={listed.productId}
          variant="line"
          aria-label={t('quote.name', { supplier: supplier.name })}
          className="mt-4"
        >
          {t('quote')}
        </Button>
      ) : null}
    </section>
  )
}
