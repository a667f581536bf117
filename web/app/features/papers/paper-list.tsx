import type { Paper } from '@ticarum/contract/procedures/papers'
import type { ReactNode } from 'react'
import { Icon } from '../../components/icons/icon.tsx'
import { Chip } from '../../components/ui/chip.tsx'
import { useDay } from '../../dates.ts'
import { useText } from '../../texts.ts'
import { paperFilePath } from './paths.ts'

const looks = {
  expiring: { tone: 'waiting', icon: 'clock' },
  expired: { tone: 'ended', icon: 'circle-alert' },
} as const

interface PaperListProps {
  papers: Paper[]
  /** what the reader can do with one */
  children?(paper: Paper): ReactNode
}

/** Papers of a verification, each with its file and how long it holds. */
export function PaperList({ papers, children }: PaperListProps) {
  const t = useText('papers')
  const day = useDay()
  if (papers.length === 0) return <p className="text-muted">{t('none')}</p>
  return (
    <ul className="max-w-190 border-t border-rule">
      {papers.map((paper) => (
        <li key={paper.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5">
          <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
              {t(`kind.${paper.kind}`)}
              {paper.state === 'valid' ? null : <Chip {...looks[paper.state]}>{t(paper.state)}</Chip>}
            </p>
            <p className="text-sm text-muted">
              {paper.expiresOn ? t('until', { day: day(paper.expiresOn) }) : t('endless')}
              {' · '}
              {t('sent', { day: day(paper.sentAt) })}
            </p>
            <a
              href={paperFilePath(paper.id)}
              className="inline-flex min-h-12 min-w-0 items-center gap-2 text-primary underline underline-offset-3"
            >
              <Icon name="download" small />
              <bdi className="break-all">{paper.fileName}</bdi>
            </a>
          </div>
          {children?.(paper)}
        </li>
      ))}
    </ul>
  )
}
