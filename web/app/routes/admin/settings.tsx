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
import { loadCompanySettings, saveCompanySettingsAction } from '../../features/settings/company/settings.server.ts'
import { CompanySettingsFormView } from '../../features/settings/company/settings-form.tsx'
import { TradeForm } from '../../features/settings/trade/trade-form.tsx'
import { useText } from '../../texts.ts'

const PATH = '/admin/settings'

export const loader = (args: LoaderFunctionArgs) => loadCompanySettings(args)

export const action = (args: ActionFunctionArgs) => saveCompanySettingsAction(args)

/** A conflict (409) reloads what another admin saved, so that saving again overwrites it deliberately. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

export default function Settings() {
  const t = useText('company-settings')
  const { settings, trade, key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const ofTrade = refused?.values.intent === 'trade'
  return (
    <Wrap className="grid gap-8 pt-8 pb-16 lg:pt-10">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-muted">{t('lead')}</p>
      </div>
      {settings && trade ? (
        <>
          <CompanySettingsFormView
            key={settings.version}
            settings={settings}
            path={PATH}
            formKey={key}
            refused={ofTrade ? undefined : refused}
          />
          <TradeForm
            key={`trade ${trade.version}`}
            settings={trade}
            path={PATH}
            formKey={key}
            refused={ofTrade ? refused : undefined}
          />
        </>
      ) : (
        <ErrorState title={t('error')} text={t('error.load')} again={{ label: t('again'), to: PATH }} />
      )}
    </Wrap>
  )
}
