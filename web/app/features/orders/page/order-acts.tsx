import type { Order } from '@ticarum/contract/procedures/order-shapes'
import type { Role } from '@ticarum/contract/values/roles'
import { Link } from 'react-router'
import { Icon } from '../../../components/icons/icon.tsx'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { Disclosure } from '../../../components/ui/disclosure.tsx'
import { useText, useTextIf } from '../../../texts.ts'
import { askPath } from '../../messages/paths.ts'
import { askAgain } from '../../quotes/request/paths.ts'
import { type NamedAct, useActLabel } from '../act-label.ts'
import { actPath, dialogAt, orderPath } from '../paths.ts'

/** What has no place of its own on the page, in the menu's order. */
const inMenu: readonly NamedAct[] = [
  'confirmReceipt',
  'rate',
  'reportProblem',
  'answer',
  'updateShipping',
  'setStatus',
  'inquire',
  'reorder',
  'share',
  'cancel',
]

const item =
  'flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-start text-text no-underline hover:bg-sand'

/** It opens a dialog over the page; what is done at a place of the page scrolls there. */
const staysInPlace = (path: string) => path.includes('?') && !path.includes('#')

/** Once money was received, a customer asks the desk to cancel (D46). */
const asksToCancel = ({ status, shippedAt, may }: Order, reader: Role) =>
  reader === 'customer' && status === 'pending' && !shippedAt && may.includes('inquire') && !may.includes('cancel')

/** The one act that the order asks of its reader; the rest stands under 'More'. */
export function OrderActs({ order, reader }: { order: Order; reader: Role }) {
  const t = useText('order-page')
  const labelOf = useActLabel()
  const { act, may } = order
  // Nobody pays again what waits for a second admin.
  const waiting = useTextIf(act === 'payRefund' && Boolean(order.desk?.waitingRefund), 'waiting-refund')
  const amendments = useTextIf(order.amendments.may.includes('propose'), 'amendments')
  const page = orderPath(order.id)
  const more = inMenu.filter((action) => action !== act && may.includes(action))
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-2">
      {act ? (
        <ButtonLink
          to={actPath(page, act, order)}
          preventScrollReset={staysInPlace(actPath(page, act, order))}
          variant={act === 'inquire' ? 'line' : 'main'}
        >
          {waiting ? waiting('title') : labelOf(act)}
        </ButtonLink>
      ) : null}
      <Disclosure
        key={`${order.status} ${order.shippingStatus} ${order.events.length}`} // a new key closes it after a change
        atStart
        className="button button-line list-none group-open:bg-sand"
        label={
          <>
            {t('more')}
            <Icon name="chevron-down" small />
          </>
        }
      >
        <ul className="grid">
          {more.map((action) => (
            <li key={action}>
              <Link
                to={actPath(page, action, order)}
                preventScrollReset={staysInPlace(actPath(page, action, order))}
                className={item}
              >
                {labelOf(action)}
              </Link>
            </li>
          ))}
          {reader === 'customer' ? (
            <li>
              <Link to={askAgain(order.id)} className={item}>
                {t('quote-again')}
              </Link>
            </li>
          ) : null}
          {amendments ? (
            <li>
              <Link to={dialogAt(page, 'amend', order)} preventScrollReset className={item}>
                {amendments('propose')}
              </Link>
            </li>
          ) : null}
          {asksToCancel(order, reader) ? (
            <li>
              <Link to={actPath(page, 'inquire', order)} preventScrollReset className={item}>
                {t('ask-to-cancel')}
              </Link>
            </li>
          ) : null}
          {reader === 'admin' ? null : (
            <li>
              <Link to={askPath(reader, 'order', order.id)} className={item}>
                {t(reader === 'customer' ? 'ask.supplier' : 'ask.customer')}
              </Link>
            </li>
          )}
          <li className="hidden scripted:block">
            <button type="button" className={item} onClick={() => window.print()}>
              <Icon name="printer" />
              {t('print')}
            </button>
          </li>
        </ul>
      </Disclosure>
    </div>
  )
}
