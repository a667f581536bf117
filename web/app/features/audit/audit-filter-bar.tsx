import { auditedTables } from '@ticarum/contract/values/audit'
import { Form, Link } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import { Select } from '../../components/ui/select.tsx'
import { useText } from '../../texts.ts'
import { AUDIT_PATH, type AuditFilters } from './paths.ts'
import { tableWords } from './table-words.ts'

/** Person, table and day. */
export function AuditFilterBar({ filters }: { filters: AuditFilters }) {
  const t = useText('audit')
  const filtered = Object.values(filters).some(Boolean)
  return (
    <Form
      role="search"
      action={AUDIT_PATH}
      className="grid max-w-190 items-end gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1.5fr)_minmax(0,1fr)]"
    >
      <Field label={t('by')} name="by" type="email" dir="ltr" maxLength={255} defaultValue={filters.by} />
      <Select label={t('table')} name="table" defaultValue={filters.table}>
        <option value="">{t('table.all')}</option>
        {auditedTables.map((table) => (
          <option key={table} value={table} lang="en">
            {tableWords(table)}
          </option>
        ))}
      </Select>
      <Field label={t('day')} name="day" type="date" defaultValue={filters.day} />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-3">
        <Button variant="line">{t('submit')}</Button>
        {filtered ? (
          <Link to={AUDIT_PATH} className="text-primary underline underline-offset-3">
            {t('reset')}
          </Link>
        ) : null}
      </p>
    </Form>
  )
}
