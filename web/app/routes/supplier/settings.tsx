import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { isAccountAnswer } from '../../features/account/account-answers.ts'
import { AccountSections } from '../../features/account/account-sections.tsx'
import { apiTokensPath } from '../../features/api-tokens/paths.ts'
import { PAPERS_PATH } from '../../features/papers/paths.ts'
import { PAYOUT_PATH } from '../../features/payout/paths.ts'
import { changeSettings, loadSettings } from '../../features/settings/supplier/settings.server.ts'
import { supplierSettingsLimits } from '../../features/settings/supplier/settings-errors.ts'
import { SupplierSettingsFormView } from '../../features/settings/supplier/settings-form.tsx'
import { VerificationStateView } from '../../features/settings/supplier/verification-state.tsx'
import { WaitingChange } from '../../features/settings/supplier/waiting-change.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadSettings(args)

export const action = (args: ActionFunctionArgs) => changeSettings(args)

const PATH = '/supplier/settings'

export default function Settings() {
  const t = useText('supplier-settings')
  const { settings, account, key, verificationKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const ofAccount = answer && isAccountAnswer(answer) ? answer : undefined
  const unverified = answer && 'lacks' in answer ? answer : undefined
  const redrawn = answer && 'logo' in answer ? answer : undefined
  const lacking = Object.keys(supplierSettingsLimits).filter((name) =>
    unverified?.lacks.includes(name),
  ) as (keyof typeof supplierSettingsLimits)[]
  const verifying = useFormErrors(unverified, {})
  return (
    <Wrap className="grid gap-8 pt-8 pb-16 lg:pt-10">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-muted">{t('lead')}</p>
      </div>
      <FormErrors
        title={t(lacking.length > 0 ? 'lacks' : 'error')}
        errors={lacking.length > 0 ? lacking.map((field) => ({ field, text: t(`field.${field}`) })) : verifying.errors}
        attempt={verifying.attempt}
      />
      <VerificationStateView settings={settings} formKey={verificationKey} path={PATH} />
      <WaitingChange settings={settings} />
      <p className="flex flex-wrap gap-x-6">
        {[
          { to: PAPERS_PATH, label: t('papers') },
          { to: PAYOUT_PATH, label: t('payout') },
          { to: apiTokensPath('supplier'), label: t('api-tokens') },
        ].map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            className="inline-flex min-h-12 items-center text-primary underline underline-offset-3"
          >
            {label}
          </Link>
        ))}
      </p>
      <SupplierSettingsFormView settings={settings} path={PATH} formKey={key} redrawn={redrawn} />
      <AccountSections account={account} path={PATH} teamPath="/supplier/team" refused={ofAccount} />
    </Wrap>
  )
}
