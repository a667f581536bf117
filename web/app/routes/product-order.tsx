import {
  type ActionFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { loadPlaceOrder } from '../features/orders/place/load-place-order.server.ts'
import { placeOrderAction } from '../features/orders/place/place-order.server.ts'
import { PlaceOrderDialog } from '../features/orders/place/place-order-dialog.tsx'

export const loader = (args: LoaderFunctionArgs) => loadPlaceOrder(args)

export const action = (args: ActionFunctionArgs) => placeOrderAction(args)

/**
 * The page has a form key, and for customers addresses, so only the reader's own browser may cache it. It does, so that
 * going back and sending the form again repeats the same key.
 */
export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

/** A conflict (409) reloads the dialog, so it shows the current price and stock. */
export const shouldRevalidate = ({
  actionStatus,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => (formMethod === undefined ? defaultShouldRevalidate : actionStatus === 409)

export default function ProductOrder() {
  const order = useLoaderData<typeof loader>()
  const redrawn = useActionData<typeof action>()
  return <PlaceOrderDialog order={order} back={`/products/${order.product.id}`} redrawn={redrawn} />
}
