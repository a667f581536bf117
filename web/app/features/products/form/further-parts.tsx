import { languages } from '@ticarum/contract/values/languages'
import { packingDetails } from '@ticarum/contract/values/product-details'
import { Field } from '../../../components/ui/field.tsx'
import { TextArea } from '../../../components/ui/text-area.tsx'
import { languageNames } from '../../../context/language.ts'
import { useText } from '../../../texts.ts'
import { PackingDetails } from './detail-inputs.tsx'
import { detailField } from './fields-of-product.ts'
import type { FormPart } from './form-parts.ts'
import { Group } from './group.tsx'

export function PackingPart({ values, errorOf, isWrong }: FormPart) {
  const t = useText('product-form')
  return (
    <Group
      title={t('group.packing')}
      hint={t('group.packing.hint')}
      open={isWrong('articleCode', 'customsCode', ...packingDetails.map(({ key }) => detailField(key)))}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={t('article-code')}
          name="articleCode"
          dir="ltr"
          defaultValue={values.articleCode}
          error={errorOf('articleCode')}
        />
        <Field
          label={t('customs-code')}
          name="customsCode"
          dir="ltr"
          inputMode="decimal"
          defaultValue={values.customsCode}
          error={errorOf('customsCode')}
        />
        <PackingDetails values={values} errorOf={errorOf} />
      </div>
    </Group>
  )
}

/** Name and description in the other languages; the company translates what is left empty. */
export function LanguagesPart({
  values,
  errorOf,
  isWrong,
  written,
}: FormPart & { /** the language of name and description above */ written: string }) {
  const t = useText('product-form')
  return (
    <Group title={t('group.languages')} hint={t('group.languages.hint')} open={isWrong('translations')}>
      {languages
        .filter((language) => language !== written)
        .map((language) => {
          const [name, description] = [`translations.${language}.name`, `translations.${language}.description`]
          return (
            <fieldset key={language} className="grid min-w-0 gap-3">
              <legend lang={language} className="mb-1.5 text-base font-semibold">
                {languageNames[language]}
              </legend>
              <Field
                label={t('translation.name', { language: languageNames[language] })}
                name={name}
                lang={language}
                dir="auto"
                defaultValue={values[name]}
                error={errorOf(name)}
              />
              <TextArea
                label={t('translation.description', { language: languageNames[language] })}
                name={description}
                lang={language}
                dir="auto"
                defaultValue={values[description]}
                error={errorOf(description)}
              />
            </fieldset>
          )
        })}
    </Group>
  )
}
