import type { FormFields } from '@ticarum/contract/forms/nested'
import type { Quote } from '@ticarum/contract/procedures/quotes'
import { Manifest } from '../../../components/ui/manifest.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { Written } from '../../../components/ui/written.tsx'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { usePrice } from '../../../money.ts'
import { useText } from '../../../texts.ts'
import { useChoiceRows } from '../../deals/choices.tsx'
import { BreakdownText } from '../../orders/line-list.tsx'
import { MoneyTermsText } from '../../orders/money-terms.tsx'
import type { Destinations } from '../../orders/place/delivery-fields.tsx'
import { DeliverySheet } from '../../orders/place/delivery-sheet.tsx'
import { DepositSums } from '../../orders/place/order-sums.tsx'
import { orderErrors, orderSummary } from '../../orders/place/place-order-errors.ts'
import { quoteActPath } from '../paths.ts'
import type { RedrawnQuote } from './quote-errors.ts'

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
  const texts = orderErrors(ordering, price, refused)
  const ours = { WRONG_STATE: quotes('error.state'), CHANGED_MEANWHILE: quotes('error.meanwhile') }
  const form = useFormErrors(refused, { ...texts, codes: { ...texts.codes, ...ours } }, loadCheck)
  const { shown } = quote
  const total = shown.totalCents ?? 0
  const choices = useChoiceRows(shown, 'all')
  return (
    <DeliverySheet
      intent="accept"
      title={t('accept.title', { number: quote.number })}
      back={page}
      action={quoteActPath(page, 'accept')}
      totalCents={total}
      labels={{ submit: t('accept.submit'), busy: ordering('placing') }}
      form={form}
      summary={orderSummary(ordering, form)}
      hidden={{ version: shown.number }}
      {...{ destinations, values, emailToConfirm, formKey, refused }}
    >
      <div className="grid content-start gap-4">
        <h3 className="text-md">
          <bdi>{quote.supplier.name}</bdi>
        </h3>
        <ul className="border-t border-rule">
          {shown.lines
            .filter(({ struckOut }) => !struckOut)
            .map((line) => (
              <li key={`${line.productId} ${line.quantity}`} className="grid gap-1 border-b border-line py-2 text-base">
                <div className="flex items-baseline justify-between gap-x-4">
                  <Written language={line.language}>{line.name}</Written>
                  <Price cents={line.totalCents ?? 0} className="ms-auto font-medium" />
                </div>
                <p className="text-sm text-muted">
                  {words('amount', { unit: line.unit, count: line.quantity })} × <Price cents={line.priceCents ?? 0} />
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
    </DeliverySheet>
  )
}
