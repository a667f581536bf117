import type { OrderStatus, ShippingStatus } from '@ticarum/contract/values/orders'
import { Chip } from '../../components/ui/chip.tsx'
import { useText } from '../../texts.ts'

const statuses = {
  pending: { tone: 'waiting', icon: 'clock' },
  processing: { tone: 'running', icon: 'package' },
  completed: { tone: 'done', icon: 'check' },
  cancelled: { tone: 'ended', icon: 'x' },
} as const

const shippings = {
  pending: { tone: 'plain', icon: 'circle-dashed' },
  preparing: { tone: 'waiting', icon: 'open' },
  shipped: { tone: 'running', icon: 'ship' },
  in_transit: { tone: 'running', icon: 'ship' },
  delivered: { tone: 'done', icon: 'check' },
} as const

export function StatusChip({ status }: { status: OrderStatus }) {
  const t = useText('order-terms')
  return <Chip {...statuses[status]}>{t(`status.${status}`)}</Chip>
}

export function ShippingChip({ status }: { status: ShippingStatus }) {
  const t = useText('order-terms')
  return <Chip {...shippings[status]}>{t(`shipping.${status}`)}</Chip>
}
