import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { PageTitle } from '../components/layout/page-title.tsx'
import { Wrap } from '../components/layout/wrap.tsx'
import { BackLink } from '../components/ui/back-link.tsx'
import { claimDealAction, loadClaim } from '../features/deals/claim-deal.server.ts'
import { ClaimForm } from '../features/deals/claim-form.tsx'
import { dealPath } from '../features/deals/paths.ts'
import { LinkGone } from '../features/orders/link-gone.tsx'
import { useText } from '../texts.ts'

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders

export const loader = (args: LoaderFunctionArgs) => loadClaim(args)

export const action = (args: ActionFunctionArgs) => claimDealAction(args)

/** A quote that the desk prepared becomes that of the reader's company, or waits for the desk's consent. */
export default function ClaimDealPage() {
  const t = useText('claims')
  const loaded = useLoaderData<typeof loader>()
  const redrawn = useActionData<typeof action>()
  if (!loaded.deal) return <LinkGone title={t('title')} gone={loaded.gone} />
  const { deal, state, token, emailToConfirm, key } = loaded
  return (
    <Wrap className="grid max-w-prose! gap-6 pt-4 pb-16 lg:pt-6">
      <PageTitle>{t('title')}</PageTitle>
      <BackLink to={dealPath(token)}>{t('back', { number: deal.number })}</BackLink>
      <div className="grid gap-2">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="text-muted">{t('what', deal)}</p>
      </div>
      {state === 'open' ? (
        <>
          <p>{t('how')}</p>
          <ClaimForm token={token} emailToConfirm={emailToConfirm} formKey={key} redrawn={redrawn} />
        </>
      ) : (
        <p role="status" className="rounded-card bg-sand px-5 py-4">
          {t(state)}
        </p>
      )}
    </Wrap>
  )
}
