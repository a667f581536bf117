import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { PageTitle } from '../components/layout/page-title.tsx'
import { Wrap } from '../components/layout/wrap.tsx'
import { Button } from '../components/ui/button.tsx'
import { apiContext } from '../context/contexts.ts'
import { formFields } from '../context/form-fields.server.ts'
import { requireUser } from '../context/session-guard.server.ts'
import { EmailAddressLink } from '../features/identity/email-address-link.tsx'
import { GoogleButton } from '../features/identity/google-button.tsx'
import { AddPasskeyDialog } from '../features/security/add-passkey-dialog.tsx'
import { isPasskeyIntent } from '../features/security/passkey-errors.ts'
import { PasskeySection } from '../features/security/passkey-section.tsx'
import { loadPasskeys, passkeyAction } from '../features/security/passkeys.server.ts'
import { changePasswordAction } from '../features/security/password.server.ts'
import { PasswordForm } from '../features/security/password-form.tsx'
import { SECURITY_PATH } from '../features/security/paths.ts'
import { ProofByPasskey } from '../features/security/proof-by-passkey.tsx'
import { RemovePasskeyDialog } from '../features/security/remove-passkey-dialog.tsx'
import { SessionList } from '../features/security/session-list.tsx'
import { TextMessagesLink } from '../features/text-messages/text-messages-link.tsx'
import { newFormKey } from '../forms/form-key.ts'
import { redirectWithToast } from '../forms/redirect-with-toast.server.ts'
import { doneAt, sentTo } from '../forms/sent-to.ts'
import { useText } from '../texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { email } = await requireUser(args)
  const api = args.context.get(apiContext)
  const [{ items }, ways, texts, passkeys] = await Promise.all([
    api.identity.sessions({}),
    api.identity.signInWays({}),
    api.textMessages.get.try({}),
    loadPasskeys(api, args.request),
  ])
  const textable = texts.ok && texts.value.channels.length > 0
  return { email, textable, sessions: items, mode: passwordModeOf(ways), ways, ...passkeys, key: newFormKey() }
}

/** The action open to the user: without a password they first prove their identity by passkey or Google. */
function passwordModeOf({
  password,
  provenUntil,
}: {
  password: boolean
  provenUntil: string | null
}): 'change' | 'set' | 'prove' {
  if (password) return 'change'
  return provenUntil ? 'set' : 'prove'
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await formFields(request)
  if (isPasskeyIntent(sent.intent)) return passkeyAction(context, sent.intent, sent)
  if (sent.intent !== 'everywhere') return changePasswordAction(context, sent, SECURITY_PATH)
  await context.get(apiContext).identity.signOutEverywhere({})
  return redirectWithToast(context, doneAt(SECURITY_PATH), 'sessions-ended')
}

export default function Security() {
  const t = useText('security')
  const { email, textable, sessions, mode, ways, passkeys, added, adding, removed, key } =
    useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const refusedPassword = isPasskeyIntent(refused?.values.intent) ? undefined : refused
  const ending = useNavigation().formData?.get('intent') === 'everywhere'
  return (
    <Wrap className="grid gap-10 pt-8 pb-16 lg:pt-10">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="flex flex-wrap items-center gap-x-4 break-words">
        {email} <EmailAddressLink />
        {textable ? <TextMessagesLink /> : null}
      </p>
      <section aria-labelledby="password-title" className="grid gap-4">
        <h2 id="password-title" className="text-xl">
          {t(mode === 'change' ? 'password.title' : 'set.title')}
        </h2>
        <p className="text-muted">
          {t(mode === 'change' ? 'password.text' : mode === 'prove' && ways.passkey ? 'prove.passkey' : `${mode}.text`)}
        </p>
        {mode === 'prove' ? null : (
          <PasswordForm mode={mode} path={SECURITY_PATH} email={email} formKey={key} refused={refusedPassword} />
        )}
        {mode === 'prove' || refusedPassword?.code === 'REAUTHENTICATION_REQUIRED' ? (
          ways.passkey ? (
            <ProofByPasskey />
          ) : (
            <GoogleButton returnTo={SECURITY_PATH} again />
          )
        ) : null}
      </section>
      <PasskeySection passkeys={passkeys} added={added} />
      <section aria-labelledby="sessions" className="grid gap-4">
        <h2 id="sessions" className="text-xl">
          {t('sessions.title')}
        </h2>
        <SessionList sessions={sessions} />
        <Form method="post" action={sentTo(SECURITY_PATH)} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button name="intent" value="everywhere" variant="line" busy={ending}>
            {t(ending ? 'everywhere.busy' : 'everywhere')}
          </Button>
          <p className="text-sm text-muted">{t('everywhere.text')}</p>
        </Form>
      </section>
      {adding ? <AddPasskeyDialog ways={ways} formKey={key} refused={refused} /> : null}
      {removed ? <RemovePasskeyDialog passkey={removed} ways={ways} formKey={key} refused={refused} /> : null}
    </Wrap>
  )
}
