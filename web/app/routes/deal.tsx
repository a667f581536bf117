import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadDeal } from '../features/deals/deal.server.ts'
import { DealView } from '../features/deals/deal-view.tsx'
import { LinkGone } from '../features/orders/link-gone.tsx'
import { useText } from '../texts.ts'

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders

export const loader = (args: LoaderFunctionArgs) => loadDeal(args)

export default function DealPage() {
  const t = useText('deal')
  const loaded = useLoaderData<typeof loader>()
  return loaded.deal ? <DealView {...loaded} /> : <LinkGone title={t('none')} gone={loaded.gone} />
}
