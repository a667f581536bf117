import type { FormFields } from '@ticarum/contract/forms/nested'
import type { RememberedAddress } from '@ticarum/contract/procedures/addresses'
import { type Port, portOfCity } from '@ticarum/contract/values/ports'

/** Where most goods go. */
export const USUAL_COUNTRY = 'Somalia'

/** One that was not used before is typed. */
export const anotherAddress: FormFields = {
  addressId: '',
  'address.street': '',
  'address.city': '',
  'address.state': '',
  'address.postalCode': '',
  port: '',
}

/** An address that was used before, as the fields of a form. */
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
  // Only one that was chosen stays when the city changes.
  port: portOfCity(ports, { city, country })?.code === port ? '' : port,
})
