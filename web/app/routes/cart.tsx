import type { Cart } from '@ticarum/contract/procedures/cart'
import { lazy, Suspense, useEffect, useState } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  redirect,
  useFetcher,
  useLoaderData,
} from 'react-router'
import { PageTitle } from '../components/layout/page-title.tsx'
import { Wrap } from '../components/layout/wrap.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { ErrorState } from '../components/ui/error-state.tsx'
import { Skeleton } from '../components/ui/skeleton.tsx'
import { apiContext } from '../context/contexts.ts'
import { formFields } from '../context/form-fields.server.ts'
import { languageOf } from '../context/language.ts'
import { withReturnTo } from '../context/return-to.ts'
import { currentUser } from '../context/session-guard.server.ts'
import { EmptyCart } from '../features/cart/empty-cart.tsx'
import { CART_PATH } from '../features/cart/paths.ts'
import { UnknownLines } from '../features/cart/unknown-lines.tsx'
import { type BrowserCartLine, readBrowserCart, writeBrowserCart } from '../features/product-actions/browser-cart.ts'
import { askOnWhatsApp } from '../features/whatsapp/ask-on-whatsapp.server.ts'
import { FOR_EVERY_VISITOR } from '../render/cache-control.ts'
import { useText } from '../texts.ts'

const CartView = lazy(() => import('../features/cart/cart-view.tsx').then(({ CartView }) => ({ default: CartView })))

/** A visitor's cart. Signed-in users are redirected to their company's. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await currentUser(context)
  if (user) throw redirect(user.role === 'customer' ? CART_PATH : '/')
  return data({ ask: (await askOnWhatsApp({ request, context }))('cart') }, { headers: FOR_EVERY_VISITOR })
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

/** Prices the lines of the browser cart. A POST, because they are too long for a URL. */
export async function action({ request, context }: ActionFunctionArgs): Promise<{ cart: Cart | null }> {
  const { lines = '[]' } = await formFields(request)
  const answer = await context.get(apiContext).cart.price.try({ lines, language: languageOf(request) })
  return { cart: answer.ok ? answer.value : null }
}

export const shouldRevalidate = () => false

export default function VisitorsCart() {
  const t = useText('cart')
  const { ask } = useLoaderData<typeof loader>()
  const fetcher = useFetcher<typeof action>()
  const [lines, setLines] = useState<BrowserCartLine[]>()
  const { submit } = fetcher
  useEffect(() => setLines(readBrowserCart().lines), [])
  useEffect(() => {
    if (lines && lines.length > 0) void submit({ lines: JSON.stringify(lines) }, { method: 'post', action: '/cart' })
  }, [lines, submit])

  const keep = (next: BrowserCartLine[]) => {
    writeBrowserCart(next)
    setLines(next)
  }
  const actions = {
    change: async (line: BrowserCartLine) => {
      // From storage: several lines may be saved before the page is drawn again.
      keep(readBrowserCart().lines.map((each) => (each.productId === line.productId ? line : each)))
      return undefined
    },
    remove: (id: string) => keep((lines ?? []).filter(({ productId }) => productId !== id)),
  }
  const cart = fetcher.data?.cart
  return (
    <Wrap className="grid gap-6 pt-8 pb-16 lg:pt-10">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-muted">{t('visitor')}</p>
      </div>
      <noscript>
        <ButtonLink to={withReturnTo('/auth', CART_PATH)}>{t('sign-in')}</ButtonLink>
      </noscript>
      {lines === undefined || lines.length === 0 ? (
        <div className={lines ? undefined : 'in-[[data-cart]]:hidden'}>
          <EmptyCart />
        </div>
      ) : null}
      {/* Until the page is awake, only the attribute says whether this browser has a cart. */}
      {lines === undefined ? (
        <div className="hidden in-[[data-cart]]:block">
          <Skeleton label={t('loading')} />
        </div>
      ) : lines.length === 0 ? null : cart === undefined ? (
        <Skeleton label={t('loading')} />
      ) : cart === null ? (
        <ErrorState title={t('error')} text={t('error.load')} again={{ label: t('again'), to: '/cart' }} />
      ) : (
        <>
          {cart.unknown.length > 0 ? (
            <UnknownLines
              count={cart.unknown.length}
              drop={() => keep(lines.filter(({ productId }) => !cart.unknown.includes(productId)))}
            />
          ) : null}
          <Suspense>
            <CartView
              cart={cart}
              actions={actions}
              next={{ to: withReturnTo('/auth', CART_PATH), label: t('sign-in-to-order') }}
            />
          </Suspense>
        </>
      )}
      {ask ? <a {...ask.link}>{ask.label}</a> : null}
    </Wrap>
  )
}
