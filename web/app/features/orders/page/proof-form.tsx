import type { Payment } from '@ticarum/contract/procedures/order-shapes'
import { MAX_PROOF_BYTES } from '@ticarum/contract/values/orders'
import { Form, useNavigation } from 'react-router'
import { Icon } from '../../../components/icons/icon.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Field } from '../../../components/ui/field.tsx'
import type { ErrorTexts } from '../../../forms/error-text.ts'
import { FormErrors } from '../../../forms/form-errors.tsx'
import { sentTo } from '../../../forms/sent-to.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { useText } from '../../../texts.ts'
import { orderActionErrors, type RefusedOrderAction } from '../order-action-errors.ts'
import { orderPath } from '../paths.ts'

const summaryButton =
  'inline-flex min-h-12 w-full list-none items-center justify-center gap-2 rounded-control border px-5 py-2 ' +
  'font-semibold'
const mainColors = 'border-transparent bg-primary text-on-primary hover:bg-primary-press'
const lineColors = 'border-line-input bg-surface text-text hover:bg-sand'

interface ProofFormProps {
  order: { id: string }
  part: Payment
  /** the next one to pay */
  next: boolean
  formKey: string
  refused: RefusedOrderAction | undefined
}

/** Uploads proof of a payment: a picture of the receipt or the bank's PDF. Collapsed by default. */
export function ProofForm({ order, part, next, formKey, refused }: ProofFormProps) {
  const t = useText('order-page')
  const orders = useText('orders')
  const forms = useText('forms')
  const { formData } = useNavigation()
  const busy = formData?.get('intent') === 'proof' && formData.get('payment') === part.id
  const field = `file-${part.id}`
  const texts: ErrorTexts = {
    ...orderActionErrors(orders, refused),
    fields: ({ file }) =>
      file ? [{ field, text: file === 'tooBig' ? forms('file.too-large') : orders('proof.required') }] : [],
  }
  const { failed, errorOf, attempt, handlers } = useFormErrors(refused, texts, async () => () => {
    const chosen = document.querySelector<HTMLInputElement>(`#${CSS.escape(field)}`)?.files?.[0]
    if (!chosen) return { file: 'required' }
    return chosen.size > MAX_PROOF_BYTES ? { file: 'tooBig' } : {}
  })
  const error = errorOf(field) ?? failed
  return (
    <details open={refused !== undefined} className="grid gap-3">
      <summary className={`${summaryButton} ${next ? mainColors : lineColors}`}>
        <Icon name="upload" />
        {t('proof.send')}
      </summary>
      <Form
        method="post"
        action={sentTo(orderPath(order.id))}
        encType="multipart/form-data"
        noValidate
        className="grid gap-3 pt-3"
        {...handlers}
      >
        <FormErrors title={orders('error')} errors={error ? [{ text: error, field }] : []} attempt={attempt} />
        <input type="hidden" name="key" value={refused?.key ?? formKey} />
        <input type="hidden" name="payment" value={part.id} />
        <Field
          id={field}
          label={t('proof.file')}
          name="file"
          type="file"
          accept="application/pdf,image/png,image/jpeg,image/webp"
          error={error}
        >
          <p className="text-sm text-muted">{t('proof.hint')}</p>
        </Field>
        <Button name="intent" value="proof" variant="line" busy={busy}>
          {t(busy ? 'proof.busy' : 'proof.submit')}
        </Button>
      </Form>
    </details>
  )
}
