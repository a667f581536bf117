import type { FormFields } from '@ticarum/contract/forms/nested'
import { Field } from '../../../components/ui/field.tsx'
import { useText } from '../../../texts.ts'
import { TradeRows } from './rows.tsx'

/** Ports, and the cities each one serves. */
export function PortRows({ values, errorOf }: { values: FormFields; errorOf(field: string): string | undefined }) {
  const t = useText('trade-settings')
  return (
    <TradeRows name="ports" legend={t('ports')} add={t('ports.add')} values={values}>
      {(row) => {
        const text = (field: string) => ({
          name: `ports.${row}.${field}`,
          defaultValue: values[`ports.${row}.${field}`],
          error: errorOf(`ports.${row}.${field}`),
        })
        return (
          <>
            <Field label={t('port-name')} {...text('name')} maxLength={60} />
            <Field label={t('country')} {...text('country')} maxLength={60} />
            <Field label={t('code')} {...text('code')} maxLength={5} dir="ltr" autoCapitalize="characters" />
            <Field label={t('cities')} {...text('cities')} dir="auto" />
          </>
        )
      }}
    </TradeRows>
  )
}
