import { useText } from '../../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageTitle } from './page-title.tsx'
import { Wrap } from './wrap.tsx'

export function NotFound() {
  const t = useText('common')
  return (
    <Wrap className="py-10 md:py-24">
      <PageTitle>{t('not-found.title')}</PageTitle>
      <div className="grid max-w-prose justify-items-start gap-4">
        <h1 className="text-3xl">{t('not-found.title')}</h1>
        <p className="text-lg text-muted">{t('not-found.text')}</p>
        <ButtonLink to="/">{t('not-found.home')}</ButtonLink>
      </div>
    </Wrap>
  )
}
