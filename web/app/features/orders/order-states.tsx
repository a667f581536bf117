import type { OrderStatus, ShippingStatus } from '@ticarum/contract/values/orders'
import { Chip } from '../../components/ui/chip.tsx'
import { deskIcons } from '../../components/ui/desk-icon.tsx'
import { icons } from '../../components/ui/icon.tsx'
import { useText } from '../../texts.ts'
import { orderIcons } from './order-icon.tsx'

const statuses = {
  pending: { tone: 'waiting', icon: icons.clock },
  processing: { tone: 'running', icon: orderIcons.package },
  completed: { tone: 'done', icon: icons.check },
  cancelled: { tone: 'ended', icon: icons.x },
} as const

const shippings = {
  pending: { tone: 'plain', icon: deskIcons['circle-dashed'] },
  preparing: { tone: 'waiting', icon: orderIcons.open },
  shipped: { tone: 'running', icon: orderIcons.ship },
  in_transit: { tone: 'running', icon: orderIcons.ship },
  delivered: { tone: 'done', icon: icons.check },
} as const

export function StatusChip({ status }: { status: OrderStatus }) {
  const t = useText('order-terms')
  return <Chip {...statuses[status]}>{t(`status.${status}`)}</Chip>
}

export function ShippingChip({ status }: { status: ShippingStatus }) {
  const t = useText('order-terms')
  return <Chip {...shippings[status]}>{t(`shipping.${status}`)}</Chip>
}
