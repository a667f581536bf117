import type { FormFields } from '@ticarum/contract/forms/nested'
import type { Cart, CartGroup, CartLine } from '@ticarum/contract/procedures/cart'
import { orderGroupOf } from '@ticarum/contract/values/offer'
import { Price } from '../../components/ui/price.tsx'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { usePrice } from '../../money.ts'
import { useText } from '../../texts.ts'
import { BreakdownText } from '../orders/line-list.tsx'
import { MoneyTermsText } from '../orders/money-terms.tsx'
import type { Destinations } from '../orders/place/delivery-fields.tsx'
import { DeliverySheet } from '../orders/place/delivery-sheet.tsx'
import { DepositSums } from '../orders/place/order-sums.tsx'
import { orderErrors, orderSummary, type RedrawnOrder } from '../orders/place/place-order-errors.ts'
import { LineChanges } from './line-changes.tsx'
import { CART_PATH, CHECKOUT_PATH } from './paths.ts'

const loadCheck = () => import('../orders/place/form-checks.ts').then(({ checkDelivery }) => checkDelivery)

interface CheckOutSheetProps {
  cart: Cart
  destinations: Destinations
  values: FormFields
  /** null: there is nothing to confirm */
  emailToConfirm: string | null
  formKey: string
  refused: RedrawnOrder | undefined
}

/** Check-out: the orders that will be placed, by supplier, and the delivery address. */
export function CheckOutSheet({ cart, destinations, values, emailToConfirm, formKey, refused }: CheckOutSheetProps) {
  const t = useText('cart')
  const words = useText('product')
  const ordering = useText('place-order')
  const price = usePrice()
  const texts = orderErrors(ordering, price, refused)
  const all = cart.groups.flatMap(({ lines }) => lines)
  const colleague = all.some(({ seen }) => seen && !seen.mine && seen.at > (refused?.values.seenAt ?? seen.at))
  const codes = { ...texts.codes, CHANGED_MEANWHILE: t(colleague ? 'error.colleague' : 'error.meanwhile') }
  const form = useFormErrors(refused, { ...texts, codes }, loadCheck)
  const summary =
    form.refused?.code === 'CHANGED_MEANWHILE'
      ? { title: t('error'), errors: form.errors }
      : orderSummary(ordering, form)
  const groups = cart.groups
    .map((group) => ({ ...group, lines: group.lines.filter(({ orderable }) => orderable) }))
    .filter(({ lines }) => lines.length > 0)
  const ordered = groups.flatMap(({ lines }) => lines)
  const seenAt = ordered.reduce((latest, { seen }) => (seen && seen.at > latest ? seen.at : latest), '')
  const termsOf = (basis: CartGroup['basis']) => basis && words(`basis.${basis.incoterm}`, { place: basis.place })
  return (
    <DeliverySheet
      intent="order"
      title={t('checkout')}
      back={CART_PATH}
      action={CHECKOUT_PATH}
      totalCents={cart.totalCents}
      labels={{ submit: t('place', { count: groups.length }), busy: t('placing') }}
      form={form}
      summary={summary}
      hidden={{ products: ordered.map(({ productId }) => productId).join(), seen: cart.totalCents, seenAt }}
      {...{ destinations, values, emailToConfirm, formKey, refused }}
    >
      <div className="grid content-start gap-6">
        {groups.map(({ supplier, basis, lines, totalCents }) => (
          <section
            key={orderGroupOf({ supplierId: supplier.id, basis })}
            aria-label={[supplier.name, termsOf(basis)].filter(Boolean).join(', ')}
            className="grid gap-1"
          >
            <h3 className="text-md">
              <bdi>{supplier.name}</bdi>
            </h3>
            {basis ? <p className="text-sm font-semibold">{termsOf(basis)}</p> : null}
            <ul className="border-t border-rule">
              {lines.map((line) => (
                <CheckedLine key={line.productId} line={line} />
              ))}
            </ul>
            <p className="flex justify-between gap-4 text-sm">
              <span className="text-muted">{t('group.total')}</span>
              <Price cents={totalCents} className="font-semibold" />
            </p>
          </section>
        ))}
        <div className="grid gap-3">
          <dl className="border-t border-rule text-base">
            <DepositSums totals={groups.map(({ totalCents }) => totalCents)} percent={destinations.depositPercent} />
          </dl>
          <MoneyTermsText terms={destinations.moneyTerms} />
          <p className="text-sm text-muted">{t('not-included')}</p>
        </div>
      </div>
    </DeliverySheet>
  )
}

/** A line as it will be ordered: how much, in which sizes, at which price and basis, and what changed since. */
function CheckedLine({ line }: { line: CartLine }) {
  const words = useText('product')
  const { name, quantity, breakdown, offered, unitPriceCents, totalCents } = line
  if (!offered) return null
  return (
    <li className="grid gap-1 border-b border-line py-2 text-base">
      <div className="flex items-baseline justify-between gap-x-4">
        <bdi className="min-w-0">{name}</bdi>
        <Price cents={totalCents ?? 0} className="ms-auto font-medium" />
      </div>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <span>
          {words('amount', { unit: offered.unit, count: quantity })} × <Price cents={unitPriceCents ?? 0} />
        </span>
        <span>{words(`basis.${offered.basis.incoterm}`, { place: offered.basis.place })}</span>
      </p>
      <BreakdownText line={{ details: offered.details, shown: offered.shown, breakdown }} />
      <LineChanges line={line} />
    </li>
  )
}
