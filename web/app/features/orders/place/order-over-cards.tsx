import { lazy, Suspense, useEffect } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { loader } from '../../../routes/product-order.tsx'
import { placeOrderPath, withoutOverlay } from '../../listings/overlay-paths.ts'

const PlaceOrderDialog = lazy(() =>
  import('./place-order-dialog.tsx').then(({ PlaceOrderDialog }) => ({ default: PlaceOrderDialog })),
)
const loading = <div className="progress-line fixed inset-x-0 top-0 z-50 h-1 bg-primary" />

/** The order dialog over a list; it loads the current product. */
export function OrderOverCards({ id }: { id: string }) {
  const { pathname, search } = useLocation()
  const { load, data: order } = useFetcher<typeof loader>({ key: `order-${id}` })
  useEffect(() => {
    void load(placeOrderPath(id))
  }, [id, load])
  if (order?.product.id !== id) return loading
  return (
    <Suspense fallback={loading}>
      <PlaceOrderDialog key={order.product.id} order={order} back={pathname + withoutOverlay(search)} />
    </Suspense>
  )
}
