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
 * With a form in it, and for a customer with an address: nobody else keeps it. Its own browser does, so that who goes
 * back sends the same form.
 */
export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

/** Who saw another price, or a stock that is gone, sees what it is now. */
export const shouldRevalidate = ({
  actionStatus,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => (formMethod === undefined ? defaultShouldRevalidate : actionStatus === 409)

/** Over the page of its product. */
export default function ProductOrder() {
  const order = useLoaderData<typeof loader>()
  const redrawn = useActionData<typeof action>()
  return <PlaceOrderDialog order={order} back={`/products/${order.product.id}`} redrawn={redrawn} />
}
