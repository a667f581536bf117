import { languages } from '@ticarum/contract/values/languages'
import { Field } from '../../../components/ui/field.tsx'
import { TextArea } from '../../../components/ui/text-area.tsx'
import { languageNames } from '../../../context/language.ts'
import { useText } from '../../../texts.ts'
import type { FormPart } from './form-parts.ts'
import { Group } from './group.tsx'
import { rowCount } from './redraw.ts'
import { Rows } from './rows.tsx'

const count = { type: 'number', min: 1, step: 1, inputMode: 'numeric', dir: 'ltr' } as const

export function PackingPart({ values, problemOf, isWrong }: FormPart) {
  const t = useText('product-form')
  return (
    <Group
      title={t('group.packing')}
      hint={t('group.packing.hint')}
      open={isWrong('articleCode', 'weightGrams', 'volumeCm3', 'customsCode')}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={t('article-code')}
          name="articleCode"
          dir="ltr"
          defaultValue={values.articleCode}
          problem={problemOf('articleCode')}
        />
        <Field
          label={t('customs-code')}
          name="customsCode"
          dir="ltr"
          inputMode="decimal"
          defaultValue={values.customsCode}
          problem={problemOf('customsCode')}
        />
        <Field
          {...count}
          label={t('weight')}
          name="weightGrams"
          defaultValue={values.weightGrams}
          problem={problemOf('weightGrams')}
        />
        <Field
          {...count}
          label={t('volume')}
          name="volumeCm3"
          defaultValue={values.volumeCm3}
          problem={problemOf('volumeCm3')}
        />
      </div>
    </Group>
  )
}

export function OptionsPart({ values, problemOf, isWrong }: FormPart) {
  const t = useText('product-form')
  return (
    <Group title={t('group.options')} hint={t('group.options.hint')} open={isWrong('options')}>
      <Rows name="options" legend={t('options')} add={t('options.add')} count={rowCount(values, 'options')} max={2}>
        {(row) => (
          <>
            <Field
              label={t('options.name')}
              name={`options.${row}.name`}
              defaultValue={values[`options.${row}.name`]}
              problem={problemOf(`options.${row}.name`)}
            />
            <Field
              label={t('options.values')}
              name={`options.${row}.values`}
              defaultValue={values[`options.${row}.values`]}
              problem={problemOf(`options.${row}.values`)}
            />
          </>
        )}
      </Rows>
    </Group>
  )
}

export function FactsPart({ values, problemOf, isWrong }: FormPart) {
  const t = useText('product-form')
  return (
    <Group title={t('group.facts')} hint={t('group.facts.hint')} open={isWrong('facts')}>
      <Rows name="facts" legend={t('facts')} add={t('facts.add')} count={rowCount(values, 'facts')} max={12}>
        {(row) => (
          <>
            <Field
              label={t('facts.name')}
              name={`facts.${row}.name`}
              defaultValue={values[`facts.${row}.name`]}
              problem={problemOf(`facts.${row}.name`)}
            />
            <Field
              label={t('facts.value')}
              name={`facts.${row}.value`}
              defaultValue={values[`facts.${row}.value`]}
              problem={problemOf(`facts.${row}.value`)}
            />
          </>
        )}
      </Rows>
    </Group>
  )
}

/** Name and description once more; what is left empty is translated by the company. */
export function LanguagesPart({
  values,
  problemOf,
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
                problem={problemOf(name)}
              />
              <TextArea
                label={t('translation.description', { language: languageNames[language] })}
                name={description}
                lang={language}
                dir="auto"
                defaultValue={values[description]}
                problem={problemOf(description)}
              />
            </fieldset>
          )
        })}
    </Group>
  )
}
