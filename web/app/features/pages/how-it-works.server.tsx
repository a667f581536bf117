import type { LoaderFunctionArgs } from 'react-router'
import { Wrap } from '../../components/layout/wrap.tsx'
import { finishPage, pageTexts, usePageText } from '../../components/static/prerender.server.tsx'
import { PageTop } from './page-top.server.tsx'
import { StartButtons } from './start-buttons.server.tsx'

const steps = ['upload', 'verify', 'order', 'deliver'] as const

export async function howItWorks(args: LoaderFunctionArgs) {
  const t = await pageTexts(args, 'page-how')
  return finishPage(args, { path: '/how-it-works', title: t('title'), description: t('lead'), page: <HowItWorks /> })
}

function HowItWorks() {
  const t = usePageText('page-how')
  return (
    <Wrap className="grid gap-10 pt-8 pb-16 md:pt-10 md:pb-24">
      <PageTop title={t('title')} lead={t('lead')} />
      <ol className="border-t border-rule">
        {steps.map((step, place) => (
          <li
            key={step}
            className="grid gap-x-8 gap-y-2 border-b border-line py-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
          >
            <h2 className="flex gap-3 text-xl">
              <span className="text-muted">{place + 1}</span>
              {t(step)}
            </h2>
            <p className="max-w-prose text-lg">{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <StartButtons />
    </Wrap>
  )
}
