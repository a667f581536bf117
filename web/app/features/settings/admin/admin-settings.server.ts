import type { ErrorCode } from '@ticarum/contract/errors'
import { type ReadForm, readForm } from '@ticarum/contract/forms/check-form'
import { CompanySettingsForm } from '@ticarum/contract/forms/company-settings'
import { CurrencyRatesForm } from '@ticarum/contract/forms/currency-rates'
import type { FormFields } from '@ticarum/contract/forms/nested'
import { AdminSettingsForm } from '@ticarum/contract/forms/person-settings'
import { TradeSettingsForm } from '@ticarum/contract/forms/trade-settings'
import type { AdminSettings } from '@ticarum/contract/procedures/admin-settings'
import { type CompanyFacts, SaveCompanyFacts } from '@ticarum/contract/procedures/company-facts'
import type { CompanySettings } from '@ticarum/contract/procedures/company-settings'
import type { CurrencyRates } from '@ticarum/contract/procedures/currency-rates'
import type { TradeSettings } from '@ticarum/contract/procedures/trade-settings'
import type { Api, Refused } from '@ticarum/server/client'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { apiContext } from '../../../context/contexts.ts'
import type { FlashMessage } from '../../../context/flash.ts'
import { formFields } from '../../../context/form-fields.server.ts'
import { requireRole } from '../../../context/session-guard.server.ts'
import { statusOf } from '../../../context/status-of.server.ts'
import { newFormKey } from '../../../forms/form-key.ts'
import { keyFor } from '../../../forms/key-for.server.ts'
import { dialled } from '../../../forms/phone.server.ts'
import { redirectWithToast } from '../../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../../forms/refuse.server.ts'
import { doneAt } from '../../../forms/sent-to.ts'
import { accountAction, loadAccount } from '../../account/account.server.ts'
import { isAccountIntent } from '../../account/account-answers.ts'
import { changePasswordAction } from '../../security/password.server.ts'
import type { ProofWays } from '../../security/proof-fields.tsx'
import { proveAndDo } from '../../security/prove.server.ts'
import { ADMIN_SETTINGS_PATH, adminSettingsPath, type SettingsSection, settingsSection } from './paths.ts'

/** What the form of a section begins with. */
export type LoadedSection =
  | { section: 'own'; settings: AdminSettings; hasPassword: boolean }
  | { section: 'company'; settings: CompanyFacts }
  | { section: 'catalogue'; settings: CompanySettings }
  | { section: 'trade'; settings: TradeSettings; ways: ProofWays }
  | { section: 'rates'; settings: CurrencyRates }
  | { section: 'records' }

type Answer<Value> = { ok: true; value: Value } | Refused<ErrorCode>

const loaded = <Section, Settings>(section: Section, answer: Answer<Settings>) =>
  answer.ok ? ({ ok: true, value: { section, settings: answer.value } } as const) : answer

async function loadSection(api: Api, section: SettingsSection): Promise<Answer<LoadedSection>> {
  switch (section) {
    case 'own': {
      const [own, ways] = await Promise.all([api.adminSettings.get.try({}), api.identity.signInWays.try({})])
      if (!ways.ok) return ways
      return own.ok ? { ok: true, value: { section, settings: own.value, hasPassword: ways.value.password } } : own
    }
    case 'company':
      return loaded(section, await api.companyFacts.get.try({}))
    case 'catalogue':
      return loaded(section, await api.companySettings.get.try({}))
    case 'trade': {
      const [settings, ways] = await Promise.all([api.tradeSettings.get.try({}), api.identity.signInWays.try({})])
      if (!ways.ok) return ways
      return settings.ok ? { ok: true, value: { section, settings: settings.value, ways: ways.value } } : settings
    }
    case 'rates':
      return loaded(section, await api.currencyRates.list.try({}))
    case 'records':
      return { ok: true, value: { section } }
  }
}

/** Loads the section that the URL names, and with an admin's own settings what ends the account. */
export async function loadAdminSettings(args: LoaderFunctionArgs) {
  await requireRole(args, 'admin')
  const { request, context, url } = args
  const api = context.get(apiContext)
  const section = settingsSection(url.searchParams)
  const [answer, account] = await Promise.all([
    loadSection(api, section),
    section === 'own' ? loadAccount(api, request) : null,
  ])
  return answer.ok
    ? { section, loaded: answer.value, account, key: newFormKey() }
    : data({ section, loaded: null, account: null, key: '' }, { status: statusOf(answer.code) })
}

/** Saves the section whose form was sent, or does what its other forms ask for. */
export async function saveAdminSettingsAction({ request, context }: ActionFunctionArgs) {
  const { key = '', ...sent } = await formFields(request)
  const { password = '', ...values } = sent
  const { intent } = values
  if (isAccountIntent(intent)) return accountAction(context, { intent, key, password, path: ADMIN_SETTINGS_PATH })
  if (intent === 'change') return changePasswordAction(context, { ...sent, key }, ADMIN_SETTINGS_PATH)

  async function save<Form extends FormSchema>(
    section: SettingsSection,
    form: Form,
    call: Save<Form>,
    { understood = {}, toast = () => 'settings-saved' }: { understood?: FormFields; toast?: () => FlashMessage } = {},
  ) {
    const read = readForm(form, { ...values, ...understood })
    if (!read.ok) return refuseFields(read.fields, key, { values })
    const answer = await call.try(read.value, keyFor(key, section))
    if (!answer.ok) return refuse(answer, key, { values })
    return redirectWithToast(context, doneAt(adminSettingsPath(section)), toast())
  }
  const api = context.get(apiContext)
  const { adminSettings, companyFacts, companySettings, currencyRates, tradeSettings } = api

  function saveTrade() {
    let waits = false
    const call: Save<typeof TradeSettingsForm> = {
      async try(settings, once) {
        const answer = await proveAndDo(api, password, () => tradeSettings.save.try(settings, once))
        waits = answer.ok && answer.value.waits
        return answer
      },
    }
    return save('trade', TradeSettingsForm, call, { toast: () => (waits ? 'ways-wait' : 'settings-saved') })
  }

  async function decideWays(decision: 'agree-ways' | 'withdraw-ways') {
    const { id = '' } = values
    const once = keyFor(key, decision, id)
    const answer =
      decision === 'agree-ways'
        ? await proveAndDo(api, password, () => tradeSettings.agreeToWays.try({ id }, once))
        : await tradeSettings.withdrawWays.try({ id }, once)
    if (!answer.ok) return refuse(answer, key, { values })
    const toast = decision === 'agree-ways' ? 'ways-agreed' : 'ways-withdrawn'
    return redirectWithToast(context, doneAt(adminSettingsPath('trade')), toast)
  }

  switch (intent) {
    case 'company':
      return save(intent, SaveCompanyFacts, companyFacts.save, {
        understood: {
          phone: dialled(values.phone ?? '', '', 'factory'),
          whatsapp: dialled(values.whatsapp ?? '', '', 'factory'),
        },
      })
    case 'catalogue':
      return save(intent, CompanySettingsForm, companySettings.save)
    case 'trade':
      return saveTrade()
    case 'agree-ways':
    case 'withdraw-ways':
      return decideWays(intent)
    case 'rates':
      return save(intent, CurrencyRatesForm, currencyRates.save)
    default:
      return save('own', AdminSettingsForm, adminSettings.save)
  }
}

type FormSchema = Parameters<typeof readForm>[0]
interface Save<Form extends FormSchema> {
  try(input: Extract<ReadForm<Form>, { ok: true }>['value'], key: string): Promise<Answer<unknown>>
}
