import { Form, useSubmit } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { Field } from '../../../components/ui/field.tsx'
import { Select } from '../../../components/ui/select.tsx'
import { useText } from '../../../texts.ts'
import { DESK_SUPPLIERS_PATH, type SupplierFilters, supplierStates } from './paths.ts'

export function SupplierFilterBar({ filters: { state, q } }: { filters: SupplierFilters }) {
  const t = useText('suppliers')
  const settings = useText('supplier-settings')
  const companies = useText('companies')
  const submit = useSubmit()
  const named = (each: (typeof supplierStates)[number]) =>
    each === 'all' ? t('filter.all') : each === 'verified' ? companies('verified') : settings(`verification.${each}`)
  return (
    <Form role="search" action={DESK_SUPPLIERS_PATH} className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-64">
        <Field label={t('search')} name="q" type="search" maxLength={100} defaultValue={q} />
      </div>
      <div className="min-w-56">
        <Select
          label={t('filter')}
          name="state"
          defaultValue={state}
          onChange={({ currentTarget }) => void submit(currentTarget.form)}
        >
          {supplierStates.map((each) => (
            <option key={each} value={each}>
              {named(each)}
            </option>
          ))}
        </Select>
      </div>
      <Button variant="line">{t('filter.submit')}</Button>
    </Form>
  )
}
