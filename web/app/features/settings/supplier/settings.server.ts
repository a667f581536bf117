import { readForm } from '@ticarum/contract/forms/check-form'
import type { FormFields } from '@ticarum/contract/forms/nested'
import { SupplierSettingsForm } from '@ticarum/contract/forms/supplier-settings'
import { MAX_IMAGE_BYTES } from '@ticarum/contract/values/images'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { apiContext } from '../../../context/contexts.ts'
import type { FlashMessage } from '../../../context/flash.ts'
import { formWithFiles } from '../../../context/form-with-files.server.ts'
import { requireRole } from '../../../context/session-guard.server.ts'
import { newFormKey } from '../../../forms/form-key.ts'
import { dialled } from '../../../forms/phone.server.ts'
import { redirectWithToast } from '../../../forms/redirect-with-toast.server.ts'
import { redraw, refuse, refuseFields } from '../../../forms/refuse.server.ts'
import type { RedrawnForm } from '../../../forms/refused-form.ts'
import { doneAt } from '../../../forms/sent-to.ts'
import { accountAction, loadAccount } from '../../account/account.server.ts'
import { isAccountIntent } from '../../account/account-answers.ts'
import type { SkippedImage } from '../../images/image-errors.ts'
import { takeImages } from '../../images/take-images.server.ts'
import type { UploadedImage } from '../../images/uploads.ts'

const PATH = '/supplier/settings'
const MAX_BYTES = MAX_IMAGE_BYTES + 1024 * 1024

/** What a redrawn form shows besides its fields. */
interface LogoState {
  logo: UploadedImage | null
  skipped: SkippedImage[]
  removed: boolean
}

export type RedrawnSettings = RedrawnForm<FormFields> & LogoState

export async function loadSettings({ request, url, context }: LoaderFunctionArgs) {
  const { companyId } = await requireRole({ url, context }, 'supplier')
  if (!companyId) throw redirect('/supplier/team')
  const api = context.get(apiContext)
  const [settings, account] = await Promise.all([api.supplierSettings.get({}), loadAccount(api, request)])
  return { settings, account, key: newFormKey(), verificationKey: newFormKey() }
}

export async function changeSettings({ request, url, context }: ActionFunctionArgs) {
  await requireRole({ url, context }, 'supplier')
  const api = context.get(apiContext)
  const sent = await formWithFiles(request, MAX_BYTES)
  const { key = '', intent = '', password = '' } = sent.fields
  if (isAccountIntent(intent)) return accountAction(context, { intent, key, password, path: PATH })
  const done = (notice: FlashMessage) => redirectWithToast(context, doneAt(PATH), notice)

  if (intent === 'verify') {
    const answer = await api.verifications.submit.try({}, key)
    if (answer.ok) return done('verification-submitted')
    return refuse(answer, key, { values: {}, lacks: answer.code === 'DETAILS_REQUIRED' ? answer.args.fields : [] })
  }

  const { images, skipped } = await takeImages(api, sent, { key, max: 1 })
  const removed = intent.startsWith('remove')
  const logo = removed ? null : (images[0] ?? null)
  const logoState: LogoState = { logo, skipped, removed }
  if (intent !== 'save' || skipped.length > 0)
    return data(redraw(key, { values: sent.fields, ...logoState }), { status: skipped.length > 0 ? 422 : 200 })
  const read = readForm(SupplierSettingsForm, { ...sent.fields, logoId: logo?.id ?? '' })
  if (!read.ok) return refuseFields(read.fields, key, { values: sent.fields, ...logoState })
  const phone = dialled(read.value.phone, read.value.country, 'factory')
  const answer = await api.supplierSettings.save.try({ ...read.value, phone }, key)
  if (!answer.ok) return refuse(answer, key, { values: sent.fields, ...logoState })
  return done(answer.value.waits ? 'settings-wait' : 'settings-saved')
}
