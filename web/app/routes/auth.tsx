import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Tabs } from '../components/ui/tabs.tsx'
import { visitContext } from '../context/contexts.ts'
import { formFields } from '../context/form-fields.server.ts'
import { ownPath } from '../context/own-path.ts'
import { withReturnTo } from '../context/return-to.ts'
import { currentUser } from '../context/session-guard.server.ts'
import { AuthSheet } from '../features/identity/auth-sheet.tsx'
import { GoogleButton } from '../features/identity/google-button.tsx'
import { clearedKnownEmail, knownEmail } from '../features/identity/known-email.ts'
import { logIn } from '../features/identity/log-in.server.ts'
import { LoginForm } from '../features/identity/login-form.tsx'
import { signUpAction } from '../features/identity/sign-up.server.ts'
import { SignUpFormView } from '../features/identity/sign-up-form.tsx'
import { newFormKey } from '../forms/form-key.ts'
import { useText } from '../texts.ts'

const divider =
  'flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 ' +
  'after:bg-line'

/** Tab, role and return URL from the URL. */
function readQuery(request: Request) {
  const query = new URL(request.url).searchParams
  return {
    tab: query.get('tab') === 'signup' ? ('signup' as const) : ('login' as const),
    role: query.get('role') === 'supplier' ? ('supplier' as const) : ('customer' as const),
    returnTo: ownPath(query.get('returnTo') ?? undefined),
  }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { tab, role, returnTo } = readQuery(request)
  if (await currentUser(context)) throw redirect(returnTo)
  const { secure, googleOrigin } = context.get(visitContext)
  const email = knownEmail(request)
  const headers = email ? { 'set-cookie': clearedKnownEmail(secure) } : {}
  return data({ tab, role, returnTo, email, key: newFormKey(), google: googleOrigin !== undefined }, { headers })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { tab, returnTo } = readQuery(request)
  const fields = await formFields(request)
  return tab === 'signup' ? signUpAction(request, context, fields, returnTo) : logIn(context, fields, returnTo)
}

export const headers = () => ({ 'cache-control': 'private, no-store' })

export default function Auth() {
  const t = useText('auth')
  const { tab, role, returnTo, email, key, google } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const signingUp = tab === 'signup'
  const tabs = [
    { label: t('submit'), to: withReturnTo('?tab=login', returnTo), current: !signingUp },
    {
      label: t('sign-up'),
      to: withReturnTo(role === 'supplier' ? '?tab=signup&role=supplier' : '?tab=signup', returnTo),
      current: signingUp,
    },
  ]
  return (
    <AuthSheet
      title={t(signingUp ? 'sign-up.title' : 'title')}
      lead={t(signingUp ? 'sign-up.lead' : 'lead')}
      tab={t(signingUp ? 'sign-up' : 'submit')}
    >
      <Tabs label={t('tabs')} tabs={tabs} />
      {signingUp ? (
        <SignUpFormView role={role} formKey={key} refused={refused} />
      ) : (
        <LoginForm email={email} refused={refused} />
      )}
      {google ? (
        <>
          <p className={divider}>{t('or')}</p>
          <GoogleButton returnTo={returnTo} />
        </>
      ) : null}
    </AuthSheet>
  )
}
