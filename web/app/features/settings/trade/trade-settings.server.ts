import { readForm } from '@ticarum/contract/forms/check-form'
import type { FormFields } from '@ticarum/contract/forms/nested'
import { TradeSettingsForm } from '@ticarum/contract/forms/trade-settings'
import type { RouterContextProvider } from 'react-router'
import { apiContext } from '../../../context/contexts.ts'
import { keyFor } from '../../../forms/key-for.server.ts'
import { redirectWithToast } from '../../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../../forms/refuse.server.ts'
import { doneAt } from '../../../forms/sent-to.ts'
import { ADMIN_SETTINGS_PATH } from '../admin/paths.ts'

export async function saveTradeSettingsAction(
  context: Readonly<RouterContextProvider>,
  key: string,
  values: FormFields,
) {
  const read = readForm(TradeSettingsForm, values)
  if (!read.ok) return refuseFields(read.fields, key, { values })
  const answer = await context.get(apiContext).tradeSettings.save.try(read.value, keyFor(key, 'trade'))
  if (!answer.ok) return refuse(answer, key, { values })
  return redirectWithToast(context, doneAt(ADMIN_SETTINGS_PATH), 'settings-saved')
}
