import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs } from 'react-router'
import { changeWebhooks, loadWebhooks } from '../features/webhooks/webhooks.server.ts'
import { WebhooksPage } from '../features/webhooks/webhooks-page.tsx'

export const loader = (args: LoaderFunctionArgs) => loadWebhooks(args)

export const action = (args: ActionFunctionArgs) => changeWebhooks(args)

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders

export default function Webhooks() {
  return <WebhooksPage />
}
