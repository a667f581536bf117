import type { Order } from '@ticarum/contract/procedures/order-shapes'
import type { Role } from '@ticarum/contract/values/roles'
import { Form, useNavigation } from 'react-router'
import { Icon } from '../../../components/icons/icon.tsx'
import { BackLink } from '../../../components/ui/back-link.tsx'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { useName } from '../../../components/ui/person-name.tsx'
import { useDay } from '../../../dates.ts'
import { sentTo } from '../../../forms/sent-to.ts'
import { useText } from '../../../texts.ts'
import { StatusChip } from '../order-states.tsx'
import { type DialogAction, dialogAt, orderListPaths, orderPath } from '../paths.ts'

interface OrderHeadProps {
  order: Order
  reader: Role
  formKey: string
}

/** Once money was received, a customer asks the desk to cancel (D46). */
const asksToCancel = ({ status, shippedAt, payment, may }: Order, reader: Role) =>
  reader === 'customer' &&
  status === 'pending' &&
  !shippedAt &&
  may.includes('inquire') &&
  !may.includes('cancel') &&
  payment !== undefined

/** Number and status of an order, with the reader's actions. */
export function OrderHead({ order, reader, formKey }: OrderHeadProps) {
  const t = useText('order-page')
  const orders = useText('orders')
  const day = useDay()
  const nameOf = useName()
  const receiving = useNavigation().formData?.get('intent') === 'receive'
  const { may } = order
  const actionLink = (
    name: Exclude<DialogAction, 'details'>,
    label: string,
    variant: 'main' | 'line' | 'quiet' = 'line',
  ) => (
    <ButtonLink to={dialogAt(orderPath(order.id), name, order)} preventScrollReset variant={variant}>
      {label}
    </ButtonLink>
  )
  return (
    <div className="grid gap-4">
      <BackLink to={orderListPaths[reader]}>{orders(reader === 'customer' ? 'title.mine' : 'title')}</BackLink>
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-3xl">{t('title', { number: order.number })}</h1>
          <StatusChip status={order.status} />
        </div>
        <p className="text-muted">
          <bdi>
            {t('lead', {
              day: day(order.placedAt),
              supplier: order.supplier.name,
              customer: nameOf(order.customer.company),
              city: order.address.city,
            })}
          </bdi>
        </p>
      </div>
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        {may.includes('answer') ? actionLink('answer', orders('answer'), order.answer ? 'line' : 'main') : null}
        {may.includes('updateShipping') ? actionLink('ship', orders('ship.title')) : null}
        {may.includes('setStatus') ? actionLink('status', orders('status.change')) : null}
        {may.includes('confirmReceipt') ? (
          <Form method="post" action={sentTo(orderPath(order.id))}>
            <input type="hidden" name="key" value={formKey} />
            <Button
              name="intent"
              value="receive"
              busy={receiving}
              variant={order.shippingStatus === 'delivered' ? 'main' : 'line'}
            >
              {t(receiving ? 'receive.busy' : 'receive')}
            </Button>
          </Form>
        ) : null}
        {may.includes('reportProblem') ? actionLink('problem', orders('problem')) : null}
        {may.includes('inquire') ? actionLink('inquire', orders('inquire')) : null}
        {may.includes('reorder') ? actionLink('reorder', orders('reorder'), 'quiet') : null}
        {may.includes('share') ? (
          <ButtonLink to={`${orderPath(order.id)}/share`} variant="quiet">
            {t('share')}
          </ButtonLink>
        ) : null}
        <Button type="button" variant="quiet" className="hidden! scripted:inline-flex!" onClick={() => window.print()}>
          <Icon name="printer" />
          {t('print')}
        </Button>
        {may.includes('cancel') ? actionLink('cancel', orders('cancel'), 'quiet') : null}
        {asksToCancel(order, reader) ? actionLink('inquire', t('ask-to-cancel'), 'quiet') : null}
      </div>
    </div>
  )
}
