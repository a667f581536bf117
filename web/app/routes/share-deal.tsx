import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { PageTitle } from '../components/layout/page-title.tsx'
import { Wrap } from '../components/layout/wrap.tsx'
import { BackLink } from '../components/ui/back-link.tsx'
import { loadSharedDeal, shareDealAction } from '../features/deals/share-deal.server.ts'
import { ShareDeal } from '../features/deals/share-deal.tsx'
import { quotePath } from '../features/quotes/paths.ts'
import { useText } from '../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadSharedDeal(args)

export const action = (args: ActionFunctionArgs) => shareDealAction(args)

export default function ShareDealPage() {
  const t = useText('share-deal')
  const { quote, role } = useLoaderData<typeof loader>()
  return (
    <Wrap className="grid max-w-prose! gap-6 pt-4 pb-16 lg:pt-6">
      <PageTitle>{t('title')}</PageTitle>
      <BackLink to={quotePath(role, quote.id)}>{t('back', { number: quote.number })}</BackLink>
      <h1 className="text-3xl">{t('title')}</h1>
      <ShareDeal quoteId={quote.id} shared={quote.shared} answered={useActionData<typeof action>()} />
    </Wrap>
  )
}
