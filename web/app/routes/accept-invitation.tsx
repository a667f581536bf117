import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { ButtonLink } from '../components/ui/button.tsx'
import { apiContext } from '../context/contexts.ts'
import { formFields } from '../context/form-fields.server.ts'
import { withReturnTo } from '../context/return-to.ts'
import { statusOf } from '../context/status-of.server.ts'
import { useThisPage } from '../context/this-page.ts'
import {
  acceptanceOf,
  acceptInvitationAction,
  type Reason,
  reasonOf,
} from '../features/identity/accept-invitation.server.ts'
import { AcceptanceForm } from '../features/identity/acceptance-form.tsx'
import { AuthSheet } from '../features/identity/auth-sheet.tsx'
import { JoinForm } from '../features/identity/join-form.tsx'
import { newFormKey } from '../forms/form-key.ts'
import { useText } from '../texts.ts'

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token')

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = tokenIn(request)
  const invalid = (reason: Reason, status: number) =>
    data({ invalid: reason, invitation: null, acceptance: null, key: '' }, { status })
  if (!token) return invalid('no-token', 404)
  const answer = await context.get(apiContext).invitations.check.try({ token })
  if (!answer.ok) return invalid(reasonOf(answer.code), answer.code === 'INPUT_INVALID' ? 404 : statusOf(answer.code))
  return data({
    invalid: null,
    invitation: answer.value,
    acceptance: await acceptanceOf(context, answer.value),
    key: newFormKey(),
  })
}

export async function action({ request, context }: ActionFunctionArgs) {
  return acceptInvitationAction(request, context, tokenIn(request) ?? '', await formFields(request))
}

export const headers = () => ({ 'cache-control': 'private, no-store' })

export default function AcceptInvitation() {
  const t = useText('accept-invitation')
  const { invalid, invitation, acceptance, key } = useLoaderData<typeof loader>()
  const wayBack = useThisPage()
  const refused = useActionData<typeof action>()
  const reason = refused?.invalid ?? invalid
  if (reason || !invitation) {
    return (
      <AuthSheet title={t('invalid')}>
        <p role="alert" className="text-lg">
          {t(`invalid.${reason ?? 'other'}`)}
        </p>
        <ButtonLink to="/">{t('home')}</ButtonLink>
      </AuthSheet>
    )
  }
  const { email, role, companyName } = invitation
  const lead = companyName ? t('lead.company', { company: companyName, role }) : t('lead', { role })
  return (
    <AuthSheet title={t('title')} lead={lead}>
      {acceptance === 'join' ? <JoinForm email={email} formKey={key} refused={refused} /> : null}
      {acceptance === 'new' || (acceptance !== 'join' && refused) ? (
        <AcceptanceForm email={email} fullName={invitation.fullName} formKey={key} refused={refused} />
      ) : null}
      {acceptance === 'has-role' ? <p>{t('has-role')}</p> : null}
      {acceptance === 'sign-in' ? (
        <>
          <p>{t('sign-in.text', { email })}</p>
          <ButtonLink to={withReturnTo('/auth', wayBack)}>{t('sign-in')}</ButtonLink>
        </>
      ) : null}
    </AuthSheet>
  )
}
