import type { Activity } from '@ticarum/contract/procedures/companies'
import { Link } from 'react-router'
import { PersonName } from '../../components/ui/person-name.tsx'
import { Written } from '../../components/ui/written.tsx'
import { useMoment } from '../../dates.ts'
import { useText } from '../../texts.ts'
import { EventTitle, eventIcons } from '../orders/event-title.tsx'
import { orderPath } from '../orders/paths.ts'
import { TimelineEntry } from '../orders/timeline-entry.tsx'

const icons = { listed: 'boxes', verification: 'shield', welcome: 'star' } as const
const link = 'text-primary underline underline-offset-3'

/** What happened last, newest first; it begins with a welcome. */
export function RecentActivity({ items }: { items: Activity[] }) {
  const t = useText('dashboard')
  return (
    <section aria-labelledby="activity" className="grid content-start gap-4">
      <h2 id="activity" className="text-xl">
        {t('activity')}
      </h2>
      <ol className="grid">
        {items.map((item, place) => (
          <Entry key={keyOf(item)} item={item} latest={place === 0} />
        ))}
      </ol>
    </section>
  )
}

function keyOf(item: Activity): string {
  if (item.kind === 'order') return item.event.id
  return item.kind === 'listed' ? item.product.id : `${item.kind} ${item.at}`
}

function Entry({ item, latest }: { item: Activity; latest: boolean }) {
  const t = useText('dashboard')
  const moment = useMoment()
  return (
    <TimelineEntry
      icon={item.kind === 'order' ? eventIcons[item.event.kind] : icons[item.kind]}
      latest={latest}
      title={
        item.kind === 'order' ? (
          <EventTitle event={item.event} />
        ) : item.kind === 'verification' ? (
          t(`activity.verification.${item.state === 'new' ? 'submitted' : item.state}`)
        ) : (
          t(`activity.${item.kind}`)
        )
      }
    >
      <p className="text-sm text-muted">{moment(item.at)}</p>
      {item.kind === 'order' ? (
        <p>
          <Link to={orderPath(item.order.id)} className={link}>
            <bdi>{item.order.number}</bdi>
          </Link>
          , <PersonName name={item.order.customer} />
        </p>
      ) : null}
      {item.kind === 'listed' ? (
        <p>
          <Link to={`/products/${item.product.id}`} className={link}>
            <Written language={item.product.language}>{item.product.name}</Written>
          </Link>
        </p>
      ) : null}
      {item.kind === 'welcome' ? <p className="max-w-prose">{t('activity.welcome.text')}</p> : null}
    </TimelineEntry>
  )
}
