import type { OrderEvent } from '@ticarum/contract/procedures/order-shapes'
import { Photo } from '../../../components/ui/photo.tsx'
import { useText } from '../../../texts.ts'
import { EventTitle, eventIcons } from '../event-title.tsx'
import { EventWords } from '../event-words.tsx'
import { TimelineEntry } from '../timeline-entry.tsx'

/** Events of an order, newest first. */
export function Timeline({ events }: { events: OrderEvent[] }) {
  const t = useText('order-page')
  return (
    <section aria-labelledby="timeline" className="grid gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="timeline" className="text-xl">
          {t('timeline')}
        </h2>
        <p className="text-sm text-muted">{t('timeline.order')}</p>
      </div>
      <ol className="grid">
        {events.toReversed().map((event, place) => (
          <Entry key={event.id} event={event} latest={place === 0} />
        ))}
      </ol>
    </section>
  )
}

function Entry({ event, latest }: { event: OrderEvent; latest: boolean }) {
  const t = useText('order-events')
  const { kind, pictures = [] } = event
  return (
    <TimelineEntry icon={eventIcons[kind]} latest={latest} title={<EventTitle event={event} />}>
      <EventWords event={event} />
      {pictures.length > 0 ? (
        <ul className="flex flex-wrap gap-2 pt-1">
          {pictures.map((picture, place) => (
            <li key={picture.id} className="size-20 rounded-control bg-sand">
              <Photo picture={picture} alt={t('event.picture', { number: place + 1 })} sizes="80px" />
            </li>
          ))}
        </ul>
      ) : null}
    </TimelineEntry>
  )
}
