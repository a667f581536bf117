import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { loadDeliveries, replayDeliveries } from '../features/webhooks/deliveries.server.ts'
import { DeliveriesPage } from '../features/webhooks/deliveries-page.tsx'

export const loader = (args: LoaderFunctionArgs) => loadDeliveries(args)

export const action = (args: ActionFunctionArgs) => replayDeliveries(args)

export default function Webhook() {
  return <DeliveriesPage />
}
