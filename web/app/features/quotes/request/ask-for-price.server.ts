import type { Language } from '@ticarum/contract/values/languages'
import { loadTexts, type Text } from '../../../texts.ts'
import type { AskLink } from '../../whatsapp/ask-on-whatsapp.server.ts'
import { askForProducts } from './paths.ts'

/** 'Ask for a price' on a product's page: a plain link, which visitors follow to sign in and back. */
export async function askForPrice({ id, language }: { id: string; language: Language }): Promise<AskLink> {
  const t = (await loadTexts(language, 'page-ask')) as Text<'page-ask'>
  return { label: t('price'), link: { href: askForProducts([id]), rel: 'nofollow', className: 'button button-line' } }
}
