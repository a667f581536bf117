import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useRevalidator,
} from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { changeCart, loadCart } from '../../features/cart/cart.server.ts'
import { CartErrors } from '../../features/cart/cart-errors.tsx'
import { CartView } from '../../features/cart/cart-view.tsx'
import { CheckOutSheet } from '../../features/cart/check-out-sheet.tsx'
import { EmptyCart } from '../../features/cart/empty-cart.tsx'
import { CART_PATH, CHECKOUT_PATH } from '../../features/cart/paths.ts'
import type { RedrawnOrder } from '../../features/orders/place/place-order-errors.ts'
import type { BrowserCartLine } from '../../features/product-actions/browser-cart.ts'
import { callApi } from '../../forms/call-api.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadCart(args)

export const action = (args: ActionFunctionArgs) => changeCart(args)

/** A conflict (409) reloads the cart, so it shows current prices and stock. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

export default function CustomerCart() {
  const t = useText('cart')
  const { cart, checkout, ask } = useLoaderData<typeof loader>()
  const refused: RedrawnOrder | undefined = useActionData<typeof action>()
  const { revalidate } = useRevalidator()
  const orders = cart?.groups.filter(({ totalCents }) => totalCents > 0).length ?? 0
  const actions = {
    change: async (line: BrowserCartLine) => {
      const answer = await callApi('cart.change', line)
      if (answer.ok) await revalidate()
      return answer.ok ? undefined : (answer.code ?? 'UNAVAILABLE')
    },
  }
  const ofLine = refused?.code && refused.values.productId ? { ...refused, code: refused.code } : undefined
  const ofCart = ofLine || !checkout ? refused : undefined
  return (
    <Wrap className="grid gap-6 pt-8 pb-16 lg:pt-10">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-3xl">{t('title')}</h1>
        {cart && cart.count > 0 ? <p className="max-w-prose text-muted">{t('lead')}</p> : null}
      </div>
      <CartErrors cart={cart} refused={ofCart} />
      {cart === null ? (
        <ErrorState title={t('error')} text={t('error.load')} again={{ label: t('again'), to: CART_PATH }} />
      ) : cart.count === 0 ? (
        <EmptyCart />
      ) : (
        <CartView
          cart={cart}
          actions={actions}
          refused={ofLine}
          quotes
          next={orders > 0 ? { to: CHECKOUT_PATH, label: t('review', { count: orders }) } : null}
        />
      )}
      {ask ? <a {...ask.link}>{ask.label}</a> : null}
      {cart && checkout ? (
        <CheckOutSheet
          cart={cart}
          destinations={checkout.destinations}
          values={checkout.values}
          emailToConfirm={checkout.emailToConfirm}
          formKey={checkout.key}
          refused={ofCart ? undefined : refused}
        />
      ) : null}
    </Wrap>
  )
}
