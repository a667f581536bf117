import { inboxKinds, inboxViews } from '@ticarum/contract/values/inbox'
import { Form, Link } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import { Tabs } from '../../components/ui/tabs.tsx'
import { useText } from '../../texts.ts'
import { INBOX_PATH, type InboxFilters, inboxPath } from './paths.ts'

const filterLink =
  'inline-flex min-h-11 items-center rounded-control border border-line-input bg-surface px-3.5 text-base ' +
  'no-underline hover:bg-sand aria-[current]:border-text aria-[current]:bg-text aria-[current]:text-bg'

interface InboxFilterBarProps {
  filters: InboxFilters
  counts: { open: number; late: number; mine: number } | null
}

export function InboxFilterBar({ filters, counts }: InboxFilterBarProps) {
  const t = useText('inbox')
  const count = (number: number) => t(number > 100 ? 'count.many' : 'count', { count: Math.min(number, 100) })
  return (
    <div className="grid gap-4">
      <Tabs
        label={t('views')}
        tabs={inboxViews.map((view) => ({
          label: t(`view.${view}`),
          to: inboxPath({ ...filters, view }),
          current: view === filters.view,
          ...(counts && (view === 'open' || view === 'late' || view === 'mine') && { count: count(counts[view]) }),
        }))}
      />
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <Form role="search" action={INBOX_PATH} className="flex min-w-0 flex-1 basis-72 items-end gap-2">
          {filters.view === 'open' ? null : <input type="hidden" name="view" value={filters.view} />}
          {filters.kind ? <input type="hidden" name="kind" value={filters.kind} /> : null}
          <div className="min-w-0 flex-1">
            <Field label={t('search')} name="q" type="search" maxLength={100} defaultValue={filters.q} />
          </div>
          <Button variant="line">{t('search.submit')}</Button>
        </Form>
        <nav aria-label={t('kinds')} className="flex flex-wrap gap-2">
          {(['', ...inboxKinds] as const).map((kind) => (
            <Link
              key={kind}
              to={inboxPath({ ...filters, kind })}
              replace
              preventScrollReset
              aria-current={kind === filters.kind ? 'true' : undefined}
              className={filterLink}
            >
              {t(`kind.${kind || 'all'}`)}
            </Link>
          ))}
        </nav>
      </div>
    </div>
  )
}
