import type { FormFields } from '@ticarum/contract/forms/nested'
import { paymentKinds } from '@ticarum/contract/values/trade'
import { Field } from '../../../components/ui/field.tsx'
import { Select } from '../../../components/ui/select.tsx'
import { TextArea } from '../../../components/ui/text-area.tsx'
import { useText } from '../../../texts.ts'
import { TradeRows } from './rows.tsx'

/** Ways to pay, in the order in which buyers see them. */
export function WayRows({ values, errorOf }: { values: FormFields; errorOf(field: string): string | undefined }) {
  const t = useText('trade-settings')
  return (
    <TradeRows name="waysToPay" legend={t('ways')} add={t('ways.add')} values={values}>
      {(row) => {
        const name = (field: string) => `waysToPay.${row}.${field}`
        const text = (field: string) => ({
          name: name(field),
          defaultValue: values[name(field)],
          error: errorOf(name(field)),
        })
        return (
          <>
            <input type="hidden" name={name('id')} value={values[name('id')] ?? ''} />
            <Select label={t('kind')} {...text('kind')}>
              <option value="">{t('kind.none')}</option>
              {paymentKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`kind.${kind}`)}
                </option>
              ))}
            </Select>
            <Field label={t('way-title')} {...text('title')} maxLength={100} dir="auto" />
            <div className="sm:col-span-2">
              <TextArea label={t('details')} {...text('details')} rows={4} dir="auto">
                <p className="text-sm text-muted">{t('details.hint')}</p>
              </TextArea>
            </div>
            <Field label={t('validFrom')} {...text('validFrom')} type="date" />
            <Field label={t('validTo')} {...text('validTo')} type="date" />
          </>
        )
      }}
    </TradeRows>
  )
}
