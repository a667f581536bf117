import { Link, useFetcher } from 'react-router'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Photo } from '../../../components/ui/photo.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { Sheet } from '../../../components/ui/sheet.tsx'
import { Written } from '../../../components/ui/written.tsx'
import { FormErrors } from '../../../forms/form-errors.tsx'
import { LostResponseNotice } from '../../../forms/lost-response-notice.tsx'
import { sentTo } from '../../../forms/sent-to.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { usePrice } from '../../../money.ts'
import { useText } from '../../../texts.ts'
import { placeOrderPath } from '../../listings/overlay-paths.ts'
import { OrderedProduct } from './ordered-product.tsx'
import type { placeOrderAction } from './place-order.server.ts'
import type { OpenedOrder } from './place-order-dialog.tsx'
import { orderErrors, orderSummary, type RedrawnOrder } from './place-order-errors.ts'

interface SoldOutDialogProps {
  order: OpenedOrder
  back: string
  redrawn?: RedrawnOrder | undefined
}

/** 'Place Order' for a product that can't be ordered: says so first, and offers what can be done instead. */
export function SoldOutDialog({ order: { product, instead, key }, back, redrawn }: SoldOutDialogProps) {
  const t = useText('place-order')
  const words = useText('product')
  const price = usePrice()
  const fetcher = useFetcher<typeof placeOrderAction>()
  const busy = fetcher.state !== 'idle'
  const refused = (fetcher.data as RedrawnOrder | undefined) ?? redrawn
  const form = useFormErrors(refused, orderErrors(t, price, refused))
  const summary = orderSummary(t, form)
  const { stockState, stock: left, minimum } = product
  return (
    <Sheet
      title={t('title')}
      back={back}
      close={t('close')}
      foot={
        <ButtonLink to={back} preventScrollReset variant="line">
          {t('close')}
        </ButtonLink>
      }
    >
      <div className="grid gap-6">
        <fetcher.Form method="post" action={sentTo(placeOrderPath(product.id))} className="grid gap-6">
          <input type="hidden" name="key" value={refused?.key ?? key} />
          <input type="hidden" name="back" value={back} />
          <LostResponseNotice />
          <FormErrors {...summary} attempt={form.attempt} />
          <OrderedProduct product={product} />
          <p className="rounded-control bg-sand px-4 py-3">
            {stockState === 'sold_out' ? t('sold-out.text') : t('sold-out.below', { left, minimum })}
          </p>
          <div>
            <Button name="intent" value="tell" busy={busy}>
              {t(busy ? 'telling' : 'tell')}
            </Button>
          </div>
        </fetcher.Form>
        {instead && instead.length > 0 ? (
          <section aria-labelledby="instead" className="grid gap-2">
            <h3 id="instead" className="text-lg">
              {words('similar')}
            </h3>
            <ul className="grid border-t border-rule sm:grid-cols-2 sm:gap-x-6">
              {instead.map((card) => (
                <li key={card.id} className="flex items-center gap-3 border-b border-line py-3">
                  <div className="size-14 flex-none rounded-control bg-sand">
                    {card.image ? <Photo picture={card.image} alt="" sizes="56px" /> : null}
                  </div>
                  <div className="grid min-w-0">
                    <Link
                      to={`/products/${card.id}`}
                      className="inline-flex min-h-10 items-center font-semibold text-text"
                    >
                      <Written language={card.language}>{card.name}</Written>
                    </Link>
                    {card.priceCents === null ? null : <Price cents={card.priceCents} className="text-sm" />}
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </Sheet>
  )
}
