import type { FormFields } from '@ticarum/contract/forms/nested'
import type { RememberedAddress } from '@ticarum/contract/procedures/addresses'
import type { SaidTerms } from '@ticarum/contract/values/money-terms'
import { type Port, portOfCity } from '@ticarum/contract/values/ports'
import { useState } from 'react'
import { Field } from '../../../components/ui/field.tsx'
import { Select } from '../../../components/ui/select.tsx'
import { TextArea } from '../../../components/ui/text-area.tsx'
import { useText } from '../../../texts.ts'
import { anotherAddress, fieldsOfAddress } from './remembered.ts'
import { RememberedAddresses } from './remembered-addresses.tsx'

export interface Destinations {
  addresses: RememberedAddress[]
  ports: Port[]
  depositPercent: number
  moneyTerms: SaidTerms
  /** names, the most likely first */
  /** `name` is stored */
  countries: { name: string; shown: string }[]
}

interface DeliveryFieldsProps extends Pick<Destinations, 'addresses' | 'ports' | 'countries'> {
  values: FormFields
  /** id of the address that was just removed */
  forgot: string | undefined
  errorOf(field: string): string | undefined
}

/** Delivery fields of an order. Choosing a remembered address fills them in; without scripts a button does that. */
export function DeliveryFields({ addresses, ports, countries, values, forgot, errorOf }: DeliveryFieldsProps) {
  const t = useText('place-order')
  const [current, setCurrent] = useState({ values, version: 0 })
  const [place, setPlace] = useState({ city: values['address.city'] ?? '', country: values['address.country'] ?? '' })
  const optional = (label: string) => t('optional', { label })
  const byCity = place.city.trim() === '' ? undefined : portOfCity(ports, place)

  function choose(address: RememberedAddress | undefined) {
    const next: FormFields = { ...current.values, ...(address ? fieldsOfAddress(address, ports) : anotherAddress) }
    setCurrent({ values: next, version: current.version + 1 })
    setPlace({ city: next['address.city'] ?? '', country: next['address.country'] ?? '' })
  }

  const text = (name: string) => ({ name, defaultValue: current.values[name], error: errorOf(name) })
  return (
    <div className="grid content-start gap-5">
      <h3 className="text-lg">{t('address')}</h3>
      <RememberedAddresses
        addresses={addresses}
        chosen={current.values.addressId ?? ''}
        forgot={forgot}
        onChoose={choose}
      />
      <div key={current.version} className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Field
            label={t('street')}
            {...text('address.street')}
            dir="auto"
            autoComplete="street-address"
            maxLength={200}
          />
        </div>
        <Field
          label={t('city')}
          {...text('address.city')}
          dir="auto"
          autoComplete="address-level2"
          maxLength={100}
          onChange={({ target }) => setPlace({ ...place, city: target.value })}
        />
        <Field
          label={optional(t('state'))}
          {...text('address.state')}
          dir="auto"
          autoComplete="address-level1"
          maxLength={100}
        />
        <Select
          label={t('country')}
          {...text('address.country')}
          autoComplete="country-name"
          onChange={({ target }) => setPlace({ ...place, country: target.value })}
        >
          {countries.map(({ name, shown }) => (
            <option key={name} value={name}>
              {shown}
            </option>
          ))}
        </Select>
        <Field
          label={optional(t('postal-code'))}
          {...text('address.postalCode')}
          dir="ltr"
          autoComplete="postal-code"
          maxLength={20}
        />
        <div className="sm:col-span-2">
          <Field
            label={optional(t('phone'))}
            {...text('phone')}
            type="tel"
            dir="ltr"
            autoComplete="tel"
            maxLength={30}
            placeholder="+252 61 234 5678"
          />
        </div>
        <div className="sm:col-span-2">
          <Select label={t('port')} {...text('port')}>
            <option value="">{byCity ? t('port.by-city', { port: byCity.name }) : t('port.unsaid')}</option>
            {ports.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <TextArea
        label={optional(t('notes'))}
        name="notes"
        defaultValue={values.notes}
        error={errorOf('notes')}
        rows={3}
        maxLength={1000}
        dir="auto"
      />
    </div>
  )
}
