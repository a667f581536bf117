import type { Listing } from '@ticarum/contract/procedures/listings'
import type { Language } from '@ticarum/contract/values/languages'
import { isAvailable } from '@ticarum/contract/values/offer'
import { sampleTerms } from '@ticarum/contract/values/samples'
import { isolated } from '../../../isolated.ts'
import { formatPrice } from '../../../money.ts'
import { loadTexts, type Text } from '../../../texts.ts'
import type { AskLink } from '../../whatsapp/ask-on-whatsapp.server.ts'
import { sampleOrderPath } from './sample-path.ts'

/** 'Order a sample' on a product's page, with its price; null: there is none, or none is left. */
export async function sampleLink(product: Listing, language: Language): Promise<AskLink | null> {
  const { sampleCents } = product.details
  if (sampleCents === null || !isAvailable({ ...product, ...sampleTerms })) return null
  const t = (await loadTexts(language, 'page-ask')) as Text<'page-ask'>
  return {
    label: t('sample', { price: isolated(formatPrice(sampleCents, language)) }),
    link: { href: sampleOrderPath(product.id), rel: 'nofollow', className: 'button button-line' },
  }
}
