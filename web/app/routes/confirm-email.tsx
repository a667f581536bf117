import {
  type ActionFunctionArgs,
  data,
  Form,
  type HeadersArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { Button, ButtonLink } from '../components/ui/button.tsx'
import { apiContext } from '../context/contexts.ts'
import type { FlashMessage } from '../context/flash.ts'
import { formFields } from '../context/form-fields.server.ts'
import { ownPath } from '../context/own-path.ts'
import { currentUser } from '../context/session-guard.server.ts'
import { accountErrors } from '../features/identity/account-errors.ts'
import { AuthSheet } from '../features/identity/auth-sheet.tsx'
import { EmailAddressLink } from '../features/identity/email-address-link.tsx'
import { FormErrors } from '../forms/form-errors.tsx'
import { newFormKey } from '../forms/form-key.ts'
import { redirectWithToast } from '../forms/redirect-with-toast.server.ts'
import { refuse } from '../forms/refuse.server.ts'
import { sentTo } from '../forms/sent-to.ts'
import { useFormErrors } from '../forms/use-form-errors.ts'
import { useText } from '../texts.ts'

/** Opening the link must not confirm, because mail scanners open links too. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const token = url.searchParams.get('token')
  const user = await currentUser(context)
  const waits = token
    ? ('confirm' as const)
    : user && !user.emailConfirmed
      ? ('send' as const)
      : user
        ? ('nothing' as const)
        : ('sign-in' as const)
  return data({ token, waits, key: newFormKey() }, { headers: token ? { 'cache-control': 'private, no-store' } : {} })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, token = '', key = newFormKey(), back } = await formFields(request)
  const { identity } = context.get(apiContext)
  const leave = (to: string, message: FlashMessage) => redirectWithToast(context, to, message)

  if (intent === 'send') {
    const sent = await identity.askConfirmation.try({}, key)
    if (sent.ok) return leave(ownPath(back), 'confirmation-sent')
    return sent.code === 'UNAUTHENTICATED' ? redirect('/auth') : refuse(sent, key, { values: {} })
  }
  const confirmed = await identity.confirmEmail.try({ token }, key)
  if (confirmed.ok) return leave('/', 'email-confirmed')
  return confirmed.code === 'LINK_INVALID' || confirmed.code === 'INPUT_INVALID'
    ? leave('/confirm-email', 'link-invalid')
    : refuse(confirmed, key, { values: {} })
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

export default function ConfirmEmail() {
  const t = useText('confirm-email')
  const { token, waits, key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const busy = useNavigation().formMethod === 'POST'
  const { errors, attempt } = useFormErrors(refused, accountErrors(useText('auth')))
  return (
    <AuthSheet title={t('title')} lead={t(`lead.${waits}`)}>
      <FormErrors title={t('error')} errors={errors} attempt={attempt} />
      {waits === 'confirm' || waits === 'send' ? (
        <Form method="post" {...(token ? {} : { action: sentTo('/confirm-email') })} className="grid">
          <input type="hidden" name="key" value={refused?.key ?? key} />
          {token ? (
            <input type="hidden" name="token" value={token} />
          ) : (
            <input type="hidden" name="intent" value="send" />
          )}
          <Button busy={busy}>{t(busy ? 'busy' : waits)}</Button>
        </Form>
      ) : (
        <ButtonLink to={waits === 'sign-in' ? '/auth?returnTo=/confirm-email' : '/'}>{t(waits)}</ButtonLink>
      )}
      {waits === 'send' ? <EmailAddressLink /> : null}
    </AuthSheet>
  )
}
