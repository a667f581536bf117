import { categories, productStatuses } from '@ticarum/contract/values/products'
import type { ChangeEvent } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { Field } from '../../../components/ui/field.tsx'
import { Select } from '../../../components/ui/select.tsx'
import { useText } from '../../../texts.ts'
import { type ProductFilters, SUPPLIER_PRODUCTS_PATH } from './paths.ts'

/** The specification names these first; the others follow in list order. */
const first = ['food', 'textiles', 'electronics', 'construction'] as const
const inOrder = [...first, ...categories.filter((category) => !first.some((known) => known === category))]

export function FilterForm({ filters }: { filters: ProductFilters }) {
  const t = useText('supplier-products')
  const submit = useSubmit()
  const choose = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => void submit(currentTarget.form)
  return (
    <Form
      role="search"
      action={SUPPLIER_PRODUCTS_PATH}
      className="grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,1fr)_auto_auto_auto]"
    >
      {filters.waits ? <input type="hidden" name="waits" value={filters.waits} /> : null}
      {filters.accepted ? <input type="hidden" name="accepted" value={filters.accepted} /> : null}
      <div className="max-md:col-span-2">
        <Field label={t('search')} name="q" type="search" maxLength={100} defaultValue={filters.q} />
      </div>
      <Select label={t('category')} name="category" defaultValue={filters.category} onChange={choose}>
        <option value="">{t('category.all')}</option>
        {inOrder.map((category) => (
          <option key={category} value={category}>
            {t(`category.${category}`)}
          </option>
        ))}
      </Select>
      <Select label={t('status')} name="status" defaultValue={filters.status} onChange={choose}>
        <option value="">{t('status.all')}</option>
        {productStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`status.${status}`)}
          </option>
        ))}
      </Select>
      <Button variant="line" className="max-md:col-span-2">
        {t('search.submit')}
      </Button>
    </Form>
  )
}
