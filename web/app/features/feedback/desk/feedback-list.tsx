import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { LoadMore } from '../../../components/ui/load-more.tsx'
import { useMore } from '../../../context/use-load-more.ts'
import { sentTo } from '../../../forms/sent-to.ts'
import { useText } from '../../../texts.ts'
import { type DeskFeedback, FeedbackRow } from './feedback-row.tsx'

interface FeedbackListProps {
  first: { items: DeskFeedback[]; next: string | null }
  address: string
}

/** Newest first. 'Load more' is a link to the next page; with scripts its items are appended. */
export function FeedbackList({ first, address }: FeedbackListProps) {
  const t = useText('desk-feedback')
  const { items, more, focusOf } = useMore(first, address)
  if (items.length === 0) return <EmptyState title={t('none')} />
  return (
    <div className="grid gap-6">
      <ul className="border-t border-rule">
        {items.map((entry) => (
          <li key={entry.id} {...focusOf(entry.id)} className="border-b border-line py-4">
            <FeedbackRow entry={entry} action={sentTo(address)} />
          </li>
        ))}
      </ul>
      <LoadMore {...more} />
    </div>
  )
}
