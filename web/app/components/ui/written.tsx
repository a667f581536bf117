import { directionOf, type Language } from '@ticarum/contract/values/languages'

/** A text in the language that it was written in, which may not be the page's. */
export function Written({ language, children }: { language: Language; children: string }) {
  return (
    <bdi lang={language} dir={directionOf[language]}>
      {children}
    </bdi>
  )
}
