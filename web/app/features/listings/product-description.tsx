import type { Listing } from '@ticarum/contract/procedures/listings'
import { use } from 'react'
import { Written } from '../../components/ui/written.tsx'
import { languageNames } from '../../context/language.ts'
import { LanguageContext, useText } from '../../texts.ts'

/** The supplier's words, and in which language they are if it is not the reader's. */
export function ProductDescription({
  product: { language, description },
}: {
  product: Pick<Listing, 'language' | 'description'>
}) {
  const t = useText('product')
  const foreign = language !== use(LanguageContext)
  return (
    <>
      <p className="whitespace-pre-line text-muted">
        <Written language={language}>{description}</Written>
      </p>
      {foreign ? <p className="text-sm text-muted">{t('written-in', { language: languageNames[language] })}</p> : null}
    </>
  )
}
