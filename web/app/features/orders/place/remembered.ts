import type { FormFields } from '@ticarum/contract/forms/nested'
import type { RememberedAddress } from '@ticarum/contract/procedures/addresses'
import { type Port, portOfCity } from '@ticarum/contract/values/ports'

/** Most orders go there. */
export const USUAL_COUNTRY = 'Somalia'

/** Empty fields for a new address. */
export const anotherAddress: FormFields = {
  addressId: '',
  'address.street': '',
  'address.city': '',
  'address.state': '',
  'address.postalCode': '',
  port: '',
}

/** A remembered address as form fields. */
export const fieldsOfAddress = (
  { id, street, city, state, postalCode, country, phone, port }: RememberedAddress,
  ports: Port[],
): FormFields => ({
  addressId: id,
  'address.street': street,
  'address.city': city,
  'address.state': state,
  'address.postalCode': postalCode,
  'address.country': country,
  phone,
  // A port that follows from the city is left out, so that it changes with the city; a chosen port stays.
  port: portOfCity(ports, { city, country })?.code === port ? '' : port,
})
