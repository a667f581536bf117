import { priceOf } from '@ticarum/contract/money'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { Field } from '../../../components/ui/field.tsx'
import type { ErrorTexts } from '../../../forms/error-text.ts'
import { FormErrors } from '../../../forms/form-errors.tsx'
import { sentTo } from '../../../forms/sent-to.ts'
import type { Check } from '../../../forms/use-form-check.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { useText } from '../../../texts.ts'
import { orderActionErrors, orderActionFieldErrors, type RefusedOrderAction } from '../order-action-errors.ts'
import { orderPath } from '../paths.ts'
import { FormSummary } from './form-summary.tsx'
import { AmountField, ReferenceField, WayField } from './payment-fields.tsx'

const checkPaid: Check = ({ amount, reference, paidOn }) => ({
  ...(amount?.trim() ? {} : { amount: 'required' as const }),
  ...(reference?.trim() ? {} : { reference: 'required' as const }),
  ...(paidOn ? {} : { paidOn: 'required' as const }),
})

interface PaidFormProps {
  order: { id: string }
  /** `enter`: a payment that came without a proof; `refund`: one that went back */
  intent: 'enter' | 'refund'
  amountCents: number | undefined
  formKey: string
  refused: RefusedOrderAction | undefined
}

/** The desk enters money that came or went. Collapsed by default, except where a refund is due. */
export function PaidForm({ order, intent, amountCents, formKey, refused }: PaidFormProps) {
  const t = useText('order-desk')
  const page = useText('order-page')
  const orders = useText('orders')
  const busy = useNavigation().formData?.get('intent') === intent
  const id = (name: string) => `${intent}-${name}`
  const texts: ErrorTexts = {
    ...orderActionErrors(orders, refused),
    fields: (errors) => orderActionFieldErrors(orders, errors).map((error) => ({ ...error, field: id(error.field) })),
  }
  const { errors, errorOf, attempt, handlers } = useFormErrors(refused, texts, async () => checkPaid)
  const values = refused?.values
  return (
    <details open={refused !== undefined || intent === 'refund'} className="grid gap-3">
      <FormSummary icon="money">{t(`${intent}.open`)}</FormSummary>
      <Form
        key={amountCents}
        method="post"
        action={sentTo(orderPath(order.id))}
        noValidate
        className="grid gap-3 pt-3"
        {...handlers}
      >
        <FormErrors title={orders('error')} errors={errors} attempt={attempt} />
        <input type="hidden" name="key" value={refused?.key ?? formKey} />
        <AmountField
          id={id('amount')}
          defaultValue={values?.amount ?? (amountCents ? priceOf(amountCents) : '')}
          error={errorOf(id('amount'))}
        />
        <WayField id={id('way')} defaultValue={values?.way} />
        <ReferenceField id={id('reference')} defaultValue={values?.reference} error={errorOf(id('reference'))} />
        <Field
          id={id('paidOn')}
          label={page('paid-on')}
          name="paidOn"
          type="date"
          defaultValue={values?.paidOn}
          error={errorOf(id('paidOn'))}
        />
        <Button name="intent" value={intent} variant="line" busy={busy}>
          {t(busy ? 'decide.busy' : `${intent}.submit`)}
        </Button>
      </Form>
    </details>
  )
}
