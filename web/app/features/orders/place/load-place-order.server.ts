import type { FormFields } from '@ticarum/contract/forms/nested'
import type { Listing, ListingCard } from '@ticarum/contract/procedures/listings'
import { countries } from '@ticarum/contract/values/countries'
import { fallbackLanguage, type Language } from '@ticarum/contract/values/languages'
import { isAvailable } from '@ticarum/contract/values/offer'
import { placesIn } from '@ticarum/contract/values/place-names'
import { sampleTerms, sample as terms } from '@ticarum/contract/values/samples'
import type { Api } from '@ticarum/server/client'
import { data, type LoaderFunctionArgs } from 'react-router'
import { apiContext } from '../../../context/contexts.ts'
import { languageOf } from '../../../context/language.ts'
import { currentUser } from '../../../context/session-guard.server.ts'
import { newFormKey } from '../../../forms/form-key.ts'
import { withPlaces } from '../../listings/viewer.server.ts'
import type { Destinations } from './delivery-fields.tsx'
import { partFields } from './parts.ts'
import { fieldsOfAddress, USUAL_COUNTRY } from './remembered.ts'

/** The usual country first, the rest by name in the reader's alphabet. */
function countriesIn(language: Language): Destinations['countries'] {
  const named = countries.map(({ name }) => ({ name, shown: placesIn(language, name) }))
  const isUsual = ({ name }: { name: string }) => Number(name === USUAL_COUNTRY)
  return named.sort((one, other) => isUsual(other) - isUsual(one) || one.shown.localeCompare(other.shown, language))
}

/** What the delivery fields need: ports, settings and, for customers, remembered addresses. */
export async function destinationsOf(
  { tradeSettings, addresses }: Pick<Api, 'tradeSettings' | 'addresses'>,
  customer: boolean,
  language: Language = fallbackLanguage,
): Promise<Destinations> {
  const [terms, known] = await Promise.all([
    tradeSettings.ports({ language }),
    customer ? addresses.list({}) : { addresses: [] },
  ])
  return { ...terms, addresses: known.addresses, countries: countriesIn(language) }
}

/** Initial delivery values: the address that was used last. */
export const usualAddress = ({ addresses: [last], ports }: Destinations): FormFields =>
  last ? fieldsOfAddress(last, ports) : { 'address.country': USUAL_COUNTRY }

/**
 * Loads the order dialog: the current product, or its sample (?sample), and the initial values. The URL may carry
 * quantities, but nothing personal.
 */
export async function loadPlaceOrder({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const user = await currentUser(context)
  const customer = user?.role === 'customer'
  const language = languageOf(request)
  const [listed, destinations] = await Promise.all([
    api.listings.get({ id, language }),
    destinationsOf(api, customer, language),
  ])
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const sampled = query.sample === undefined ? null : asSample(listed)
  const sample = sampled !== null
  const product = withPlaces(language, sampled ?? listed)
  const values: FormFields = {
    quantity: (sample ? undefined : query.quantity) ?? String(product.minimum),
    ...partFields(query),
    ...usualAddress(destinations),
  }
  const instead = isAvailable(product) ? null : await alike(api, id, language)
  return data(
    {
      product,
      instead,
      sample,
      destinations: sample ? { ...destinations, depositPercent: terms.depositPercent } : destinations,
      values,
      visitor: user === null,
      /** for a quote of more than can be ordered */
      mayAsk: !sample && (user === null || customer),
      emailToConfirm: customer ? user.emailToConfirm : null,
      key: newFormKey(),
    },
    { headers: { 'cache-control': 'private, no-cache' } },
  )
}

/** A product on the terms of its sample; null: none is offered. */
export function asSample(product: Listing): Listing | null {
  const { sampleCents } = product.details
  return sampleCents === null ? null : { ...product, ...sampleTerms, priceCents: sampleCents, pieceCents: null }
}

const ALIKE = 4

/** Similar products that can be ordered; none if they can't be read. */
async function alike({ listings }: Pick<Api, 'listings'>, id: string, language: Language): Promise<ListingCard[]> {
  const found = await listings.similar.try({ id, language, limit: 3 * ALIKE })
  return found.ok ? found.value.items.filter(({ stockState }) => stockState !== 'sold_out').slice(0, ALIKE) : []
}
