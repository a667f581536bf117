import { Catalogue } from '@ticarum/contract/procedures/applications'
import { applicationCategories, MAX_CATALOGUE_BYTES, MAX_CATALOGUES } from '@ticarum/contract/values/inbox'
import type { Api } from '@ticarum/server/client'
import type { ActionFunctionArgs } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { formWithFiles, type SentForm } from '../../context/form-with-files.server.ts'
import { languageOf } from '../../context/language.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { minutesToWait } from '../../forms/minutes-to-wait.ts'
import { dialled } from '../../forms/phone.server.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { honeypotInput, visitorsKey } from '../../forms/visitors-form.server.ts'
import { type ApplicationValues, applicationFields } from './application-errors.ts'
import type { SkippedCatalogue } from './catalogue-errors.ts'
import { SUPPLIER_APPLICATION_PATH } from './paths.ts'

/** Size limit of a form with all its files. */
const MAX_FORM_BYTES = MAX_CATALOGUES * MAX_CATALOGUE_BYTES + 1024 * 1024

/** The catalogues that the form already had. They are redrawn as sent; the door checks that they exist. */
function cataloguesOf(fields: SentForm['fields']): Catalogue[] {
  const sent = Array.from({ length: MAX_CATALOGUES }, (_, place) =>
    Catalogue.safeParse(parsed(fields[`files.${place}`])),
  )
  return sent.flatMap(({ data }) => data ?? [])
}

function parsed(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Uploads the files that were sent with the form, as happens without scripts. They stay uploaded if the form is
 * refused.
 */
async function takeCatalogues(
  api: Api,
  { fields, files }: SentForm,
  key: string,
): Promise<{ catalogues: Catalogue[]; skipped: SkippedCatalogue[] }> {
  const catalogues = cataloguesOf(fields)
  if (catalogues.length + files.length > MAX_CATALOGUES)
    return { catalogues, skipped: [{ file: '', code: 'TOO_MANY_FILES', minutes: 0 }] }
  const skipped: SkippedCatalogue[] = []
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const answer = await api.applications.upload.try(
      { fileName: file.name.slice(-200), file: file.stream() },
      keyFor(key, String(catalogues.length), bytes),
    )
    if (answer.ok) catalogues.push(answer.value)
    else
      skipped.push({
        file: file.name,
        code: answer.code,
        minutes: minutesToWait(answer),
      })
  }
  return { catalogues, skipped }
}

export async function sendApplication({ request, context }: ActionFunctionArgs) {
  const sent = await formWithFiles(request, MAX_FORM_BYTES)
  const { fields } = sent
  const api = context.get(apiContext)
  const typed = Object.fromEntries(applicationFields.map((field) => [field, fields[field] ?? ''])) as ApplicationValues
  const key = visitorsKey(fields, 'application', typed)
  const { catalogues, skipped } = await takeCatalogues(api, sent, key)
  const formKey = fields.key ?? ''
  if (skipped.length > 0) return refuseFields({}, formKey, { values: typed, catalogues, skipped })

  const category = applicationCategories.find((each) => each === typed.category)
  if (!category) return refuseFields({ category: 'required' }, formKey, { values: typed, catalogues, skipped })
  const input = {
    ...typed,
    phone: dialled(typed.phone, '', 'factory'),
    category,
    fileIds: catalogues.map(({ id }) => id),
    ...honeypotInput(fields),
    language: languageOf(request),
  }
  const answer = await api.applications.submit.try(input, keyFor(key, 'apply'))
  if (answer.ok) return redirectWithToast(context, doneAt(SUPPLIER_APPLICATION_PATH), 'application-submitted')
  const gone = answer.code === 'INPUT_INVALID' && answer.args.fields.fileIds !== undefined
  return refuse(answer, formKey, { values: typed, catalogues: gone ? [] : catalogues, skipped })
}
