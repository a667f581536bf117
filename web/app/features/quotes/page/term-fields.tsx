import type { FormFields } from '@ticarum/contract/forms/nested'
import { incoterms } from '@ticarum/contract/values/products'
import { Field } from '../../../components/ui/field.tsx'
import { NumberField } from '../../../components/ui/number-field.tsx'
import { Select } from '../../../components/ui/select.tsx'
import { TextArea } from '../../../components/ui/text-area.tsx'
import { useText } from '../../../texts.ts'
import { ChoiceFields } from '../../deals/choices.tsx'
import type { Answering } from './typed-answer.ts'

interface TermFieldsProps {
  answering: Answering
  values: FormFields
  ports: { code: string; name: string }[]
  errorOf(field: string): string | undefined
}

/** What an answer says of the whole quote. */
export function TermFields({ answering, values, ports, errorOf }: TermFieldsProps) {
  const t = useText('answer-quote')
  const quotes = useText('quotes')
  const ordering = useText('place-order')
  const settings = useText('company-settings')
  const named = (name: string) => ({ name, defaultValue: values[name], error: errorOf(name) })
  return (
    <section aria-labelledby="all-lines" className="grid gap-4">
      <h2 id="all-lines" className="text-xl">
        {t(`for-all.${answering}`)}
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        {answering === 'offer' ? (
          <Field label={quotes('term.validUntil')} type="date" {...named('validUntil')} />
        ) : null}
        <NumberField kind="count" label={t('lead-days')} maxLength={4} {...named('leadDays')} />
        <Select label={quotes('term.basis')} {...named('incoterm')}>
          {incoterms.map((incoterm) => (
            <option key={incoterm} value={incoterm}>
              {settings(`incoterm.${incoterm}`)}
            </option>
          ))}
        </Select>
        <Field label={t('place')} dir="auto" maxLength={60} {...named('place')} />
        <NumberField kind="count" label={t('deposit-percent')} maxLength={4} {...named('depositPercent')}>
          <p className="text-sm text-muted">{t(`deposit.${answering}`)}</p>
        </NumberField>
        {answering === 'counter' ? (
          <>
            <Field label={quotes('term.wantedOn')} type="date" {...named('wantedOn')} />
            <Select label={quotes('term.port')} {...named('port')}>
              <option value="">{t('port.unsaid')}</option>
              {ports.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </>
        ) : null}
        <ChoiceFields values={values} errorOf={errorOf} />
      </div>
      <TextArea
        label={ordering('optional', { label: ordering('notes') })}
        rows={2}
        maxLength={1000}
        dir="auto"
        {...named('notes')}
      />
    </section>
  )
}
