import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData, useParams } from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { BackLink } from '../../components/ui/back-link.tsx'
import { DecidePayoutForm } from '../../features/payout/decide-payout-form.tsx'
import { deskPayoutPath } from '../../features/payout/paths.ts'
import { decidePayoutAction, loadDeskPayout } from '../../features/payout/payout.server.ts'
import { PayoutView } from '../../features/payout/payout-view.tsx'
import { deskSupplierPath } from '../../features/suppliers/desk/paths.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadDeskPayout(args)

export const action = (args: ActionFunctionArgs) => decidePayoutAction(args)

export default function DeskPayoutPage() {
  const t = useText('payout')
  const { id = '' } = useParams()
  const { payout, name, ways, key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <Wrap className="grid gap-8 pt-4 pb-16 lg:pt-6">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid gap-2">
        <BackLink to={deskSupplierPath(id)}>{name}</BackLink>
        <h1 className="text-3xl">{t('title')}</h1>
      </div>
      <PayoutView payout={payout} />
      {payout.latest?.state === 'proposed' ? (
        <DecidePayoutForm
          key={payout.latest.id}
          proposalId={payout.latest.id}
          address={deskPayoutPath(id)}
          ways={ways}
          formKey={key}
          refused={refused}
        />
      ) : null}
    </Wrap>
  )
}
