import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSlowList } from '../../context/use-slow-list.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { DenseTitle } from './dense-title.tsx'
import { PageTitle } from './page-title.tsx'
import { Wrap } from './wrap.tsx'

interface DeskListPageProps {
  t(key: 'title' | 'lead' | 'loading' | 'error' | 'error.load' | 'again'): string
  /** of this list, at its beginning */
  address: string
  /** what the link to the beginning says, on a page that starts further on */
  toBeginning: string | null
  filters: ReactNode
  /** a table: a small title and little air, so that many rows are seen */
  dense?: boolean
  /** on the line of a small title */
  beside?: ReactNode
  /** link to the page that leads here, if the rail does not */
  back?: ReactNode
  tools?: ReactNode
  /** null: the list could not be read */
  children: ReactNode
}

/** A list that admins work through: title, what narrows it down, then its rows, or why there are none. */
export function DeskListPage(props: DeskListPageProps) {
  const { t, address, toBeginning, filters, dense = false, beside, tools, back, children } = props
  const slow = useSlowList()
  return (
    <Wrap
      className={
        dense ? 'grid grid-cols-[minmax(0,1fr)] gap-1.5 pt-1 pb-16 md:px-6!' : 'grid gap-6 pt-8 pb-16 lg:pt-10'
      }
    >
      <PageTitle>{t('title')}</PageTitle>
      {dense ? (
        <DenseTitle title={t('title')} beside={beside} tools={tools} />
      ) : (
        <div className="grid gap-2">
          {back}
          <h1 className="text-3xl">{t('title')}</h1>
          <p className="max-w-prose text-muted">{t('lead')}</p>
        </div>
      )}
      {filters}
      {toBeginning ? (
        <Link
          to={address}
          className="inline-flex min-h-12 items-center justify-self-start text-primary underline underline-offset-3"
        >
          {toBeginning}
        </Link>
      ) : null}
      {slow ? <Skeleton label={t('loading')} /> : null}
      <div hidden={slow} className="contents">
        {children ?? (
          <ErrorState title={t('error')} text={t('error.load')} again={{ label: t('again'), to: address }} />
        )}
      </div>
    </Wrap>
  )
}
