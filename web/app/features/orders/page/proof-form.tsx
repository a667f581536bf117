import type { Payment } from '@ticarum/contract/procedures/order-shapes'
import { MAX_PROOF_BYTES } from '@ticarum/contract/values/orders'
import { Form, useNavigation } from 'react-router'
import { Icon } from '../../../components/icons/icon.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { ErrorSummary } from '../../../components/ui/error-summary.tsx'
import { Field } from '../../../components/ui/field.tsx'
import { sentTo } from '../../../forms/sent-to.ts'
import { useFormCheck } from '../../../forms/use-form-check.ts'
import { useText } from '../../../texts.ts'
import { orderActionFailed, type RefusedAct } from '../order-action-errors.ts'
import { orderPath } from '../paths.ts'

interface ProofFormProps {
  order: { id: string }
  part: Payment
  /** the one to pay now */
  next: boolean
  formKey: string
  refused: RefusedAct | undefined
}

/** A proof that a part was paid: a picture of the receipt, or the bank's PDF. Folded away until asked for. */
export function ProofForm({ order, part, next, formKey, refused }: ProofFormProps) {
  const t = useText('order-page')
  const orders = useText('orders')
  const { formData } = useNavigation()
  const busy = formData?.get('intent') === 'proof' && formData.get('payment') === part.id
  const field = `file-${part.id}`
  const form = useFormCheck(refused, async () => () => {
    const chosen = document.querySelector<HTMLInputElement>(`#${CSS.escape(field)}`)?.files?.[0]
    if (!chosen) return { file: 'required' as const }
    return chosen.size > MAX_PROOF_BYTES ? { file: 'tooBig' as const } : {}
  })
  const failed = form.refused && orderActionFailed(orders, form.refused)
  const error = form.fields.file ? orders(form.fields.file === 'tooBig' ? 'file.too-large' : 'proof.required') : failed
  return (
    <details open={refused !== undefined} className="grid gap-3">
      <summary
        className={`inline-flex min-h-12 w-full list-none items-center justify-center gap-2 rounded-control border px-5 py-2 font-semibold ${next ? 'border-transparent bg-primary text-on-primary hover:bg-primary-press' : 'border-line-input bg-surface text-text hover:bg-sand'}`}
      >
        <Icon name="upload" />
        {t('proof.send')}
      </summary>
      <Form
        method="post"
        action={sentTo(orderPath(order.id))}
        encType="multipart/form-data"
        noValidate
        className="grid gap-3 pt-3"
        {...form.handlers}
      >
        {error ? (
          <ErrorSummary title={orders('error')} errors={[{ text: error, field }]} attempt={form.attempt} />
        ) : null}
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
