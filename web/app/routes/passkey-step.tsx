import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { AuthSheet } from '../features/identity/auth-sheet.tsx'
import { loadPasskeyStep, passkeyStepAction } from '../features/identity/passkey-step.server.ts'
import { PasskeyStep } from '../features/identity/passkey-step.tsx'
import { useText } from '../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadPasskeyStep(args)

export const action = (args: ActionFunctionArgs) => passkeyStepAction(args)

export const headers = () => ({ 'cache-control': 'private, no-store' })

/** Also after a refusal: the sign-in may be too old by now. */
export const shouldRevalidate = () => true

/** The second step of a sign-in, for whoever has a passkey. */
export default function PasskeyStepPage() {
  const t = useText('auth')
  const { asked, back } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <AuthSheet title={t('passkey.title')} lead={t('passkey.lead')}>
      <PasskeyStep request={asked} back={back} refused={refused !== undefined} />
    </AuthSheet>
  )
}
