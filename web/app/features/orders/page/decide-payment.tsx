import { priceOf } from '@ticarum/contract/money'
import type { PaymentEntry } from '@ticarum/contract/procedures/order-shapes'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { TextArea } from '../../../components/ui/text-area.tsx'
import type { ErrorTexts } from '../../../forms/error-text.ts'
import { FormErrors } from '../../../forms/form-errors.tsx'
import { sentTo } from '../../../forms/sent-to.ts'
import type { Check } from '../../../forms/use-form-check.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { useText } from '../../../texts.ts'
import { orderActionErrors, orderActionFieldErrors, type RefusedOrderAction } from '../order-action-errors.ts'
import { orderPath } from '../paths.ts'
import { AmountField } from './payment-fields.tsx'

const checkDecision: Check = ({ intent, amount, reason }) => {
  if (intent === 'refuse') return reason?.trim() ? {} : { reason: 'required' }
  return amount?.trim() ? {} : { amount: 'required' }
}

interface DecidePaymentFormProps {
  order: { id: string }
  entry: PaymentEntry
  formKey: string
  refused: RefusedOrderAction | undefined
}

/** An admin says how much of a payment has come, or refuses its proof. */
export function DecidePaymentForm({ order, entry, formKey, refused }: DecidePaymentFormProps) {
  const t = useText('order-desk')
  const orders = useText('orders')
  const { formData } = useNavigation()
  const deciding = formData?.get('payment') === entry.id ? formData.get('intent') : null
  const id = (name: string) => `${name}-${entry.id}`
  const texts: ErrorTexts = {
    ...orderActionErrors(orders, refused),
    fields: (found) => orderActionFieldErrors(orders, found).map((error) => ({ ...error, field: id(error.field) })),
  }
  const { errors, errorOf, attempt, handlers } = useFormErrors(refused, texts, async () => checkDecision)
  return (
    <Form method="post" action={sentTo(orderPath(order.id))} noValidate className="grid gap-3" {...handlers}>
      {/* Enter presses a form's first button. This one is disabled, so Enter decides nothing. */}
      <button type="submit" disabled hidden />
      <FormErrors title={orders('error')} errors={errors} attempt={attempt} />
      <input type="hidden" name="key" value={refused?.key ?? formKey} />
      <input type="hidden" name="payment" value={entry.id} />
      <AmountField
        id={id('amount')}
        label={t('decide.amount')}
        defaultValue={refused?.values.amount ?? priceOf(entry.amountCents)}
        error={errorOf(id('amount'))}
      />
      <Button name="intent" value="confirm" busy={deciding !== null}>
        {t(deciding === 'confirm' ? 'decide.busy' : 'decide.confirm')}
      </Button>
      <TextArea
        id={id('reason')}
        label={t('decide.reason')}
        name="reason"
        rows={2}
        maxLength={500}
        dir="auto"
        defaultValue={refused?.values.reason}
        error={errorOf(id('reason'))}
      />
      <Button
        name="intent"
        value="refuse"
        variant="line"
        className="border-danger! text-danger!"
        busy={deciding !== null}
      >
        {t(deciding === 'refuse' ? 'decide.busy' : 'decide.refuse')}
      </Button>
    </Form>
  )
}
