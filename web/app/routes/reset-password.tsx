import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { Button } from '../components/ui/button.tsx'
import { apiContext } from '../context/contexts.ts'
import { formFields } from '../context/form-fields.server.ts'
import { accountErrors } from '../features/identity/account-errors.ts'
import { AuthSheet } from '../features/identity/auth-sheet.tsx'
import { checkNewPassword } from '../features/identity/form-checks.ts'
import { NewPasswordField } from '../features/identity/new-password-field.tsx'
import { PasswordField } from '../features/identity/password-field.tsx'
import { FormErrors } from '../forms/form-errors.tsx'
import { newFormKey } from '../forms/form-key.ts'
import { redirectWithToast } from '../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../forms/refuse.server.ts'
import { useFormErrors } from '../forms/use-form-errors.ts'
import { useText } from '../texts.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  const token = url.searchParams.get('token')
  if (!token) throw redirectWithToast(context, '/forgot-password', 'link-invalid')
  return { token, key: newFormKey() }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await formFields(request)
  const { token = '', password = '', key = '' } = fields
  const errors = checkNewPassword(fields)
  if (errors.token) return redirectWithToast(context, '/forgot-password', 'link-invalid')
  if (Object.keys(errors).length > 0) return refuseFields(errors, key, { values: {} })

  const answer = await context.get(apiContext).identity.resetPassword.try({ token, password }, key)
  if (answer.ok) return redirectWithToast(context, '/auth', 'password-changed')
  return answer.code === 'LINK_INVALID'
    ? redirectWithToast(context, '/forgot-password', 'link-invalid')
    : refuse(answer, key, { values: {} })
}

export const headers = () => ({ 'cache-control': 'private, no-store' })

const loadCheck = () => import('../features/identity/form-checks.ts').then((checks) => checks.checkNewPassword)

export default function ResetPassword() {
  const t = useText('password')
  const { token, key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const busy = useNavigation().formMethod === 'POST'
  const { errors, errorOf, attempt, handlers } = useFormErrors(refused, accountErrors(useText('auth')), loadCheck)
  return (
    <AuthSheet title={t('reset.title')} lead={t('reset.lead')}>
      <FormErrors title={t('error')} errors={errors} attempt={attempt} />
      <Form method="post" noValidate className="grid gap-5" {...handlers}>
        <input type="hidden" name="key" value={refused?.key ?? key} />
        <input type="hidden" name="token" value={token} />
        {/* Password managers expect a username field, although the link does not tell whose password it is. */}
        <input type="text" name="username" autoComplete="username" hidden readOnly />
        <NewPasswordField label={t('new')} error={errorOf('password')} />
        <PasswordField
          label={t('confirm')}
          name="confirmPassword"
          autoComplete="new-password"
          error={errorOf('confirmPassword')}
        />
        <Button busy={busy} className="w-full">
          {t(busy ? 'reset.submitting' : 'reset.submit')}
        </Button>
      </Form>
    </AuthSheet>
  )
}
