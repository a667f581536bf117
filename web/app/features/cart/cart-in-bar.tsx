import { Suspense, useEffect, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { HiddenText } from '../../components/ui/hidden-text.tsx'
import { useText } from '../../texts.ts'
import { readBrowserCart } from '../product-actions/browser-cart.ts'

const countBadge =
  'absolute end-0.5 top-0.5 min-w-5 rounded-mark bg-highlight px-1 text-center text-xs leading-5 font-bold ' +
  'text-on-highlight'

/** Link to the cart with its line count, which stays current when something is added. */
function CartLink({ to, count }: { to: string; count: number }) {
  const t = useText('cart-bar')
  return (
    <Link
      to={to}
      className="relative grid size-12 flex-none place-items-center rounded-control text-text hover:bg-sand"
    >
      <Icon name="cart" />
      <HiddenText>{t('cart', { count })}</HiddenText>
      {count > 0 ? (
        <span aria-hidden="true" className={countBadge}>
          {count}
        </span>
      ) : null}
    </Link>
  )
}

function useCartCount(known: number): [number, (count: number) => void] {
  const [count, setCount] = useState(known)
  useEffect(() => {
    const hear = (event: Event) => setCount((event as CustomEvent<number>).detail)
    addEventListener('cart', hear)
    return () => removeEventListener('cart', hear)
  }, [])
  return [count, setCount]
}

/** Takes over `cart` after every action, and merges the visitor's browser cart once they are signed in. */
export function CustomersCart({ cart }: { cart: { count: number } }) {
  const [count, setCount] = useCartCount(cart.count)
  const { revalidate } = useRevalidator()
  useEffect(() => setCount(cart.count), [cart, setCount])
  useEffect(() => {
    if (localStorage.getItem('cart'))
      void import('./merge-cart.ts')
        .then(({ mergeCart }) => mergeCart())
        .then((merged) => (merged ? revalidate() : undefined))
  }, [revalidate])
  return <CartLink to="/customer/cart" count={count} />
}

/** Only the browser knows a visitor's cart, so its texts are fetched only when it has lines. */
export function VisitorsCart() {
  const [count, setCount] = useCartCount(0)
  useEffect(() => setCount(readBrowserCart().lines.length), [setCount])
  return <Suspense>{count > 0 ? <CartLink to="/cart" count={count} /> : null}</Suspense>
}
