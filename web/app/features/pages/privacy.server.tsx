import type { ShownContent } from '@ticarum/contract/procedures/content'
import type { LoaderFunctionArgs } from 'react-router'
import { Wrap } from '../../components/layout/wrap.tsx'
import { finishPage, pageTexts, usePageText } from '../../components/static/prerender.server.tsx'
import { apiContext } from '../../context/contexts.ts'
import { languageOf } from '../../context/language.ts'
import { LegalSections } from './legal-sections.server.tsx'
import { PageTop } from './page-top.server.tsx'

const sections = [
  'collected',
  'use',
  'sharing',
  'security',
  'rights',
  'cookies',
  'transfers',
  'children',
  'changes',
] as const

export async function privacy(args: LoaderFunctionArgs) {
  const { contact } = await args.context.get(apiContext).content.get({ language: languageOf(args.request) })
  const t = await pageTexts(args, 'page-privacy')
  return finishPage(args, {
    path: '/privacy-policy',
    title: t('title'),
    description: t('description'),
    page: <Privacy contact={contact} />,
  })
}

function Privacy({ contact: { email, address } }: { contact: ShownContent['contact'] }) {
  const t = usePageText('page-privacy')
  const texts = sections.map((section) => ({ title: t(section), text: t(`${section}.text`) }))
  return (
    <Wrap className="grid gap-10 pt-8 pb-16 md:pt-10 md:pb-24">
      <PageTop title={t('title')} lead={t('updated')} />
      <LegalSections sections={[...texts, { title: t('contact'), text: t('contact.text', { email, address }) }]} />
    </Wrap>
  )
}
