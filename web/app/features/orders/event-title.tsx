import type { OrderEvent } from '@ticarum/contract/procedures/order-shapes'
import type { AmendmentState } from '@ticarum/contract/values/amendment-rules'
import type { OrderEventKind, OrderStatus, ShippingStatus } from '@ticarum/contract/values/orders'
import type { IconName } from '../../components/icons/icon.tsx'
import { useText } from '../../texts.ts'

export const eventIcons: Record<OrderEventKind, IconName> = {
  placed: 'cart',
  cancelled: 'x',
  status: 'package',
  shipping: 'ship',
  can_deliver: 'calendar',
  cannot_supply: 'x',
  received: 'check',
  problem: 'warning',
  note: 'message',
  inquiry: 'mail',
  proof_sent: 'upload',
  payment_received: 'money',
  payment_refused: 'money',
  payment_refunded: 'money',
  amendment: 'pencil',
}

export function EventTitle({ event: { kind, from, to } }: { event: OrderEvent }) {
  const t = useText('order-events')
  const words = useText('order-terms')
  if (kind === 'status') return words(`status.${to as OrderStatus}`)
  if (kind === 'shipping') return from === to ? t('event.parcel') : words(`shipping.${to as ShippingStatus}`)
  if (kind === 'amendment') return t(`event.amendment.${to as Exclude<AmendmentState, 'expired'>}`)
  return t(`event.${kind}`)
}
