import type { OrderEvent } from '@ticarum/contract/procedures/order-shapes'
import { Icon } from '../../components/icons/icon.tsx'
import { EventTitle, eventIcons } from '../orders/event-title.tsx'
import { EventWords } from '../orders/event-words.tsx'

/** Something that happened to the order, between the messages of its thread. */
export function OrderEventCard({ event }: { event: OrderEvent }) {
  return (
    <li className="grid w-full max-w-[34rem] gap-0.5 justify-self-center rounded-card border border-line px-3.5 py-2">
      <p className="flex items-center gap-2 font-semibold">
        <Icon name={eventIcons[event.kind]} small />
        <EventTitle event={event} />
      </p>
      <EventWords event={event} />
    </li>
  )
}
