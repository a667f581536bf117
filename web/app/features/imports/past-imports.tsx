import type { PastImport } from '@ticarum/contract/procedures/imports'
import { APPLIED_IMPORT_DAYS, IMPORT_HOLDS_DAYS } from '@ticarum/contract/values/price-list'
import { Link } from 'react-router'
import { Chip } from '../../components/ui/chip.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { LoadMore } from '../../components/ui/load-more.tsx'
import { PersonName } from '../../components/ui/person-name.tsx'
import { useMore } from '../../context/use-load-more.ts'
import { useMoment } from '../../dates.ts'
import { useText } from '../../texts.ts'
import { IMPORT_PATH, importPath } from './paths.ts'

const looks = {
  checking: { tone: 'running', icon: 'circle-dashed' },
  checked: { tone: 'waiting', icon: 'pencil' },
  applying: { tone: 'running', icon: 'circle-dashed' },
  applied: { tone: 'done', icon: 'check' },
  failed: { tone: 'ended', icon: 'circle-alert' },
} as const

interface PastImportsProps {
  /** null: they could not be loaded */
  first: { items: PastImport[]; next: string | null } | null
}

/** The company's imports, newest first: who sent them, when, and what became of them. */
export function PastImports({ first }: PastImportsProps) {
  const t = useText('imports')
  return (
    <section aria-labelledby="past" className="grid gap-3">
      <h2 id="past" className="text-xl">
        {t('past')}
      </h2>
      {first ? (
        <PastList first={first} />
      ) : (
        <ErrorState title={t('error')} text={t('past.error')} again={{ label: t('again'), to: IMPORT_PATH }} />
      )}
    </section>
  )
}

function PastList({ first }: { first: NonNullable<PastImportsProps['first']> }) {
  const t = useText('imports')
  const moment = useMoment()
  const { items, more, focusOf } = useMore(first, IMPORT_PATH)
  if (items.length === 0) return <p className="border-t border-rule py-3.5 text-muted">{t('past.none')}</p>
  return (
    <div className="grid gap-4">
      <ol className="border-t border-rule">
        {items.map((run) => (
          <li key={run.id} {...focusOf(run.id)} className="grid gap-1 border-b border-line py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link
                to={importPath(run.id)}
                className="font-semibold break-all text-primary underline underline-offset-3"
              >
                <bdi>{run.fileName}</bdi>
              </Link>
              <Chip {...looks[run.state]}>{t(`past.${run.state}`)}</Chip>
            </p>
            <p className="flex flex-wrap gap-x-3 text-sm text-muted">
              <span>{moment(run.startedAt)}</span>
              {run.by ? <PersonName name={run.by} /> : null}
              {run.total === null ? null : <span>{t('past.rows', { count: run.total })}</span>}
              {run.applied === null ? null : <span>{t('past.done', { count: run.applied })}</span>}
              {run.refused ? <span>{t('past.refused', { count: run.refused })}</span> : null}
            </p>
          </li>
        ))}
      </ol>
      <p className="text-sm text-muted">
        {t('past.kept', { applied: APPLIED_IMPORT_DAYS, others: IMPORT_HOLDS_DAYS })}
      </p>
      <LoadMore {...more} atStart />
    </div>
  )
}
