import type { FormFields } from '@ticarum/contract/forms/nested'
import type { TradeSettings } from '@ticarum/contract/procedures/trade-settings'
import { directionOf, languages } from '@ticarum/contract/values/languages'
import { moneyTopics } from '@ticarum/contract/values/money-terms'
import { TextArea } from '../../../components/ui/text-area.tsx'
import { useText } from '../../../texts.ts'

interface MoneyTermsFieldsProps {
  /** as they are stored */
  terms: TradeSettings['moneyTerms']
  values: FormFields
  errorOf(field: string): string | undefined
}

/** What the company says of the buyers' money, in each language; what is not said yet is marked. */
export function MoneyTermsFields({ terms, values, errorOf }: MoneyTermsFieldsProps) {
  const t = useText('trade-settings')
  return moneyTopics.map((topic) => (
    <fieldset key={topic} className="grid min-w-0 gap-4 sm:grid-cols-2">
      <legend className="mb-1.5 font-title text-lg font-bold">{t(`moneyTerms.${topic}`)}</legend>
      <p className="text-sm text-muted sm:col-span-2">{t(`moneyTerms.${topic}.hint`)}</p>
      {terms[topic].en === '' ? (
        <p id={`unsaid-${topic}`} className="rounded-control bg-sand px-4 py-3 text-sm font-semibold sm:col-span-2">
          {t('moneyTerms.unsaid')}
        </p>
      ) : null}
      {languages.map((language) => {
        const name = `moneyTerms.${topic}.${language}`
        return (
          <TextArea
            key={language}
            label={t(`language.${language}`)}
            name={name}
            defaultValue={values[name]}
            error={errorOf(name)}
            rows={3}
            maxLength={600}
            lang={language}
            dir={directionOf[language]}
          />
        )
      })}
    </fieldset>
  ))
}
