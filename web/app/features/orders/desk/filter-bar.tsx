import { Form } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { Field } from '../../../components/ui/field.tsx'
import { useText } from '../../../texts.ts'
import type { OrderFilters } from '../paths.ts'
import { DESK_ORDERS_PATH } from './paths.ts'

export function FilterBar({ filters: { status, q, mine, waits } }: { filters: OrderFilters }) {
  const t = useText('desk-orders')
  return (
    <Form role="search" action={DESK_ORDERS_PATH} className="flex flex-wrap items-end gap-x-5 gap-y-2">
      {status ? <input type="hidden" name="status" value={status} /> : null}
      {waits && waits !== 'follow_up' ? <input type="hidden" name="waits" value={waits} /> : null}
      <div className="min-w-0 flex-1 basis-full sm:basis-64">
        <Field label={t('search')} name="q" type="search" maxLength={100} defaultValue={q} />
      </div>
      <Checkbox label={t('mine')} name="mine" value="" defaultChecked={mine} />
      <Checkbox label={t('due')} name="waits" value="follow_up" defaultChecked={waits === 'follow_up'} />
      <Button variant="line">{t('search.submit')}</Button>
    </Form>
  )
}
