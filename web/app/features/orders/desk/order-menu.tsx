import type { OrderRow } from '@ticarum/contract/procedures/order-shapes'
import { Link } from 'react-router'
import { Icon } from '../../../components/icons/icon.tsx'
import { Disclosure } from '../../../components/ui/disclosure.tsx'
import { HiddenText } from '../../../components/ui/hidden-text.tsx'
import { useText } from '../../../texts.ts'
import { dialogAt, orderPath, ordersPath } from '../paths.ts'
import { DESK_ORDERS_PATH } from './paths.ts'

const link = 'flex min-h-11 items-center rounded-control px-3 text-text no-underline hover:bg-sand'

/** What else can be done with an order of the desk's list. */
export function OrderMenu({ order, address }: { order: OrderRow; address: string }) {
  const t = useText('desk-orders')
  const orders = useText('orders')
  const { id, number, customer, supplier } = order
  return (
    <Disclosure
      key={order.shippingStatus} // a new key closes the menu after a change
      className="grid size-10 list-none place-items-center rounded-control hover:bg-sand group-open:bg-sand"
      label={
        <>
          <Icon name="more" />
          <HiddenText>{t('more.of', { number })}</HiddenText>
        </>
      }
    >
      <ul className="grid text-start">
        {order.may.includes('updateShipping') ? (
          <li>
            <Link to={dialogAt(address, 'ship', order)} preventScrollReset className={link}>
              {orders('ship.title')}
            </Link>
          </li>
        ) : null}
        <li>
          <Link to={dialogAt(address, 'details', order)} preventScrollReset className={link}>
            {orders('details')}
          </Link>
        </li>
        <li>
          <Link to={`${orderPath(id)}#desk`} className={link}>
            {t('desk')}
          </Link>
        </li>
        <li>
          <Link to={ordersPath(DESK_ORDERS_PATH, { customer: customer.id })} className={link}>
            {t('only', { name: customer.company })}
          </Link>
        </li>
        <li>
          <Link to={ordersPath(DESK_ORDERS_PATH, { supplier: supplier.id })} className={link}>
            {t('only', { name: supplier.name })}
          </Link>
        </li>
      </ul>
    </Disclosure>
  )
}
