import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { isAccountAnswer } from '../../features/account/account-answers.ts'
import { AccountSections } from '../../features/account/account-sections.tsx'
import { AUDIT_PATH } from '../../features/audit/paths.ts'
import { FAILED_MAIL_PATH } from '../../features/mail/paths.ts'
import { PasswordForm } from '../../features/security/password-form.tsx'
import { loadAdminSettings, saveAdminSettingsAction } from '../../features/settings/admin/admin-settings.server.ts'
import { OwnSettingsForm } from '../../features/settings/admin/own-settings-form.tsx'
import { ADMIN_SETTINGS_PATH as PATH } from '../../features/settings/admin/paths.ts'
import { CompanySettingsFormView } from '../../features/settings/company/settings-form.tsx'
import { RatesForm } from '../../features/settings/rates/rates-form.tsx'
import { TradeForm } from '../../features/settings/trade/trade-form.tsx'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadAdminSettings(args)

export const action = (args: ActionFunctionArgs) => saveAdminSettingsAction(args)

/** A conflict (409) reloads what another admin saved, so that saving again overwrites it deliberately. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

export default function Settings() {
  const t = useText('company-settings')
  const security = useText('security')
  const own = useText('admin-settings')
  const { settings, account, key } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const ofAccount = answer && isAccountAnswer(answer) ? answer : undefined
  const refused = answer && !isAccountAnswer(answer) ? answer : undefined
  const formFor = (intent: string) => ({
    path: PATH,
    formKey: key,
    refused: refused?.values.intent === intent ? refused : undefined,
  })
  return (
    <Wrap className="grid gap-8 pt-8 pb-16 lg:pt-10">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-muted">{t('lead')}</p>
      </div>
      {settings ? (
        <>
          <OwnSettingsForm settings={settings.own} {...formFor('own')} />
          <section aria-labelledby="password-title" className="grid max-w-190 gap-4 border-t border-rule pt-8">
            <h2 id="password-title" className="text-xl">
              {security(settings.hasPassword ? 'password.title' : 'set.title')}
            </h2>
            <p className="text-muted">{security(settings.hasPassword ? 'password.text' : 'prove.text')}</p>
            {settings.hasPassword ? (
              <PasswordForm mode="change" email={settings.own.email} {...formFor('change')} />
            ) : (
              <p>
                <ButtonLink to="/security" variant="line">
                  {security('title')}
                </ButtonLink>
              </p>
            )}
          </section>
          <div className="max-w-190 border-t border-rule pt-8">
            <CompanySettingsFormView key={settings.company.version} settings={settings.company} {...formFor('save')} />
          </div>
          <TradeForm key={`trade ${settings.trade.version}`} settings={settings.trade} {...formFor('trade')} />
          <RatesForm rates={settings.rates} {...formFor('rates')} />
          <section aria-labelledby="records" className="grid max-w-190 gap-4 border-t border-rule pt-5">
            <h2 id="records" className="text-xl">
              {own('records')}
            </h2>
            <p className="flex flex-wrap gap-3">
              <ButtonLink to={AUDIT_PATH} variant="line">
                {own('records.audit')}
              </ButtonLink>
              <ButtonLink to={FAILED_MAIL_PATH} variant="line">
                {own('records.mail')}
              </ButtonLink>
            </p>
          </section>
          <AccountSections account={account} path={PATH} refused={ofAccount} />
        </>
      ) : (
        <ErrorState title={t('error')} text={t('error.load')} again={{ label: t('again'), to: PATH }} />
      )}
    </Wrap>
  )
}
