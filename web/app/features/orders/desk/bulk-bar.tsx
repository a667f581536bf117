import type { FormFields } from '@ticarum/contract/forms/nested'
import { orderStatuses, shippingStatuses } from '@ticarum/contract/values/orders'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { Field } from '../../../components/ui/field.tsx'
import { Select } from '../../../components/ui/select.tsx'
import { useText } from '../../../texts.ts'
import { BULK_FORM } from './paths.ts'

const barGrid = 'grid gap-3 rounded-card bg-sand p-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] md:items-end'

interface BulkBarProps {
  action: string
  formKey: string
  ticked: number
  values: FormFields | undefined
}

/** Changes all ticked orders at once; with scripts it appears with the first tick. */
export function BulkBar({ action, formKey, ticked, values }: BulkBarProps) {
  const t = useText('desk-orders')
  const words = useText('order-terms')
  const busy = useNavigation().formData?.get('intent') === 'bulk'
  return (
    <Form
      id={BULK_FORM}
      method="post"
      action={action}
      noValidate
      className={`${barGrid} ${ticked > 0 || values ? '' : 'scripted:hidden'}`}
    >
      <p role="status" className="font-semibold md:col-span-3">
        <span className="hidden scripted:inline">{t('ticked', { count: ticked })}</span>
        <span className="scripted:hidden">{t('tick')}</span>
      </p>
      <input type="hidden" name="key" value={formKey} />
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
      </Select>
      <Field
        label={t('bulk.reason')}
        id="bulk-reason"
        name="reason"
        maxLength={500}
        dir="auto"
        defaultValue={values?.reason ?? ''}
      />
      <Button name="intent" value="bulk" busy={busy}>
        {t(busy ? 'bulk.busy' : 'bulk.submit')}
      </Button>
    </Form>
  )
}
