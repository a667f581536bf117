import { type ShippingStatus, shippingStatuses } from '@ticarum/contract/values/orders'
import { useDay } from '../../../dates.ts'
import { useText } from '../../../texts.ts'

/** Shipping steps with their dates. */
export function ShippingSteps({
  shippingStatus,
  reached,
}: {
  shippingStatus: ShippingStatus
  reached: Partial<Record<ShippingStatus, string | null | undefined>>
}) {
  const words = useText('order-terms')
  const day = useDay()
  const current = shippingStatuses.indexOf(shippingStatus)
  return (
    <ol aria-label={words('steps')} className="grid grid-cols-5 gap-1">
      {shippingStatuses.map((status, place) => {
        const since = place <= current ? reached[status] : null
        const look = place < current ? 'bg-primary' : place === current ? 'bg-highlight' : 'bg-line'
        return (
          <li
            key={status}
            aria-current={place === current ? 'step' : undefined}
            className="grid content-start gap-1.5 text-xs leading-tight aria-[current]:font-semibold sm:text-sm"
          >
            <span className={`h-1.5 ${look}`} />
            <span className={place > current ? 'text-muted' : ''}>{words(`shipping.${status}`)}</span>
            {since ? <span className="font-normal text-muted max-sm:hidden">{day(since)}</span> : null}
          </li>
        )
      })}
    </ol>
  )
}
