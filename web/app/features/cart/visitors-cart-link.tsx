import { readBrowserCart } from '../product-actions/browser-cart.ts'
import { CartLink, useCount } from './cart-in-bar.tsx'

/** In the browser only: nobody else knows of it. */
export function VisitorsCartLink() {
  const [count] = useCount(() => readBrowserCart().lines.length)
  return count > 0 ? <CartLink to="/cart" count={count} /> : null
}
