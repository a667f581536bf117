import { languages } from '@ticarum/contract/values/languages'
import { createContext, use } from 'react'
import { useSearchParams } from 'react-router'
import { isLanguage } from '../../context/language.ts'
import { PageTitle } from './page-title.tsx'

/** The site's public origin. */
export const SiteOrigin = createContext('')

/** The site's own preview picture; messengers show those under 300 kB. */
const PICTURE = { path: '/preview.jpg', width: 1200, height: 630 }
type SharedPicture = typeof PICTURE

interface Shared {
  /** the page's path, without a language */
  path: string
  title: string
  description: string
  type?: 'website' | 'product'
  picture?: SharedPicture | undefined
}

/**
 * Metadata of a public page for search engines and link previews; each language has its own URL.
 */
export function PageHead({ path, title, description, type = 'website', picture = PICTURE }: Shared) {
  const origin = use(SiteOrigin)
  const [query] = useSearchParams()
  const asked = query.get('lang')
  const address = (language: string | null) =>
    `${origin}${path}${isLanguage(language) ? `${path.includes('?') ? '&' : '?'}lang=${language}` : ''}`
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <link rel="canonical" href={address(asked)} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(null)} />
      <meta name="description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address(asked)} />
      <meta property="og:image" content={origin + picture.path} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
