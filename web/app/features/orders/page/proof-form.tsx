import { priceOf } from '@ticarum/contract/money'
import { MAX_PROOF_BYTES } from '@ticarum/contract/values/orders'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { FileField } from '../../../components/ui/file-field.tsx'
import type { ErrorTexts } from '../../../forms/error-text.ts'
import { FormErrors } from '../../../forms/form-errors.tsx'
import { sentTo } from '../../../forms/sent-to.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { useText } from '../../../texts.ts'
import { orderActionErrors, orderActionFieldErrors, type RefusedOrderAction } from '../order-action-errors.ts'
import { orderPath } from '../paths.ts'
import { AmountField, ReferenceField, WayField } from './payment-fields.tsx'

const FILE = 'proof-file'
const AMOUNT = 'proof-amount'

interface ProofFormProps {
  order: { id: string }
  /** what is to be paid next */
  amountCents: number | undefined
  formKey: string
  refused: RefusedOrderAction | undefined
}

/** Uploads proof of a payment: a picture of the receipt or the bank's PDF. */
export function ProofForm({ order, amountCents, formKey, refused }: ProofFormProps) {
  const t = useText('order-page')
  const orders = useText('orders')
  const forms = useText('forms')
  const busy = useNavigation().formData?.get('intent') === 'proof'
  const texts: ErrorTexts = {
    ...orderActionErrors(orders, refused),
    fields: ({ file, ...others }) => [
      ...orderActionFieldErrors(orders, others).map((error) => ({ ...error, field: `proof-${error.field}` })),
      ...(file ? [{ field: FILE, text: file === 'tooBig' ? forms('file.too-large') : orders('proof.required') }] : []),
    ],
  }
  const { errors, errorOf, attempt, handlers } = useFormErrors(refused, texts, async () => ({ amount }) => {
    const chosen = document.querySelector<HTMLInputElement>(`#${FILE}`)?.files?.[0]
    return {
      ...(amount?.trim() ? {} : { amount: 'required' as const }),
      ...(chosen ? {} : { file: 'required' as const }),
      ...(chosen && chosen.size > MAX_PROOF_BYTES ? { file: 'tooBig' as const } : {}),
    }
  })
  return (
    <Form
      key={amountCents}
      method="post"
      action={sentTo(orderPath(order.id))}
      encType="multipart/form-data"
      noValidate
      className="grid gap-3"
      {...handlers}
    >
      <FormErrors title={orders('error')} errors={errors} attempt={attempt} />
      <input type="hidden" name="key" value={refused?.key ?? formKey} />
      <AmountField
        id={AMOUNT}
        defaultValue={refused?.values.amount ?? (amountCents ? priceOf(amountCents) : '')}
        error={errorOf(AMOUNT)}
      />
      <WayField id="proof-way" defaultValue={refused?.values.way} />
      <ReferenceField
        id="proof-reference"
        defaultValue={refused?.values.reference}
        error={errorOf('proof-reference')}
      />
      <FileField
        id={FILE}
        label={t('proof.file')}
        name="file"
        accept="application/pdf,image/png,image/jpeg,image/webp"
        error={errorOf(FILE)}
      >
        <p className="text-sm text-muted">{t('proof.hint')}</p>
      </FileField>
      <Button name="intent" value="proof" variant="line" busy={busy}>
        {t(busy ? 'proof.busy' : 'proof.submit')}
      </Button>
    </Form>
  )
}
