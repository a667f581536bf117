import type { Order } from '@ticarum/contract/procedures/order-shapes'
import { Chip } from '../../../components/ui/chip.tsx'
import { useDay } from '../../../dates.ts'
import { useText } from '../../../texts.ts'

/** What a supplier learns of the payments: whether deposit and balance were received, and when (D52). */
export function PartsReceived({ parts }: { parts: NonNullable<Order['partsReceived']> }) {
  const t = useText('order-page')
  const day = useDay()
  if (parts.length === 0) return null
  return (
    <ul aria-label={t('payments')} className="flex flex-wrap gap-2">
      {parts.map(({ part, at }) => (
        <li key={part}>
          {at ? (
            <Chip tone="done" icon="check">
              {t(`received.${part}`, { day: day(at) })}
            </Chip>
          ) : (
            <Chip tone="waiting" icon="clock">
              {t(`received.${part}.not`)}
            </Chip>
          )}
        </li>
      ))}
    </ul>
  )
}
