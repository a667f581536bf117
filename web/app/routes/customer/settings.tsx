import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { isAccountAnswer } from '../../features/account/account-answers.ts'
import { AccountSections } from '../../features/account/account-sections.tsx'
import { apiTokensPath } from '../../features/api-tokens/paths.ts'
import { CUSTOMER_SETTINGS_PATH } from '../../features/settings/customer/paths.ts'
import { loadCustomerSettings, saveCustomerSettingsAction } from '../../features/settings/customer/settings.server.ts'
import { CustomerSettingsFormView } from '../../features/settings/customer/settings-form.tsx'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadCustomerSettings(args)

export const action = (args: ActionFunctionArgs) => saveCustomerSettingsAction(args)

export default function Settings() {
  const t = useText('customer-settings')
  const { settings, rates, account, key } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const ofAccount = answer && isAccountAnswer(answer) ? answer : undefined
  const refused = answer && !isAccountAnswer(answer) ? answer : undefined
  return (
    <Wrap className="grid gap-8 pt-8 pb-16 lg:pt-10">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-muted">{t('lead')}</p>
      </div>
      {settings ? (
        <CustomerSettingsFormView settings={settings} rates={rates} formKey={key} refused={refused} />
      ) : (
        <ErrorState
          title={t('error')}
          text={t('error.load')}
          again={{ label: t('again'), to: CUSTOMER_SETTINGS_PATH }}
        />
      )}
      <Link
        to={apiTokensPath('customer')}
        className="inline-flex min-h-12 items-center justify-self-start text-primary underline underline-offset-3"
      >
        {t('api-tokens')}
      </Link>
      <AccountSections account={account} path={CUSTOMER_SETTINGS_PATH} teamPath="/customer/team" refused={ofAccount} />
    </Wrap>
  )
}
