import type { Content } from '@ticarum/contract/procedures/content'
import type { Language } from '@ticarum/contract/values/languages'
import { renderStill } from '../../components/static/prerender.server.tsx'
import { HeroWords } from '../home/hero.server.tsx'
import { AboutWords } from '../pages/about-section.server.tsx'
import { ContactFactsSection } from '../pages/contact-facts.server.tsx'

/** Renders the typed content with the components of the public pages. */
export const previewOf = (content: Content, language: Language): string =>
  renderStill(<Preview content={content} />, language)

function Preview({ content }: { content: Content }) {
  if (content.section === 'hero') return <HeroWords hero={content} Title="h3" />
  if (content.section === 'about') return <AboutWords about={content} />
  return <ContactFactsSection contact={content} />
}
