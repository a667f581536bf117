import type { OrderRow } from '@ticarum/contract/procedures/order-shapes'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../../components/icons/icon.tsx'
import { Disclosure } from '../../../components/ui/disclosure.tsx'
import { HiddenText } from '../../../components/ui/hidden-text.tsx'
import { PersonName } from '../../../components/ui/person-name.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { Written } from '../../../components/ui/written.tsx'
import { useDay } from '../../../dates.ts'
import { useText } from '../../../texts.ts'
import { ShippingChip, StatusChip } from '../order-states.tsx'
import { dialogAt, orderPath } from '../paths.ts'
import { BULK_FORM, PICK } from './paths.ts'
import { StatusChoice } from './status-choice.tsx'

const rowGrid =
  'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b border-line py-3 ' +
  'has-[input:checked]:bg-primary-wash max-xl:-mx-2 max-xl:px-2 xl:table-row xl:border-0 xl:py-0'

const headCell = 'border-b border-line py-2.5 pe-4 text-xs font-semibold text-muted'

interface OrderTableProps {
  items: OrderRow[]
  /** URL of the list, and where its forms are sent */
  address: string
  action: string
  formKey: string
  focusOf(id: string): Pick<ComponentProps<'tr'>, 'ref' | 'tabIndex'> | undefined
}

const columns = ['order', 'customer', 'product', 'total', 'status', 'shipping'] as const

/** A table on wide screens; a few lines per order on narrow ones. */
export function OrderTable({ items, address, action, formKey, focusOf }: OrderTableProps) {
  const t = useText('desk-orders')
  return (
    <table aria-label={t('title')} className="block w-full border-t border-rule xl:table">
      <thead className="hidden xl:table-header-group">
        <tr>
          <th scope="col" className="border-b border-line">
            <HiddenText>{t('column.pick')}</HiddenText>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className={`${headCell} ${column === 'total' ? 'text-end' : 'text-start'}`}>
              {t(`column.${column}`)}
            </th>
          ))}
          <th scope="col" className="border-b border-line">
            <HiddenText>{t('column.more')}</HiddenText>
          </th>
        </tr>
      </thead>
      <tbody className="block xl:table-row-group">
        {items.map((order) => (
          <Row
            key={order.id}
            order={order}
            address={address}
            action={action}
            formKey={formKey}
            focus={focusOf(order.id)}
          />
        ))}
      </tbody>
    </table>
  )
}

const cell = 'xl:border-b xl:border-line xl:py-2.5 xl:pe-4 xl:align-middle'
const under = 'col-span-2 col-start-2'

function Row({
  order,
  address,
  action,
  formKey,
  focus,
}: Omit<OrderTableProps, 'items' | 'focusOf'> & { order: OrderRow; focus: ReturnType<OrderTableProps['focusOf']> }) {
  const t = useText('desk-orders')
  const orders = useText('orders')
  const day = useDay()
  const { id, number, customer, supplier, first, desk } = order
  const link = 'flex min-h-11 items-center rounded-control px-3 text-text no-underline hover:bg-sand'
  return (
    <tr {...focus} className={rowGrid}>
      <td className={`row-start-1 ${cell}`}>
        <label className="grid size-10 cursor-pointer place-items-center">
          <HiddenText>{t('pick', { number })}</HiddenText>
          <input type="checkbox" form={BULK_FORM} name={`${PICK}${id}`} className="size-5 accent-primary" />
        </label>
      </td>
      <th scope="row" className={`row-start-1 text-start font-normal whitespace-nowrap ${cell}`}>
        <Link
          to={orderPath(id)}
          className="inline-block py-0.5 font-semibold text-primary underline underline-offset-3"
        >
          <bdi>{number}</bdi>
        </Link>
        <span className="block text-xs text-muted">{day(order.placedAt)}</span>
      </th>
      <td className={`col-start-2 row-start-2 ${cell}`}>
        <PersonName name={customer.company} className="xl:block" />{' '}
        <span className="text-sm text-muted xl:block">{customer.city}</span>
        {desk?.assignee || desk?.followUpOn ? (
          <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
            {desk.assignee ? <bdi>{t('assigned', { name: desk.assignee.name })}</bdi> : null}
            {desk.followUpOn ? (
              <span className="inline-flex items-center gap-1 font-semibold text-warning">
                <Icon name="clock" small />
                {day(desk.followUpOn)}
              </span>
            ) : null}
          </span>
        ) : null}
      </td>
      <td className={`${under} min-w-0 ${cell}`}>
        <span className="block">
          {t('goods', { count: first.quantity })} <Written language={first.language}>{first.name}</Written>
          {order.furtherLines > 0 ? ` ${orders('further', { count: order.furtherLines })}` : null}
        </span>{' '}
        <bdi className="text-sm text-muted">{supplier.name}</bdi>
      </td>
      <td className={`col-start-3 row-start-1 text-end font-semibold ${cell}`}>
        <Price cents={order.totalCents} />
      </td>
      <td className={`col-start-2 ${cell}`}>
        {order.may.includes('setStatus') ? (
          <StatusChoice order={order} action={action} formKey={formKey} />
        ) : (
          <StatusChip status={order.status} />
        )}
      </td>
      <td className={`col-start-3 flex items-center justify-end gap-1 xl:table-cell ${cell}`}>
        <ShippingChip status={order.shippingStatus} />
      </td>
      <td className={`col-start-3 row-start-2 justify-self-end ${cell} xl:pe-0`}>
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
          <ul className="grid">
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
          </ul>
        </Disclosure>
      </td>
    </tr>
  )
}
