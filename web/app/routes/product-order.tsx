import {
  type ActionFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { loadOrder } from '../features/ordering/load-order.server.ts'
import { OrderDialog } from '../features/ordering/order-dialog.tsx'
import { placeOrder } from '../features/ordering/place-order.server.ts'

export const loader = (args: LoaderFunctionArgs) => loadOrder(args)

export const action = (args: ActionFunctionArgs) => placeOrder(args)

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
  const sentBack = useActionData<typeof action>()
  return <OrderDialog order={order} back={`/products/${order.product.id}`} sentBack={sentBack} />
}
