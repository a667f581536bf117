import type { ReorderLine } from '@ticarum/contract/procedures/orders'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { Photo } from '../../components/ui/photo.tsx'
import { Price } from '../../components/ui/price.tsx'
import { Written } from '../../components/ui/written.tsx'
import { useText } from '../../texts.ts'
import { ActionDialog, type ActionDialogTarget } from './action-dialog.tsx'

/** Orders the same again at current prices: available lines go into the cart. */
export function ReorderDialog({
  lines,
  ...target
}: ActionDialogTarget<{ id: string; number: string }> & { lines: ReorderLine[] }) {
  const t = useText('order-dialogs')
  const orders = useText('orders')
  const title = t('reorder.title', { number: target.order.number })
  if (!lines.some(({ orderable }) => orderable)) {
    return (
      <Dialog
        title={title}
        back={target.back}
        foot={
          <ButtonLink to={target.back} preventScrollReset variant="line">
            {orders('back')}
          </ButtonLink>
        }
      >
        <p>{t('reorder.none')}</p>
        <Lines lines={lines} />
      </Dialog>
    )
  }
  return (
    <ActionDialog
      {...target}
      action="reorder"
      title={title}
      labels={{ submit: t('reorder.submit'), busy: t('reorder.busy') }}
    >
      {() => <Lines lines={lines} />}
    </ActionDialog>
  )
}

function Lines({ lines }: { lines: ReorderLine[] }) {
  const t = useText('order-dialogs')
  const product = useText('product')
  return (
    <ul className="border-t border-rule">
      {lines.map((line) => (
        <li key={line.productId} className="flex gap-3 border-b border-line py-3">
          <div className="size-14 flex-none rounded-control bg-sand">
            {line.image ? <Photo picture={line.image} alt="" sizes="56px" /> : null}
          </div>
          <div className="grid min-w-0 flex-1 content-start">
            <b className="font-semibold">
              <Written language={line.language}>{line.name}</Written>
            </b>
            {line.unitPriceCents === null ? null : (
              <p className="text-sm text-muted">
                {product('amount', { unit: line.unit, count: line.quantity })} × <Price cents={line.unitPriceCents} />
              </p>
            )}
            {line.changes.map((change) => (
              <p key={change} className={`text-sm font-semibold ${line.orderable ? 'text-warning' : 'text-danger'}`}>
                {t(`change.${change}`)}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
