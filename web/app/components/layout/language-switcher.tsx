import type { Language } from '@ticarum/contract/values/languages'
import { use } from 'react'
import { useLocation } from 'react-router'
import { LanguageContext, useText } from '../../texts.ts'
import { languageNames } from '../../visit/language.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { HiddenText } from '../ui/hidden-text.tsx'
import { Icon } from '../ui/icon.tsx'

const short: Record<Language, string> = { en: 'EN', so: 'SO', tr: 'TR', ar: 'ع' }

/** The way back to this page, without a language that the address itself asks for. */
function useThisPage(): string {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.delete('lang')
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/** Sends a form and gets a new page: a language is never changed under a page that is already there. */
export function LanguageSwitcher() {
  const t = useText('common')
  const current = use(LanguageContext)
  const back = useThisPage()
  return (
    <Disclosure
      label={
        <>
          <Icon name="languages" />
          <HiddenText>{t('language')}</HiddenText>
          <span className="hidden sm:inline">{languageNames[current]}</span>
          <span className="sm:hidden" aria-hidden="true">
            {short[current]}
          </span>
        </>
      }
    >
      <form method="post" action="/language" className="grid">
        <input type="hidden" name="back" value={back} />
        {Object.entries(languageNames).map(([language, name]) => (
          <button
            key={language}
            type="submit"
            name="language"
            value={language}
            lang={language}
            aria-current={language === current || undefined}
            className="flex min-h-12 items-center justify-between gap-6 rounded-control px-3 text-start hover:bg-sand aria-[current]:font-semibold"
          >
            {name}
            {language === current ? <Icon name="check" small /> : null}
          </button>
        ))}
      </form>
    </Disclosure>
  )
}
