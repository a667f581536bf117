import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Tabs } from '../../components/ui/tabs.tsx'
import { isAccountAnswer } from '../../features/account/account-answers.ts'
import { AccountSections } from '../../features/account/account-sections.tsx'
import { loadAdminSettings, saveAdminSettingsAction } from '../../features/settings/admin/admin-settings.server.ts'
import { ADMIN_SETTINGS_PATH, adminSettingsPath, settingsSections } from '../../features/settings/admin/paths.ts'
import { SettingsSectionView } from '../../features/settings/admin/settings-section.tsx'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadAdminSettings(args)

export const action = (args: ActionFunctionArgs) => saveAdminSettingsAction(args)

/** A conflict (409) reloads what another admin saved, so that saving again overwrites it deliberately. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

export default function Settings() {
  const t = useText('company-settings')
  const own = useText('admin-settings')
  const { section, loaded, account, key } = useLoaderData<typeof loader>()
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
      <Tabs
        label={own('sections')}
        tabs={settingsSections.map((each) => ({
          label: own(`section.${each}`),
          to: adminSettingsPath(each),
          current: each === section,
        }))}
      />
      {loaded ? (
        <SettingsSectionView loaded={loaded} formKey={key} refused={refused} />
      ) : (
        <ErrorState
          title={t('error')}
          text={t('error.load')}
          again={{ label: t('again'), to: adminSettingsPath(section) }}
        />
      )}
      {loaded?.section === 'own' ? (
        <AccountSections account={account} path={ADMIN_SETTINGS_PATH} refused={ofAccount} />
      ) : null}
    </Wrap>
  )
}
