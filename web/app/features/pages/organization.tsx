import type { ShownContent } from '@ticarum/contract/procedures/content'
import { StructuredData } from '../../components/layout/structured-data.tsx'

/** schema.org data about the company, for search engines. */
export function Organization({
  contact: { email, phone, address },
  origin,
}: {
  contact: ShownContent['contact']
  origin: string
}) {
  const postal = { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'TR' }
  const company = {
    '@type': 'Organization',
    name: 'Ticarum',
    url: origin,
    foundingDate: '2025',
    email,
    ...(phone ? { telephone: phone } : {}),
    address: postal,
  }
  return <StructuredData facts={[company]} />
}
