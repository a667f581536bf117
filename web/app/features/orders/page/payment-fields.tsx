import { paymentKinds } from '@ticarum/contract/values/trade'
import { Field } from '../../../components/ui/field.tsx'
import { NumberField } from '../../../components/ui/number-field.tsx'
import { Select } from '../../../components/ui/select.tsx'
import { useText } from '../../../texts.ts'

interface PaymentFieldProps {
  id: string
  defaultValue: string | undefined
  error?: string | undefined
}

export function AmountField({
  label,
  name = 'amount',
  ...field
}: PaymentFieldProps & { label?: string; name?: string }) {
  const t = useText('order-page')
  return <NumberField {...field} kind="dollars" label={label ?? t('amount')} name={name} maxLength={20} />
}

export function WayField(field: PaymentFieldProps) {
  const t = useText('order-page')
  return (
    <Select {...field} label={t('way')} name="way">
      {paymentKinds.map((kind) => (
        <option key={kind} value={kind}>
          {t(`way.${kind}`)}
        </option>
      ))}
    </Select>
  )
}

export function ReferenceField(field: PaymentFieldProps) {
  const t = useText('order-page')
  return (
    <Field {...field} label={t('entry.reference')} name="reference" maxLength={100} dir="auto" autoComplete="off" />
  )
}
