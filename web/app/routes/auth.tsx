import { useMemo } from 'react'
import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, redirect, useActionData, useNavigation } from 'react-router'
import { PageTitle } from '../components/layout/page-title.tsx'
import { Wrap } from '../components/layout/wrap.tsx'
import { Button } from '../components/ui/button.tsx'
import { ErrorSummary } from '../components/ui/error-summary.tsx'
import { Field } from '../components/ui/field.tsx'
import { signInProblems } from '../features/identity/sign-in-problems.ts'
import { useText } from '../texts.ts'
import { apiContext } from '../visit/contexts.ts'
import { formFields } from '../visit/form-fields.ts'
import { statusOf } from '../visit/status-of.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const session = await context.get(apiContext).identity.session.try({})
  return session.ok ? redirect('/') : null
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { email = '', password = '' } = await formFields(request)
  const answer = await context.get(apiContext).identity.signIn.try({ email, password })
  if (answer.ok) return redirect('/')
  return data({ email, refusal: answer }, { status: statusOf(answer.code) })
}

export default function Auth() {
  const t = useText('auth')
  const refused = useActionData<typeof action>()
  const busy = useNavigation().formAction === '/auth'
  const problems = useMemo(() => (refused ? signInProblems(t, refused.refusal) : []), [t, refused])
  const problemOf = (field: string) => problems.find((problem) => problem.field === field)?.text
  return (
    <Wrap className="grid gap-8 pt-8 pb-16 lg:grid-cols-2 lg:gap-16 lg:pt-18 lg:pb-24">
      <PageTitle>{t('submit')}</PageTitle>
      <div className="grid content-start gap-2">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="text-muted">{t('lead')}</p>
      </div>
      <div className="grid w-full max-w-form content-start gap-6">
        {problems.length > 0 ? <ErrorSummary title={t('error')} problems={problems} /> : null}
        <Form method="post" noValidate className="grid gap-5">
          <Field label={t('email')} name="email" type="email" dir="ltr" autoComplete="username" defaultValue={refused?.email} problem={problemOf('email')} />
          <Field label={t('password')} name="password" type="password" dir="ltr" autoComplete="current-password" problem={problemOf('password')} />
          <Button busy={busy} className="w-full">
            {t(busy ? 'submitting' : 'submit')}
          </Button>
        </Form>
      </div>
    </Wrap>
  )
}
