import type { FormFields } from '@ticarum/contract/forms/nested'
import { breakdownFits } from '@ticarum/contract/values/breakdown'
import { sample as terms } from '@ticarum/contract/values/samples'
import { type FormEvent, use, useState } from 'react'
import { type FetcherWithComponents, useNavigate } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { FormErrors } from '../../../forms/form-errors.tsx'
import { LostResponseNotice } from '../../../forms/lost-response-notice.tsx'
import { sentTo } from '../../../forms/sent-to.ts'
import { useApiCall } from '../../../forms/use-api-call.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { usePrice } from '../../../money.ts'
import { LanguageContext, useText } from '../../../texts.ts'
import { ConfirmFields } from '../../identity/confirm-fields.tsx'
import { placeOrderPath } from '../../listings/overlay-paths.ts'
import { BreakdownFields } from './breakdown-fields.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { OrderSums } from './order-sums.tsx'
import { OrderedProduct } from './ordered-product.tsx'
import { breakdownOf, partFields } from './parts.ts'
import type { OpenedOrder } from './place-order-dialog.tsx'
import { orderErrors, orderSummary, type RedrawnOrder } from './place-order-errors.ts'
import { QuantityField } from './quantity-field.tsx'
import { quantityOf } from './quantity-of.ts'
import { sampleOrderPath } from './sample-path.ts'
import { seenPrices } from './seen-prices.ts'
import { keepTypedOrder } from './typed-order.ts'

interface PlaceOrderFormProps {
  id: string
  Form: FetcherWithComponents<unknown>['Form']
  order: OpenedOrder
  back: string
  /** initial values */
  values: FormFields
  refused: RedrawnOrder | undefined
  quantity: string
  onQuantity(typed: string): void
  /** more than can be ordered: a quote is asked for instead */
  over: boolean
  /** an 'Add to Cart' request is running */
  adding: boolean
}

const loadCheck = () => import('./form-checks.ts').then(({ checkDelivery }) => checkDelivery)

export function PlaceOrderForm({
  id,
  Form,
  order,
  back,
  values,
  refused,
  quantity,
  onQuantity,
  over,
  adding,
}: PlaceOrderFormProps) {
  const t = useText('place-order')
  const price = usePrice()
  const language = use(LanguageContext)
  const navigate = useNavigate()
  const { product, destinations, visitor, sample } = order
  const [parts, setParts] = useState(() => partFields(values))
  const form = useFormErrors(refused, orderErrors(t, price, refused), loadCheck)
  const summary = orderSummary(t, form)
  const count = quantityOf(quantity, product.minimum)
  const { minimum } = product
  const visitorsAdding = useApiCall()

  async function addAsVisitor() {
    const line = { productId: product.id, quantity: count, breakdown: breakdownOf(product.details.options, parts) }
    const added = await visitorsAdding.call(async () => {
      const { buyAsVisitor } = await import('../../product-actions/buy.ts')
      return buyAsVisitor({ line, language })
    })
    if (added?.ok) await navigate(back, { preventScrollReset: true })
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    const pressed = submitter instanceof HTMLButtonElement ? submitter.value : ''
    // removes an address or sends a code, whatever else is in the form
    if (pressed === 'forget' || pressed === 'send-code') return
    if (quantity.trim() !== String(count)) {
      // Show the corrected quantity first: nobody orders a quantity they have not seen.
      event.preventDefault()
      onQuantity(String(count))
    } else if (
      visitor &&
      pressed === 'cart' &&
      breakdownFits(product.details.options, count, breakdownOf(product.details.options, parts)) &&
      !over
    ) {
      event.preventDefault()
      void addAsVisitor()
    } else if (visitor || (over && pressed === 'place')) keepTypedOrder(product.id, event.currentTarget)
    else if (pressed === 'place') form.handlers.onSubmit(event)
  }

  return (
    <Form
      id={id}
      method="post"
      action={sentTo(sample ? sampleOrderPath(product.id) : placeOrderPath(product.id))}
      noValidate
      className="grid gap-8 md:grid-cols-2"
      {...form.handlers}
      onSubmit={onSubmit}
    >
      {/* Enter presses a form's first button. */}
      <button type="submit" name="intent" value="place" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <input type="hidden" name="key" value={refused?.key ?? order.key} />
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="seen" value={seenPrices(product)} />
      <LostResponseNotice />
      {summary.errors.length > 0 ? (
        <div className="md:col-span-2">
          <FormErrors {...summary} attempt={form.attempt} />
        </div>
      ) : null}
      {order.emailToConfirm ? (
        <ConfirmFields
          email={refused?.values.confirmEmail ?? order.emailToConfirm}
          sentTo={refused?.codeSentTo}
          code={refused?.values.code}
          errorOf={form.errorOf}
        />
      ) : null}
      <div className="grid content-start gap-6">
        <OrderedProduct product={product} />
        {sample ? (
          <p className="rounded-control bg-sand px-4 py-3">
            <input type="hidden" name="quantity" value={count} />
            <input type="hidden" name="sample" value="1" />
            {t('sample', { days: terms.days })}
          </p>
        ) : (
          <div className="flex flex-wrap items-start gap-3">
            <QuantityField
              typed={quantity}
              minimum={minimum}
              stock={product.stockState === 'made_to_order' ? null : product.stock}
              onType={onQuantity}
              hint={minimum > 1 ? t('quantity.hint-minimum', { minimum }) : t('quantity.hint')}
            />
            <Button name="intent" value="total" variant="line" className="mt-7 scripted:hidden">
              {t('total.update')}
            </Button>
          </div>
        )}
        {over ? (
          <p role="status" className="rounded-control bg-sand px-4 py-3">
            {t('over')}
          </p>
        ) : null}
        <BreakdownFields
          options={product.details.options}
          shown={product.shown.options}
          quantity={count}
          fields={parts}
          wrong={form.refused?.code === 'BREAKDOWN_DIFFERS'}
          onType={(name, typed) => setParts({ ...parts, [name]: typed })}
        />
        <OrderSums
          product={product}
          quantity={count}
          depositPercent={destinations.depositPercent}
          moneyTerms={destinations.moneyTerms}
        />
        {sample ? null : (
          <Button name="intent" value="cart" variant="line" busy={adding || visitorsAdding.busy}>
            {t('add-to-cart')}
          </Button>
        )}
      </div>
      <DeliveryFields {...destinations} values={values} forgot={refused?.forgot} errorOf={form.errorOf} />
    </Form>
  )
}
