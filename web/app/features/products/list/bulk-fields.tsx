import { NumberField } from '../../../components/ui/number-field.tsx'
import { Select } from '../../../components/ui/select.tsx'
import { useText } from '../../../texts.ts'
import { bulkKinds } from './bulk-change.ts'

/** What is done with the ticked products. */
export function BulkFields({ values }: { values: Partial<Record<string, string>> | undefined }) {
  const t = useText('supplier-products')
  return (
    <>
      <div className="xl:w-64">
        <Select label={t('bulk.kind')} id="bulk-kind" name="kind" defaultValue={values?.kind ?? ''}>
          <option value="">{t('bulk.choose')}</option>
          {bulkKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`bulk.${kind}`)}
            </option>
          ))}
        </Select>
      </div>
      <div className="xl:w-56">
        <NumberField
          label={t('bulk.amount')}
          id="bulk-amount"
          name="amount"
          kind="change"
          maxLength={12}
          defaultValue={values?.amount ?? ''}
        />
      </div>
    </>
  )
}
