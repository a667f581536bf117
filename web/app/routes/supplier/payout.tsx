import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { loadPayout, proposePayoutAction } from '../../features/payout/payout.server.ts'
import { PayoutForm } from '../../features/payout/payout-form.tsx'
import { PayoutView } from '../../features/payout/payout-view.tsx'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadPayout(args)

export const action = (args: ActionFunctionArgs) => proposePayoutAction(args)

export default function SupplierPayoutPage() {
  const t = useText('payout')
  const { payout, ways, key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <Wrap className="grid gap-8 pt-8 pb-16 lg:pt-10">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-muted">{t('lead')}</p>
      </div>
      <PayoutView payout={payout} />
      {payout.mayChange ? (
        <PayoutForm ways={ways} formKey={key} refused={refused} />
      ) : (
        <p className="text-muted">{t('owners-only')}</p>
      )}
    </Wrap>
  )
}
