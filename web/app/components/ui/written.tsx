import { directionOf, type Language } from '@ticarum/contract/values/languages'

/** A text that may be in another language than the page. */
export function Written({ language, children }: { language: Language; children: string }) {
  return (
    <bdi lang={language} dir={directionOf[language]}>
      {children}
    </bdi>
  )
}
