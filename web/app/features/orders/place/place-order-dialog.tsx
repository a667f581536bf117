import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { Sheet } from '../../../components/ui/sheet.tsx'
import { useText } from '../../../texts.ts'
import type { loadPlaceOrder } from './load-place-order.server.ts'
import type { placeOrderAction } from './place-order.server.ts'
import type { RedrawnOrder } from './place-order-errors.ts'
import { PlaceOrderForm } from './place-order-form.tsx'
import { isOverLimit, quantityOf } from './quantity-of.ts'
import { seenTotalOf } from './seen-prices.ts'
import { SoldOutDialog } from './sold-out-dialog.tsx'
import { takeTypedOrder } from './typed-order.ts'

export type OpenedOrder = Awaited<ReturnType<typeof loadPlaceOrder>>['data']

const FORM = 'place-order'

interface PlaceOrderDialogProps {
  order: OpenedOrder
  back: string
  redrawn?: RedrawnOrder | undefined
}

/** 'Place Order' over the page that opened it. `redrawn` is the server's response without scripts. */
export function PlaceOrderDialog(props: PlaceOrderDialogProps) {
  return props.order.instead ? <SoldOutDialog {...props} /> : <OrderDialog {...props} />
}

function OrderDialog({ order, back, redrawn }: PlaceOrderDialogProps) {
  const t = useText('place-order')
  const fetcher = useFetcher<typeof placeOrderAction>()
  const { product } = order
  const answer = fetcher.data as RedrawnOrder | undefined
  const refused = answer ?? redrawn
  const [initial, setInitial] = useState({ values: refused?.values ?? order.values, version: 0 })
  const [quantity, setQuantity] = useState(initial.values.quantity ?? '')
  const count = quantityOf(quantity, product.minimum)
  const busy = fetcher.state === 'idle' ? null : fetcher.formData?.get('intent')
  const over = order.mayAsk && isOverLimit(count)

  // Restores what a visitor had typed before signing in.
  useEffect(() => {
    const typed = order.visitor ? undefined : takeTypedOrder(product.id)
    if (!typed) return
    setInitial({ values: typed, version: 1 })
    setQuantity(typed.quantity ?? '')
  }, [order.visitor, product.id])

  return (
    <Sheet
      title={t(order.sample ? 'title.sample' : 'title')}
      back={back}
      close={t('close')}
      foot={
        <>
          <p className="grid leading-tight">
            <span className="text-sm text-muted">{t('total')}</span>
            <output form={FORM} aria-live="polite">
              <Price cents={seenTotalOf(product, count)} className="font-title text-xl font-bold" />
            </output>
          </p>
          <Button
            form={FORM}
            name="intent"
            value="place"
            busy={busy === 'place'}
            className="bg-action! text-on-action! hover:bg-action-press!"
          >
            {t(over ? 'quote' : busy === 'place' ? 'placing' : 'place')}
          </Button>
        </>
      }
    >
      <PlaceOrderForm
        key={initial.version}
        id={FORM}
        Form={fetcher.Form}
        order={order}
        back={back}
        values={initial.values}
        refused={refused}
        quantity={quantity}
        onQuantity={setQuantity}
        over={over}
        adding={busy === 'cart'}
      />
    </Sheet>
  )
}
