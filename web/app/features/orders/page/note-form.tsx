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

/** Not 'text', because an open dialog may have a field of that name. */
const FIELD = 'note-text'

const checkNote: Check = ({ text }) => (text?.trim() ? {} : { text: 'required' })

interface NoteFormProps {
  order: { id: string }
  formKey: string
  refused: RefusedOrderAction | undefined
}

/** A note to the other party, kept on the order. */
export function NoteForm({ order, formKey, refused }: NoteFormProps) {
  const t = useText('order-page')
  const orders = useText('orders')
  const busy = useNavigation().formData?.get('intent') === 'note'
  const texts: ErrorTexts = {
    ...orderActionErrors(orders, refused),
    fields: ({ text }) => orderActionFieldErrors(orders, { text }).map((error) => ({ ...error, field: FIELD })),
  }
  const { errors, errorOf, attempt, handlers } = useFormErrors(refused, texts, async () => checkNote)
  return (
    <Form method="post" action={sentTo(orderPath(order.id))} noValidate className="grid gap-3" {...handlers}>
      <FormErrors title={orders('error')} errors={errors} attempt={attempt} />
      <input type="hidden" name="key" value={refused?.key ?? formKey} />
      <TextArea
        id={FIELD}
        label={t('note')}
        name="text"
        rows={3}
        maxLength={1000}
        dir="auto"
        defaultValue={refused?.values.text}
        error={errorOf(FIELD)}
      >
        <p className="text-sm text-muted">{t('note.hint')}</p>
      </TextArea>
      <div>
        <Button name="intent" value="note" variant="line" busy={busy}>
          {busy ? t('note.busy') : orders('note')}
        </Button>
      </div>
    </Form>
  )
}
