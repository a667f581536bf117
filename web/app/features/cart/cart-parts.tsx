import { useEffect, useState } from 'react'
import { late } from '../../components/layout/late.tsx'

export const CustomersCart = late(
  () => import('./cart-in-bar.tsx'),
  (parts) => parts.CustomersCart,
)
const CartLink = late(
  () => import('./visitors-cart-link.tsx'),
  (parts) => parts.VisitorsCartLink,
)

/** A visitor's way to the cart comes once there is something in it; until then it costs nothing. */
export function VisitorsCart() {
  const [filled, setFilled] = useState(false)
  useEffect(() => {
    const show = () => setFilled(true)
    if (localStorage.cart) show()
    addEventListener('cart', show)
    return () => removeEventListener('cart', show)
  }, [])
  return filled ? <CartLink /> : null
}
