import { useEffect, useRef } from 'react'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { forgetDraft } from '../../forms/drafts.ts'
import { useText } from '../../texts.ts'
import { DRAFT } from './application-form.tsx'

export function ThankYou() {
  const t = useText('supplier-application')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    forgetDraft(DRAFT)
    heading.current?.focus()
  }, [])
  return (
    <Wrap className="grid justify-items-start gap-5 pt-12 pb-24 lg:pt-20">
      <PageTitle>{t('thanks.title')}</PageTitle>
      <h1 ref={heading} tabIndex={-1} className="text-3xl">
        {t('thanks.title')}
      </h1>
      <p className="max-w-prose text-lg">{t('thanks.text')}</p>
      <ButtonLink to="/">{t('thanks.home')}</ButtonLink>
    </Wrap>
  )
}
