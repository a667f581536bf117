import { type ActionFunctionArgs, Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button } from '../components/ui/button.tsx'
import { Field } from '../components/ui/field.tsx'
import { apiContext } from '../context/contexts.ts'
import { formFields } from '../context/form-fields.server.ts'
import { accountErrors } from '../features/identity/account-errors.ts'
import { AuthSheet } from '../features/identity/auth-sheet.tsx'
import { FormErrors } from '../forms/form-errors.tsx'
import { newFormKey } from '../forms/form-key.ts'
import { redirectWithToast } from '../forms/redirect-with-toast.server.ts'
import { refuse } from '../forms/refuse.server.ts'
import { sentTo } from '../forms/sent-to.ts'
import { useFormErrors } from '../forms/use-form-errors.ts'
import { useText } from '../texts.ts'

export const loader = () => ({ key: newFormKey() })

export async function action({ request, context }: ActionFunctionArgs) {
  const { email = '', key = '' } = await formFields(request)
  const answer = await context.get(apiContext).identity.forgotPassword.try({ email }, key)
  if (!answer.ok) return refuse(answer, key, { values: { email } })
  return redirectWithToast(context, '/auth', 'reset-mail-sent')
}

const loadCheck = () =>
  import('../features/identity/form-checks.ts').then(({ checkForgotPassword }) => checkForgotPassword)

export default function ForgotPassword() {
  const t = useText('password')
  const { key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const busy = useNavigation().formMethod === 'POST'
  const { errors, errorOf, attempt, handlers } = useFormErrors(refused, accountErrors(useText('auth')), loadCheck)
  return (
    <AuthSheet title={t('forgot.title')} lead={t('forgot.lead')}>
      <FormErrors title={t('error')} errors={errors} attempt={attempt} />
      <Form method="post" action={sentTo('/forgot-password')} noValidate className="grid gap-5" {...handlers}>
        <input type="hidden" name="key" value={refused?.key ?? key} />
        <Field
          label={t('email')}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          defaultValue={refused?.values.email}
          error={errorOf('email')}
        />
        <Button busy={busy} className="w-full">
          {t(busy ? 'forgot.submitting' : 'forgot.submit')}
        </Button>
      </Form>
      <Link
        to="/auth"
        className="inline-flex min-h-12 items-center justify-self-start text-primary underline underline-offset-3"
      >
        {t('back')}
      </Link>
    </AuthSheet>
  )
}
