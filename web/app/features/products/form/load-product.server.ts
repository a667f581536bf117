import { defaultCountry } from '@ticarum/contract/values/countries'
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { apiContext } from '../../../context/contexts.ts'
import { languageOf } from '../../../context/language.ts'
import { requireRole } from '../../../context/session-guard.server.ts'
import { statusOf } from '../../../context/status-of.server.ts'
import { newFormKey } from '../../../forms/form-key.ts'
import { fieldsOfProduct, lastWritten } from './fields-of-product.ts'
import { citiesOf, countriesIn } from './places.server.ts'

/** An empty form for a supplier's own product. An admin adds a product for the supplier in the URL. */
export async function loadNewProduct({ request, url, context }: LoaderFunctionArgs) {
  const user = await requireRole({ url, context }, 'supplier', 'admin')
  const supplierId = url.searchParams.get('supplier')
  const supplier =
    user.role === 'admin' ? await context.get(apiContext).verifications.get.try({ id: supplierId ?? '' }) : null
  if (supplier && !supplier.ok) throw redirect('/')
  if (user.role === 'supplier' && !user.companyId) throw redirect('/supplier/team')
  const language = languageOf(request)
  return {
    key: newFormKey(),
    supplier: supplier ? { id: supplier.value.supplier.id, name: supplier.value.supplier.name } : null,
    values: { language, country: defaultCountry, unit: 'piece' },
    places: { countries: countriesIn(language), cities: citiesOf(language, defaultCountry) },
  }
}

/** Loads the last written version of a product; ?delete opens the confirmation. */
export async function loadProduct({ url, context, params: { id = '' } }: LoaderFunctionArgs) {
  const { role } = await requireRole({ url, context }, 'supplier', 'admin')
  const answer = await context.get(apiContext).products.get.try({ id })
  const rest = { key: newFormKey(), isAdmin: role === 'admin' }
  if (!answer.ok) {
    if (answer.code === 'NOT_FOUND' || answer.code === 'INPUT_INVALID' || answer.code === 'FORBIDDEN')
      throw data(null, { status: 404 })
    return data({ ...rest, product: null }, { status: statusOf(answer.code) })
  }
  const product = answer.value
  const deleting = url.searchParams.has('delete') && product.may.includes('remove')
  return {
    ...rest,
    product,
    values: fieldsOfProduct(product),
    images: lastWritten(product).images,
    deleting: deleting ? newFormKey() : null,
  }
}
