import type { LoaderFunctionArgs } from 'react-router'
import { apiContext, visitContext } from '../../context/contexts.ts'
import { languageOf } from '../../context/language.ts'
import { loadTexts, type Text } from '../../texts.ts'

/** A plain link. Its look, words and message come as data: scripts of public pages have no room for them. */
export interface AskLink {
  label: string
  link: { href: string; target?: '_blank'; rel: string; className: string }
}

/** What somebody asks about: its name as the page shows it and where it stands, or the cart, which only they see. */
type Asked = { name: string; path: string } | { path: string } | 'cart'

const isNamed = (about: Asked) => typeof about === 'object' && 'name' in about

/**
 * Makes links to the company's WhatsApp number, with a message in the reader's language that the reader sends; none
 * while no number is set, or if it can't be read.
 */
export async function askOnWhatsApp({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<(about: Asked) => AskLink | null> {
  const language = languageOf(request)
  const facts = await context.get(apiContext).companyFacts.get.try({})
  const number = facts.ok ? facts.value.whatsapp.replace(/\D/g, '') : ''
  if (!number) return () => null
  const { origin } = context.get(visitContext)
  const t = (await loadTexts(language, 'page-ask')) as Text<'page-ask'>

  const messageOf = (about: Asked): string => {
    if (about === 'cart') return t('cart')
    const address = new URL(about.path, origin)
    address.searchParams.set('lang', language)
    const link = address.href
    return isNamed(about) ? t('about', { name: about.name, link }) : t('products', { link })
  }
  return (about) => ({
    label: t('ask'),
    link: {
      href: `https://wa.me/${number}?text=${encodeURIComponent(messageOf(about))}`,
      target: '_blank',
      rel: 'noopener noreferrer',
      // as wide as the buttons beside it, or alone below a list
      className: isNamed(about) ? 'button button-line' : 'button button-line justify-self-center',
    },
  })
}
