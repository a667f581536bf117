import type { Payment } from '@ticarum/contract/procedures/order-shapes'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { ErrorSummary } from '../../../components/ui/error-summary.tsx'
import { TextArea } from '../../../components/ui/text-area.tsx'
import { sentTo } from '../../../forms/sent-to.ts'
import { useFormCheck } from '../../../forms/use-form-check.ts'
import { useText } from '../../../texts.ts'
import { orderActionFailed, type RefusedAct } from '../order-action-errors.ts'
import { orderPath } from '../paths.ts'

/** An admin says whether the money is there. */
export function DecidePaymentForm({
  order,
  part,
  formKey,
  refused,
}: {
  order: { id: string }
  part: Payment
  formKey: string
  refused: RefusedAct | undefined
}) {
  const t = useText('order-page')
  const orders = useText('orders')
  const { formData } = useNavigation()
  const deciding = formData?.get('payment') === part.id ? formData.get('intent') : null
  const form = useFormCheck(
    refused,
    async () =>
      ({ intent, reason }) =>
        intent === 'refuse' && !reason?.trim() ? { reason: 'required' as const } : {},
  )
  const failed = form.refused && orderActionFailed(orders, form.refused)
  const field = `reason-${part.id}`
  const error = form.fields.reason
    ? orders(form.fields.reason === 'tooLong' ? 'reason.too-long' : 'reason.required')
    : undefined
  const errors = [...(failed ? [{ text: failed }] : []), ...(error ? [{ text: error, field }] : [])]
  return (
    <Form method="post" action={sentTo(orderPath(order.id))} noValidate className="grid gap-3" {...form.handlers}>
      {/* Enter in a field presses a form's first button: here it must decide nothing. */}
      <button type="submit" disabled hidden />
      {errors.length > 0 ? <ErrorSummary title={orders('error')} errors={errors} attempt={form.attempt} /> : null}
      <input type="hidden" name="key" value={refused?.key ?? formKey} />
      <input type="hidden" name="payment" value={part.id} />
      <Button name="intent" value="confirm" busy={deciding !== null}>
        {t(deciding === 'confirm' ? 'decide.busy' : 'decide.confirm')}
      </Button>
      <TextArea
        id={field}
        label={t('decide.reason')}
        name="reason"
        rows={2}
        maxLength={500}
        dir="auto"
        defaultValue={refused?.values.reason}
        error={error}
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
