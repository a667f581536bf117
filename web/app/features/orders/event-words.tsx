import type { OrderEvent } from '@ticarum/contract/procedures/order-shapes'
import { useName } from '../../components/ui/person-name.tsx'
import { Price } from '../../components/ui/price.tsx'
import { useDay, useMoment } from '../../dates.ts'
import { isolated } from '../../isolated.ts'
import { useText } from '../../texts.ts'

/** When an event was, who did it, and what it says. */
export function EventWords({ event }: { event: OrderEvent }) {
  const t = useText('order-events')
  const day = useDay()
  const moment = useMoment()
  const nameOf = useName()
  const { at, by, text, reason, readyOn, trackingNumber, carrier, amountCents } = event
  const parcel = [carrier, trackingNumber].filter(Boolean).join(', ')
  return (
    <>
      <p className="text-sm text-muted">
        {moment(at)} ·{' '}
        {by.name ? t('by.named', { role: t(`by.${by.role}`), name: isolated(nameOf(by.name)) }) : t(`by.${by.role}`)}
      </p>
      {readyOn ? <p>{t('event.ready', { day: day(readyOn) })}</p> : null}
      {amountCents === undefined ? null : (
        <p>
          <Price cents={amountCents} />
        </p>
      )}
      {parcel ? (
        <p>
          <bdi>{parcel}</bdi>
        </p>
      ) : null}
      {[text, reason].map((words) =>
        words ? (
          <p key={words} dir="auto" className="whitespace-pre-line text-start">
            <bdi>{words}</bdi>
          </p>
        ) : null,
      )}
    </>
  )
}
