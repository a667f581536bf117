import type { Country } from '@ticarum/contract/values/countries'
import { use, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Select } from '../../../components/ui/select.tsx'
import { LanguageContext, useText } from '../../../texts.ts'
import type { FormPart } from './form-parts.ts'

export interface Places {
  countries: Pick<Country, 'code' | 'name'>[]
  /** cities of the form's country */
  cities: City[]
}

/** `city` is stored, `name` is shown */
export interface City {
  city: string
  name: string
}

/** Country and city of origin. Choosing a country loads its cities; without scripts a button does that. */
export function PlaceFields({ places, values, errorOf }: Pick<FormPart, 'values' | 'errorOf'> & { places: Places }) {
  const t = useText('product-form')
  const language = use(LanguageContext)
  const [cities, setCities] = useState(places.cities)
  async function chooseCountry(code: string) {
    setCities([])
    const [{ countryOf }, { citiesIn }] = await Promise.all([
      import('@ticarum/contract/values/countries'),
      import('@ticarum/contract/values/place-names'),
    ])
    setCities(citiesIn(language, countryOf(code)?.cities ?? []))
  }
  return (
    <>
      <div className="grid content-start gap-2">
        <Select
          label={t('country')}
          name="country"
          defaultValue={values.country}
          error={errorOf('country')}
          onChange={({ target }) => {
            void chooseCountry(target.value)
          }}
        >
          <option value="">{t('country.choose')}</option>
          {places.countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <Button name="intent" value="country" variant="quiet" small className="justify-self-start scripted:hidden">
          {t('country.cities')}
        </Button>
      </div>
      <Select
        key={cities.map(({ city }) => city).join()}
        label={t('city')}
        name="city"
        defaultValue={cities === places.cities ? values.city : ''}
        error={errorOf('city')}
      >
        <option value="">{t('city.choose')}</option>
        {cities.map(({ city, name }) => (
          <option key={city} value={city}>
            {name}
          </option>
        ))}
      </Select>
    </>
  )
}
