import { useEffect } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { loader } from '../../../routes/product-order.tsx'
import { onItsWay } from '../../listings/on-its-way.tsx'
import { placeOrderPath, withoutOver } from '../../listings/over-address.ts'
import { PlaceOrderDialog } from './place-order-dialog.tsx'

/** The order dialog over the list from which it was opened; the product is read anew for it. */
export function OrderOverCards({ id }: { id: string }) {
  const { pathname, search } = useLocation()
  const { load, data: order } = useFetcher<typeof loader>({ key: `order-${id}` })
  useEffect(() => {
    void load(placeOrderPath(id))
  }, [id, load])
  if (order?.product.id !== id) return onItsWay
  return <PlaceOrderDialog key={order.product.id} order={order} back={pathname + withoutOver(search)} />
}
