import { type CompanyKind, companyKinds } from '@ticarum/contract/values/roles'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { Icon } from '../components/icons/icon.tsx'
import { PageTitle } from '../components/layout/page-title.tsx'
import { Wrap } from '../components/layout/wrap.tsx'
import { Button } from '../components/ui/button.tsx'
import { apiContext } from '../context/contexts.ts'
import { formFields } from '../context/form-fields.server.ts'
import { ownPath } from '../context/own-path.ts'
import { currentUser } from '../context/session-guard.server.ts'
import { dashboardPath } from '../features/identity/dashboards.ts'
import { FormErrors } from '../forms/form-errors.tsx'
import { newFormKey } from '../forms/form-key.ts'
import { redirectWithToast } from '../forms/redirect-with-toast.server.ts'
import { refuse } from '../forms/refuse.server.ts'
import { useFormErrors } from '../forms/use-form-errors.ts'
import { useText } from '../texts.ts'

/** Visitors must sign in first; users with a role cannot choose again. */
async function requireRoleless(context: Readonly<RouterContextProvider>): Promise<void> {
  const user = await currentUser(context)
  if (!user) throw redirectWithToast(context, '/auth', 'sign-in-to-choose')
  if (user.role === 'supplier' || user.role === 'customer') throw redirect(dashboardPath[user.role])
  if (user.role) throw redirect('/')
}

export async function loader({ context }: LoaderFunctionArgs) {
  await requireRoleless(context)
  return data({ key: newFormKey() })
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  await requireRoleless(context)
  const { role = '', key = '' } = await formFields(request)
  // the door validates the role
  const chosen = await context.get(apiContext).identity.chooseRole.try({ role: role as CompanyKind }, key)
  if (!chosen.ok) {
    const chosenBefore = chosen.code === 'ROLE_ALREADY_CHOSEN' || chosen.code === 'KEY_REUSED'
    return chosenBefore ? redirect('/role-selection') : refuse(chosen, key, { values: {} })
  }
  const wayBack = url.searchParams.get('returnTo')
  const page = wayBack ? ownPath(wayBack) : dashboardPath[chosen.value.role]
  return redirectWithToast(context, page, `registered-${chosen.value.role}`)
}

export const headers = () => ({ 'cache-control': 'private, no-store' })

const reasons = ['first', 'second', 'third', 'fourth'] as const

export default function RoleSelection() {
  const t = useText('role-selection')
  const { key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { errors, attempt } = useFormErrors(refused, { otherwise: t('error.text') })
  const choosing = useNavigation().formData?.get('role')
  return (
    <Wrap className="grid gap-8 pt-8 pb-16 lg:pt-18 lg:pb-24">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="text-muted">{t('lead')}</p>
      </div>
      <FormErrors title={t('error')} errors={errors} attempt={attempt} />
      <div className="grid gap-4 md:grid-cols-2 lg:gap-8">
        {companyKinds.map((role) => (
          <Form
            key={role}
            method="post"
            className="grid grid-rows-[auto_1fr_auto] gap-5 rounded-card border border-line bg-surface p-6"
          >
            <input type="hidden" name="key" value={refused?.key ?? key} />
            <h2 className="text-2xl">{t(role)}</h2>
            <ul className="grid content-start gap-3">
              {reasons.map((reason) => (
                <li key={reason} className="flex gap-3">
                  <span className="mt-0.5 text-success">
                    <Icon name="check" />
                  </span>
                  {t(`${role}.${reason}`)}
                </li>
              ))}
            </ul>
            <Button name="role" value={role} busy={choosing != null} className="w-full">
              {choosing === role ? t('busy') : t(`${role}.continue`)}
            </Button>
          </Form>
        ))}
      </div>
    </Wrap>
  )
}
