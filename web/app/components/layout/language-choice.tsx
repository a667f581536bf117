import { use } from 'react'
import { languageNames } from '../../context/language.ts'
import { useThisPage } from '../../context/this-page.ts'
import { LanguageContext } from '../../texts.ts'
import { Icon } from '../icons/icon.tsx'

/** Sends a form and loads the page anew: the language never changes under a loaded page. */
export function LanguageChoice({ className, button }: { className: string; button: string }) {
  const current = use(LanguageContext)
  const back = useThisPage()
  return (
    <form method="post" action="/language" className={className}>
      <input type="hidden" name="back" value={back} />
      {Object.entries(languageNames).map(([language, name]) => (
        <button
          key={language}
          type="submit"
          name="language"
          value={language}
          lang={language}
          aria-current={language === current || undefined}
          className={button}
        >
          {name}
          {language === current ? <Icon name="check" small /> : null}
        </button>
      ))}
    </form>
  )
}
