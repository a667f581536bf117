import type { FormFields } from '@ticarum/contract/forms/nested'
import type { Quote } from '@ticarum/contract/procedures/quotes'
import type { FormEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { Manifest } from '../../../components/ui/manifest.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { Sheet } from '../../../components/ui/sheet.tsx'
import { Written } from '../../../components/ui/written.tsx'
import { FormErrors } from '../../../forms/form-errors.tsx'
import { LostResponseNotice } from '../../../forms/lost-response-notice.tsx'
import { sentTo } from '../../../forms/sent-to.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { usePrice } from '../../../money.ts'
import { useText } from '../../../texts.ts'
import { useChoiceRows } from '../../deals/choices.tsx'
import { ConfirmFields } from '../../identity/confirm-fields.tsx'
import { BreakdownText } from '../../orders/line-list.tsx'
import { MoneyTermsText } from '../../orders/money-terms.tsx'
import { DeliveryFields, type Destinations } from '../../orders/place/delivery-fields.tsx'
import { DepositSums } from '../../orders/place/order-sums.tsx'
import { orderErrors, orderSummary } from '../../orders/place/place-order-errors.ts'
import { quoteActPath } from '../paths.ts'
import type { RedrawnQuote } from './quote-errors.ts'

const FORM = 'accept'

const loadCheck = () => import('../../orders/place/form-checks.ts').then(({ checkDelivery }) => checkDelivery)

interface AcceptSheetProps {
  quote: Quote
  destinations: Destinations
  values: FormFields
  /** null: there is nothing to confirm */
  emailToConfirm: string | null
  page: string
  formKey: string
  refused: RedrawnQuote | undefined
}

/** What is ordered by accepting, and where it goes. */
export function AcceptSheet(props: AcceptSheetProps) {
  const { quote, destinations, values, emailToConfirm, page, formKey, refused } = props
  const t = useText('answer-quote')
  const quotes = useText('quotes')
  const words = useText('product')
  const ordering = useText('place-order')
  const price = usePrice()
  const busy = useNavigation().formData?.get('intent') === 'accept'
  const texts = orderErrors(ordering, price, refused)
  const ours = { WRONG_STATE: quotes('error.state'), CHANGED_MEANWHILE: quotes('error.meanwhile') }
  const form = useFormErrors(refused, { ...texts, codes: { ...texts.codes, ...ours } }, loadCheck)
  const summary = orderSummary(ordering, form)
  const { shown } = quote
  const total = shown.totalCents ?? 0
  const choices = useChoiceRows(shown, 'all')

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    if ((submitter as HTMLButtonElement | null)?.value === 'accept') form.handlers.onSubmit(event)
  }
  return (
    <Sheet
      title={t('accept.title', { number: quote.number })}
      back={page}
      close={ordering('close')}
      foot={
        <>
          <p className="grid leading-tight">
            <span className="text-sm text-muted">{ordering('total')}</span>
            <Price cents={total} className="font-title text-xl font-bold" />
          </p>
          <Button
            form={FORM}
            name="intent"
            value="accept"
            busy={busy}
            className="bg-action! text-on-action! hover:bg-action-press!"
          >
            {busy ? ordering('placing') : t('accept.submit')}
          </Button>
        </>
      }
    >
      <Form
        id={FORM}
        method="post"
        action={sentTo(quoteActPath(page, 'accept'))}
        replace
        noValidate
        className="grid gap-8 md:grid-cols-2"
        {...form.handlers}
        onSubmit={onSubmit}
      >
        <LostResponseNotice />
        <button type="submit" name="intent" value="accept" tabIndex={-1} aria-hidden="true" className="sr-only" />
        <input type="hidden" name="key" value={refused?.key ?? formKey} />
        <input type="hidden" name="version" value={shown.number} />
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
        <div className="grid content-start gap-4">
          <h3 className="text-md">
            <bdi>{quote.supplier.name}</bdi>
          </h3>
          <ul className="border-t border-rule">
            {shown.lines
              .filter(({ struckOut }) => !struckOut)
              .map((line) => (
                <li
                  key={`${line.productId} ${line.quantity}`}
                  className="grid gap-1 border-b border-line py-2 text-base"
                >
                  <div className="flex items-baseline justify-between gap-x-4">
                    <Written language={line.language}>{line.name}</Written>
                    <Price cents={line.totalCents ?? 0} className="ms-auto font-medium" />
                  </div>
                  <p className="text-sm text-muted">
                    {words('amount', { unit: line.unit, count: line.quantity })} ×{' '}
                    <Price cents={line.priceCents ?? 0} />
                  </p>
                  <BreakdownText line={line} />
                </li>
              ))}
          </ul>
          <dl className="border-t border-rule text-base">
            <DepositSums totals={[total]} percent={shown.depositPercent ?? destinations.depositPercent} />
          </dl>
          <Manifest rows={choices} />
          <MoneyTermsText terms={destinations.moneyTerms} />
          {shown.basis ? (
            <p className="text-sm text-muted">
              {words(`basis.${shown.basis.incoterm}`, { place: shown.basis.place })}. {words('not-included')}
            </p>
          ) : null}
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
