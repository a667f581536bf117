import { Form, useNavigation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { ErrorSummary } from '../../../components/ui/error-summary.tsx'
import { TextArea } from '../../../components/ui/text-area.tsx'
import { sentTo } from '../../../forms/sent-to.ts'
import { useFormCheck } from '../../../forms/use-form-check.ts'
import { useText } from '../../../texts.ts'
import { actErrors, orderActionFailed, type RefusedAct } from '../order-action-errors.ts'
import { orderPath } from '../paths.ts'

/** A dialog above may have a text of its own. */
const FIELD = 'note-text'

/** A word to the other side, which stays on the order. */
export function NoteForm({
  order,
  formKey,
  refused,
}: {
  order: { id: string }
  formKey: string
  refused: RefusedAct | undefined
}) {
  const t = useText('order-page')
  const orders = useText('orders')
  const busy = useNavigation().formData?.get('intent') === 'note'
  const form = useFormCheck(
    refused,
    async () =>
      ({ text }) =>
        text?.trim() ? {} : { text: 'required' as const },
  )
  const [error] = actErrors(orders, form.fields)
  const failed = form.refused && orderActionFailed(orders, form.refused)
  const errors = failed ? [{ text: failed }] : error ? [{ ...error, field: FIELD }] : []
  return (
    <Form method="post" action={sentTo(orderPath(order.id))} noValidate className="grid gap-3" {...form.handlers}>
      {errors.length > 0 ? <ErrorSummary title={orders('error')} errors={errors} attempt={form.attempt} /> : null}
      <input type="hidden" name="key" value={refused?.key ?? formKey} />
      <TextArea
        id={FIELD}
        label={t('note')}
        name="text"
        rows={3}
        maxLength={1000}
        dir="auto"
        defaultValue={refused?.values.text}
        error={error?.text}
      >
        <p className="text-sm text-muted">{t('note.hint')}</p>
      </TextArea>
      <div>
        <Button name="intent" value="note" variant="line" busy={busy}>
          {t(busy ? 'note.busy' : 'note.send')}
        </Button>
      </div>
    </Form>
  )
}
