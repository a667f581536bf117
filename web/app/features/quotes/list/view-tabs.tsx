import type { Role } from '@ticarum/contract/values/roles'
import { Tabs } from '../../../components/ui/tabs.tsx'
import { useText } from '../../../texts.ts'
import { type ListView, listViews, quotesPath } from '../paths.ts'

interface ViewTabsProps {
  reader: Role
  view: ListView
  /** what waits for the reader's side; null: it could not be counted */
  waiting: { count: number; more: boolean } | null
  compact?: boolean
}

/** Whose turn it is, or how quotes ended. */
export function ViewTabs({ reader, view, waiting, compact = false }: ViewTabsProps) {
  const t = useText('quote-lists')
  const labels = {
    waiting: t(reader === 'admin' ? 'view.desk' : 'view.mine'),
    theirs: t(reader === 'customer' ? 'view.supplier' : 'view.customer'),
    ordered: t('view.ordered'),
    ended: t('view.ended'),
    all: t('view.all'),
  }
  const count = waiting && t(waiting.more ? 'many' : 'count', { count: waiting.count })
  return (
    <Tabs
      label={t('views')}
      compact={compact}
      tabs={listViews.map((each) => ({
        label: labels[each],
        to: quotesPath(reader, each),
        current: each === view,
        ...(each === 'waiting' && count !== null && { count }),
      }))}
    />
  )
}
