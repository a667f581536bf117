import { languages } from '@ticarum/contract/values/languages'
import { categories } from '@ticarum/contract/values/products'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { Field } from '../../../components/ui/field.tsx'
import { NumberField } from '../../../components/ui/number-field.tsx'
import { Select } from '../../../components/ui/select.tsx'
import { TextArea } from '../../../components/ui/text-area.tsx'
import { languageNames } from '../../../context/language.ts'
import { useText } from '../../../texts.ts'
import type { FormPart } from './form-parts.ts'
import { PlaceFields, type Places } from './place-fields.tsx'

interface MainPartProps extends FormPart {
  /** for new products; existing ones have a text field for their origin */
  places: Places | undefined
  onLanguage(language: string): void
}

/** The required fields of every product. */
export function MainPart({ values, errorOf, places, onLanguage }: MainPartProps) {
  const t = useText('product-form')
  return (
    <>
      <section aria-labelledby="details" className="grid gap-5 sm:grid-cols-2 sm:*:[.whole]:col-span-2">
        <h2 id="details" className="whole text-xl">
          {t('details')}
        </h2>
        <div className="whole">
          <Field
            label={t('name')}
            name="name"
            dir="auto"
            autoComplete="off"
            defaultValue={values.name}
            error={errorOf('name')}
          />
        </div>
        <Select label={t('category')} name="category" defaultValue={values.category} error={errorOf('category')}>
          <option value="">{t('category.choose')}</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {t(`category.${category}`)}
            </option>
          ))}
        </Select>
        <NumberField
          kind="count"
          label={t('stock')}
          name="stock"
          defaultValue={values.stock}
          error={errorOf('stock')}
        />
        {places ? (
          <PlaceFields key={values.country} places={places} values={values} errorOf={errorOf} />
        ) : (
          <Field label={t('origin')} name="origin" defaultValue={values.origin} error={errorOf('origin')} />
        )}
        <Checkbox
          label={t('made-to-order')}
          hint={t('made-to-order.hint')}
          name="madeToOrder"
          defaultChecked={values.madeToOrder !== undefined}
        />
        <div className="whole">
          <TextArea
            label={t('description')}
            name="description"
            dir="auto"
            defaultValue={values.description}
            error={errorOf('description')}
          />
        </div>
        <Select
          label={t('language')}
          name="language"
          defaultValue={values.language}
          error={errorOf('language')}
          onChange={({ target }) => onLanguage(target.value)}
        >
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageNames[language]}
            </option>
          ))}
        </Select>
      </section>
      <section aria-labelledby="price-title" className="grid gap-5 sm:grid-cols-2">
        <h2 id="price-title" className="text-xl sm:col-span-2">
          {t('price.title')}
        </h2>
        <NumberField
          kind="dollars"
          label={t('price')}
          name="price"
          defaultValue={values.price}
          error={errorOf('price')}
        />
        <NumberField
          kind="count"
          label={t('minimum')}
          name="minimum"
          min={1}
          defaultValue={values.minimum}
          error={errorOf('minimum')}
        />
      </section>
    </>
  )
}
