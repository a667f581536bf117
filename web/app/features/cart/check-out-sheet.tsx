import type { FormFields } from '@ticarum/contract/forms/nested'
import type { Cart, CartGroup, CartLine } from '@ticarum/contract/procedures/cart'
import { orderGroupOf } from '@ticarum/contract/values/offer'
import type { FormEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Price } from '../../components/ui/price.tsx'
import { Sheet } from '../../components/ui/sheet.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { LostResponseNotice } from '../../forms/lost-response-notice.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { usePrice } from '../../money.ts'
import { useText } from '../../texts.ts'
import { ConfirmFields } from '../identity/confirm-fields.tsx'
import { BreakdownText } from '../orders/line-list.tsx'
import { MoneyTermsText } from '../orders/money-terms.tsx'
import { DeliveryFields, type Destinations } from '../orders/place/delivery-fields.tsx'
import { DepositSums } from '../orders/place/order-sums.tsx'
import { orderErrors, orderSummary, type RedrawnOrder } from '../orders/place/place-order-errors.ts'
import { LineChanges } from './line-changes.tsx'
import { CART_PATH, CHECKOUT_PATH } from './paths.ts'

const FORM = 'check-out'

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
  const busy = useNavigation().formData?.get('intent') === 'order'
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
  const orders = groups.length
  const ordered = groups.flatMap(({ lines }) => lines)
  const seenAt = ordered.reduce((latest, { seen }) => (seen && seen.at > latest ? seen.at : latest), '')
  const termsOf = (basis: CartGroup['basis']) => basis && words(`basis.${basis.incoterm}`, { place: basis.place })

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    if ((submitter as HTMLButtonElement | null)?.value === 'order') form.handlers.onSubmit(event)
  }
  return (
    <Sheet
      title={t('checkout')}
      back={CART_PATH}
      close={ordering('close')}
      foot={
        <>
          <p className="grid leading-tight">
            <span className="text-sm text-muted">{ordering('total')}</span>
            <Price cents={cart.totalCents} className="font-title text-xl font-bold" />
          </p>
          <Button
            form={FORM}
            name="intent"
            value="order"
            busy={busy}
            className="bg-action! text-on-action! hover:bg-action-press!"
          >
            {busy ? t('placing') : t('place', { count: orders })}
          </Button>
        </>
      }
    >
      <Form
        id={FORM}
        method="post"
        action={sentTo(CHECKOUT_PATH)}
        replace
        noValidate
        className="grid gap-8 md:grid-cols-2"
        {...form.handlers}
        onSubmit={onSubmit}
      >
        <LostResponseNotice />
        <button type="submit" name="intent" value="order" tabIndex={-1} aria-hidden="true" className="sr-only" />
        <input type="hidden" name="key" value={refused?.key ?? formKey} />
        <input type="hidden" name="products" value={ordered.map(({ productId }) => productId).join()} />
        <input type="hidden" name="seen" value={cart.totalCents} />
        <input type="hidden" name="seenAt" value={seenAt} />
        {summary.errors.length > 0 ? (
          <div className="md:col-span-2">
            <FormErrors {...summary} attempt={form.attempt} />
          </div>
        ) : null}
        {emailToConfirm ? (
          <ConfirmFields
            email={refused?.values.confirmEmail ?? emailToConfirm}
            sentTo={refused?.codeSentTo}
            code={refused?.values.code}
            errorOf={form.errorOf}
          />
        ) : null}
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
        <DeliveryFields
          {...destinations}
          values={refused?.values ?? values}
          forgot={refused?.forgot}
          errorOf={form.errorOf}
        />
      </Form>
    </Sheet>
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
