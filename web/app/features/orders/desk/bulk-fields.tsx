import type { Assignee } from '@ticarum/contract/procedures/order-shapes'
import { orderStatuses, shippingStatuses } from '@ticarum/contract/values/orders'
import { Field } from '../../../components/ui/field.tsx'
import { Select } from '../../../components/ui/select.tsx'
import { useText } from '../../../texts.ts'

interface BulkFieldsProps {
  assignees: Assignee[]
  values: Partial<Record<string, string>> | undefined
}

/** What the ticked orders are set to. */
export function BulkFields({ assignees, values }: BulkFieldsProps) {
  const t = useText('desk-orders')
  const words = useText('order-terms')
  return (
    <>
      <div className="peer xl:w-56">
        <Select label={t('bulk.to')} id="bulk-to" name="to" defaultValue={values?.to ?? ''}>
          <option value="">{t('bulk.choose')}</option>
          <optgroup label={t('column.status')}>
            {orderStatuses.map((status) => (
              <option key={status} value={`status:${status}`}>
                {words(`status.${status}`)}
              </option>
            ))}
          </optgroup>
          <optgroup label={t('column.shipping')}>
            {shippingStatuses.map((status) => (
              <option key={status} value={`shipping:${status}`}>
                {words(`shipping.${status}`)}
              </option>
            ))}
          </optgroup>
          <optgroup label={t('column.assignee')}>
            {assignees.map(({ id, name }) => (
              <option key={id} value={`assignee:${id}`}>
                {name}
              </option>
            ))}
            <option value="assignee:">{t('bulk.nobody')}</option>
          </optgroup>
        </Select>
      </div>
      <div className="xl:flex-1">
        <Field
          label={t('bulk.reason')}
          id="bulk-reason"
          name="reason"
          maxLength={500}
          dir="auto"
          defaultValue={values?.reason ?? ''}
        />
      </div>
      <p className="hidden text-sm peer-has-[[value$=cancelled]:checked]:block xl:basis-full">{t('bulk.money')}</p>
    </>
  )
}
