import { incoterms, sellingUnits } from '@ticarum/contract/values/products'
import { Field } from '../../../components/ui/field.tsx'
import { NumberField } from '../../../components/ui/number-field.tsx'
import { Select } from '../../../components/ui/select.tsx'
import { useText } from '../../../texts.ts'
import { detailField } from './fields-of-product.ts'
import type { FormPart } from './form-parts.ts'
import { Group } from './group.tsx'
import { rowCount } from './redraw.ts'
import { Rows } from './rows.tsx'

/** Unit, price basis, sample and tiers. */
export function PricePart({
  values,
  errorOf,
  isWrong,
  open,
}: FormPart & { /** also without an error */ open: boolean }) {
  const t = useText('product-form')
  const sample = detailField('sampleCents')
  return (
    <Group
      title={t('group.price')}
      hint={t('group.price.hint')}
      open={open || isWrong('unit', 'piecesPerUnit', 'basis', 'leadDays', 'tiers', sample)}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Select label={t('unit')} name="unit" defaultValue={values.unit} error={errorOf('unit')}>
          {sellingUnits.map((unit) => (
            <option key={unit} value={unit}>
              {t(`unit.${unit}`)}
            </option>
          ))}
        </Select>
        <NumberField
          kind="count"
          label={t('pieces')}
          name="piecesPerUnit"
          defaultValue={values.piecesPerUnit}
          error={errorOf('piecesPerUnit')}
        />
        <Select
          label={t('basis')}
          name="basis.incoterm"
          defaultValue={values['basis.incoterm']}
          error={errorOf('basis.incoterm')}
        >
          <option value="">{t('basis.default')}</option>
          {incoterms.map((incoterm) => (
            <option key={incoterm} value={incoterm}>
              {incoterm}
            </option>
          ))}
        </Select>
        <Field
          label={t('basis.place')}
          name="basis.place"
          defaultValue={values['basis.place']}
          error={errorOf('basis.place')}
        />
        <NumberField
          kind="count"
          label={t('lead-days')}
          name="leadDays"
          defaultValue={values.leadDays}
          error={errorOf('leadDays')}
        />
        <NumberField
          kind="dollars"
          label={t('sampleCents')}
          name={sample}
          defaultValue={values[sample]}
          error={errorOf(sample)}
        >
          <p className="text-sm text-muted">{t('sampleCents.hint')}</p>
        </NumberField>
      </div>
      <Rows name="tiers" legend={t('tiers')} add={t('tiers.add')} count={rowCount(values, 'tiers')} max={10}>
        {(row) => (
          <>
            <NumberField
              kind="count"
              label={t('tiers.from')}
              name={`tiers.${row}.from`}
              defaultValue={values[`tiers.${row}.from`]}
              error={errorOf(`tiers.${row}.from`)}
            />
            <NumberField
              kind="dollars"
              label={t('tiers.price')}
              name={`tiers.${row}.price`}
              defaultValue={values[`tiers.${row}.price`]}
              error={errorOf(`tiers.${row}.price`)}
            />
          </>
        )}
      </Rows>
    </Group>
  )
}
