import type { Cart, CartGroup } from '@ticarum/contract/procedures/cart'
import { orderGroupOf } from '@ticarum/contract/values/offer'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Price } from '../../components/ui/price.tsx'
import { useText } from '../../texts.ts'
import { Stripe } from '../suppliers/stripe.tsx'
import { SupplierBoxView } from '../suppliers/supplier-box.tsx'
import { type CartLineActions, CartLineView, type RefusedLine } from './cart-line.tsx'
import { CartLoad } from './cart-load.tsx'

const browseLink =
  'inline-flex min-h-12 items-center justify-self-center font-semibold text-primary no-underline hover:underline'

interface CartViewProps {
  cart: Cart
  actions: CartLineActions
  refused?: RefusedLine | undefined
  /** button or link to the check-out */
  children: ReactNode
}

/** Lines grouped by supplier and price basis, with the totals beside them. */
export function CartView({ cart, actions, refused, children }: CartViewProps) {
  const t = useText('cart')
  const ordering = t('not-included')
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid content-start gap-10">
        {cart.groups.map((group) => (
          <Group
            key={orderGroupOf({ supplierId: group.supplier.id, basis: group.basis })}
            group={group}
            actions={actions}
            refused={refused}
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
        <p className="text-sm text-muted">{ordering}</p>
        <CartLoad cart={cart} />
        {children}
        <Link to="/products" className={browseLink}>
          {t('browse')}
        </Link>
      </div>
    </div>
  )
}

/** The lines that will become one order. */
function Group({
  group: { supplier, basis, lines, totalCents },
  actions,
  refused,
}: { group: CartGroup } & Pick<CartViewProps, 'actions' | 'refused'>) {
  const t = useText('cart')
  const product = useText('product')
  const terms = basis && product(`basis.${basis.incoterm}`, { place: basis.place })
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
          <CartLineView
            key={line.productId}
            line={line}
            actions={actions}
            refused={refused?.values.productId === line.productId ? refused : undefined}
          />
        ))}
      </ul>
    </section>
  )
}
