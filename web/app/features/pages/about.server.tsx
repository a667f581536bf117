import type { ShownContent, SiteFigures } from '@ticarum/contract/procedures/content'
import type { LoaderFunctionArgs } from 'react-router'
import { Wrap } from '../../components/layout/wrap.tsx'
import { finishPage, pageTexts, usePageText } from '../../components/static/prerender.server.tsx'
import { apiContext, visitContext } from '../../context/contexts.ts'
import { languageOf } from '../../context/language.ts'
import { AboutSection } from './about-section.server.tsx'
import { CoreValues } from './core-values.server.tsx'
import { Ledger } from './ledger.server.tsx'
import { Organization } from './organization.tsx'
import { PageTop } from './page-top.server.tsx'
import { StartButtons } from './start-buttons.server.tsx'

export async function about(args: LoaderFunctionArgs) {
  const { content } = args.context.get(apiContext)
  const [t, texts, figures] = await Promise.all([
    pageTexts(args, 'page-about'),
    content.get({ language: languageOf(args.request) }),
    content.figures({}),
  ])
  const page = <About content={texts} figures={figures} origin={args.context.get(visitContext).origin} />
  return finishPage(args, { path: '/about', title: t('title'), description: t('lead'), page })
}

function About({ content, figures, origin }: { content: ShownContent; figures: SiteFigures; origin: string }) {
  const t = usePageText('page-about')
  return (
    <Wrap className="grid gap-16 pt-8 pb-16 md:pt-10 md:pb-24">
      <Organization contact={content.contact} origin={origin} />
      <PageTop title={t('title')} lead={t('lead')} />
      <Ledger id="who" title={t('who')}>
        <div className="grid max-w-prose gap-4 text-lg">
          <p>{t('who.market')}</p>
          <p>{t('who.place')}</p>
        </div>
      </Ledger>
      <AboutSection about={content.about} figures={figures} />
      <Ledger id="values" title={t('values')}>
        <CoreValues />
      </Ledger>
      <StartButtons />
    </Wrap>
  )
}
