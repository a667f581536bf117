import { directionOf } from '@ticarum/contract/values/languages'
import { useEffect } from 'react'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageTitle } from '../components/layout/page-title.tsx'
import { Wrap } from '../components/layout/wrap.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { Dialog } from '../components/ui/dialog.tsx'
import { visitContext } from '../context/contexts.ts'
import { Samples } from '../features/components/samples.tsx'
import { LanguageContext, useText } from '../texts.ts'

const PATH = '/dev/components'
const looks = [
  { language: 'en', theme: 'light' },
  { language: 'en', theme: 'dark' },
  { language: 'ar', theme: 'light' },
  { language: 'ar', theme: 'dark' },
] as const

/** For developers only; absent in production, where cookies are secure. */
export function loader({ url, context }: LoaderFunctionArgs) {
  if (context.get(visitContext).secure) throw data(null, { status: 404 })
  return { dialog: url.searchParams.has('dialog') }
}

export default function Components() {
  const t = useText('components')
  const { dialog } = useLoaderData<typeof loader>()
  // The samples' error summaries have taken the focus and scrolled the page.
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <Wrap className="grid gap-8 pt-6 pb-16 md:pt-10">
      <PageTitle>{t('title')}</PageTitle>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h1 className="text-3xl">{t('title')}</h1>
          <p className="text-muted">{t('lead')}</p>
        </div>
        <ButtonLink to={`${PATH}?dialog`} variant="line" preventScrollReset>
          {t('dialog.open')}
        </ButtonLink>
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        {looks.map(({ language, theme }) => (
          <div
            key={language + theme}
            lang={language}
            dir={directionOf[language]}
            data-theme={theme}
            className="min-w-0 rounded-card border border-line bg-bg p-4 font-body text-text sm:p-6"
          >
            <LanguageContext value={language}>
              <Samples id={`${language}-${theme}`} />
            </LanguageContext>
          </div>
        ))}
      </div>
      {dialog ? (
        <Dialog
          title={t('dialog.title')}
          back={PATH}
          foot={
            <ButtonLink to={PATH} variant="line" preventScrollReset>
              {t('dialog.cancel')}
            </ButtonLink>
          }
        >
          <p className="text-muted">{t('dialog.text')}</p>
        </Dialog>
      ) : null}
    </Wrap>
  )
}
