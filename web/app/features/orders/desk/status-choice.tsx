import type { OrderRow } from '@ticarum/contract/procedures/order-shapes'
import { orderStatuses } from '@ticarum/contract/values/orders'
import { RowSelect } from '../../../components/ui/row-select.tsx'
import { useText } from '../../../texts.ts'

interface StatusChoiceProps {
  order: OrderRow
  action: string
  formKey: string
}

/** Status select in a row; a step backwards first asks for a reason. */
export function StatusChoice({ order: { id, number, status }, action, formKey }: StatusChoiceProps) {
  const t = useText('orders')
  const words = useText('order-terms')
  return (
    <RowSelect
      intent="status"
      id={id}
      name="status"
      label={t('status.of', { number })}
      value={status}
      options={orderStatuses.map((each) => ({ value: each, label: words(`status.${each}`) }))}
      submit={t('status.submit')}
      action={action}
      formKey={formKey}
      className="min-w-30 xl:min-h-9 xl:ps-2.5 xl:pe-8 xl:text-sm"
    />
  )
}
