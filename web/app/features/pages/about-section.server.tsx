import type { ShownContent, SiteFigures } from '@ticarum/contract/procedures/content'
import type { ReactNode } from 'react'
import { usePageText } from '../../components/static/prerender.server.tsx'
import { Manifest } from '../../components/ui/manifest.tsx'
import { languageNames } from '../../context/language.ts'
import { Ledger } from './ledger.server.tsx'
import { Paragraphs } from './paragraphs.server.tsx'

const figureNames = ['products', 'suppliers', 'verified'] as const

/** The company's own text as edited by admins, with facts; shared by home and About. */
export function AboutSection({ about, figures }: { about: ShownContent['about']; figures: SiteFigures }) {
  const t = usePageText('page-company')
  const rows = [
    { label: t('founded'), value: t('founded.value') },
    { label: t('markets'), value: t('markets.value') },
    { label: t('languages'), value: <bdi>{Object.values(languageNames).join(', ')}</bdi> },
    ...figureNames.flatMap((name) =>
      figures[name] === null ? [] : [{ label: t(name), value: t('figure', { count: figures[name] }) }],
    ),
    { label: t('reply'), value: t('reply.value') },
  ]
  return (
    <AboutWords about={about}>
      <Manifest rows={rows} />
    </AboutWords>
  )
}

export function AboutWords({
  about: { title, description },
  children,
}: {
  about: ShownContent['about']
  children?: ReactNode
}) {
  return (
    <Ledger id="about" title={<bdi>{title}</bdi>}>
      <div className="grid max-w-prose gap-4 text-lg">
        <Paragraphs text={description} />
      </div>
      {children}
    </Ledger>
  )
}
