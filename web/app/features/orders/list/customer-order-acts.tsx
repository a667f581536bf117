import type { OrderRow } from '@ticarum/contract/procedures/order-shapes'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { useText } from '../../../texts.ts'
import { actTexts } from '../act-label.ts'
import { actPath, dialogAt, proposalPath } from '../paths.ts'

type RowAct = 'confirmReceipt' | 'sendProof' | 'inquire' | 'reorder' | 'cancel'

/** What rows offer beside the one act that the order asks for. */
const further: readonly RowAct[] = ['inquire', 'reorder', 'cancel']

/** A customer's buttons in the row of an order: first what it asks for. */
export function CustomerOrderActs({ order, address }: { order: OrderRow; address: string }) {
  const t = useText('orders')
  const { number, may, act } = order
  const asked = act === 'confirmReceipt' || act === 'sendProof' || act === 'reorder' ? act : null
  const link = (action: RowAct, variant: 'main' | 'line' | 'quiet') => (
    <ButtonLink
      key={action}
      to={actPath(address, action, order)}
      preventScrollReset={action !== 'sendProof'}
      variant={variant}
      small
      aria-label={t(`${actTexts[action]}.of`, { number })}
    >
      {t(actTexts[action])}
    </ButtonLink>
  )
  return (
    <>
      {order.next.line === 'amendment' ? (
        <ButtonLink to={proposalPath(order.id)} small aria-label={t('amendment.of', { number })}>
          {t('amendment')}
        </ButtonLink>
      ) : null}
      {asked ? link(asked, asked === 'reorder' ? 'line' : 'main') : null}
      <ButtonLink
        to={dialogAt(address, 'details', order)}
        preventScrollReset
        variant="line"
        small
        aria-label={t('details.of', { number })}
      >
        {t('details')}
      </ButtonLink>
      {further
        .filter((action) => action !== asked && may.includes(action))
        .map((action) => link(action, action === 'inquire' ? 'line' : 'quiet'))}
    </>
  )
}
