import type { FormFields } from '@ticarum/contract/forms/nested'
import { ButtonLink } from '../../../components/ui/button.tsx'
import type { RefusedForm } from '../../../forms/refused-form.ts'
import { useText } from '../../../texts.ts'
import { AUDIT_PATH } from '../../audit/paths.ts'
import { FAILED_MAIL_PATH } from '../../mail/paths.ts'
import { PasswordForm } from '../../security/password-form.tsx'
import { CompanySettingsFormView } from '../company/settings-form.tsx'
import { FactsForm } from '../facts/facts-form.tsx'
import { RatesForm } from '../rates/rates-form.tsx'
import { TradeForm } from '../trade/trade-form.tsx'
import { WaysChangeForm } from '../trade/ways-change-form.tsx'
import type { LoadedSection } from './admin-settings.server.ts'
import { OwnSettingsForm } from './own-settings-form.tsx'
import { adminSettingsPath } from './paths.ts'

interface SettingsSectionViewProps {
  loaded: LoadedSection
  formKey: string
  refused: RefusedForm<FormFields> | undefined
}

/** The form of one section. */
export function SettingsSectionView({ loaded, formKey, refused }: SettingsSectionViewProps) {
  const path = adminSettingsPath(loaded.section)
  const formFor = (intent: string) => ({
    path,
    formKey,
    refused: refused?.values.intent === intent ? refused : undefined,
  })
  switch (loaded.section) {
    case 'own':
      return (
        <>
          <OwnSettingsForm settings={loaded.settings} {...formFor('own')} />
          <PasswordSection email={loaded.settings.email} hasPassword={loaded.hasPassword} {...formFor('change')} />
        </>
      )
    case 'company':
      return <FactsForm key={loaded.settings.version} facts={loaded.settings} {...formFor('company')} />
    case 'catalogue':
      return <CompanySettingsFormView key={loaded.settings.version} {...loaded} {...formFor('catalogue')} />
    case 'trade':
      return (
        <>
          <WaysChangeForm
            key={loaded.settings.waysChange?.id}
            {...loaded}
            {...formFor(refused?.values.intent === 'withdraw-ways' ? 'withdraw-ways' : 'agree-ways')}
          />
          <TradeForm key={loaded.settings.version} {...loaded} {...formFor('trade')} />
        </>
      )
    case 'rates':
      return <RatesForm rates={loaded.settings.rates} {...formFor('rates')} />
    case 'records':
      return <Records />
  }
}

interface PasswordSectionProps extends Omit<Parameters<typeof PasswordForm>[0], 'mode'> {
  hasPassword: boolean
}

function PasswordSection({ hasPassword, ...form }: PasswordSectionProps) {
  const t = useText('security')
  return (
    <section aria-labelledby="password-title" className="grid max-w-190 gap-4 border-t border-rule pt-8">
      <h2 id="password-title" className="text-xl">
        {t(hasPassword ? 'password.title' : 'set.title')}
      </h2>
      <p className="text-muted">{t(hasPassword ? 'password.text' : 'prove.text')}</p>
      {hasPassword ? (
        <PasswordForm mode="change" {...form} />
      ) : (
        <p>
          <ButtonLink to="/security" variant="line">
            {t('title')}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}

/** What was recorded: who changed what, and which e-mails did not arrive. */
function Records() {
  const t = useText('admin-settings')
  return (
    <section aria-labelledby="records" className="grid max-w-190 gap-4">
      <h2 id="records" className="text-xl">
        {t('records')}
      </h2>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={AUDIT_PATH} variant="line">
          {t('records.audit')}
        </ButtonLink>
        <ButtonLink to={FAILED_MAIL_PATH} variant="line">
          {t('records.mail')}
        </ButtonLink>
      </p>
    </section>
  )
}
