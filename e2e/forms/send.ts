import type { APIResponse, Locator, Page, Response } from 'playwright-core'
import { system } from '../browser/system.ts'
import type { PreparedForm, TestedForm } from './form.ts'

export interface Ready {
  form: Locator
  button: Locator
  prepared: PreparedForm
}

/** Opens a form and fills it, without sending it. */
export async function ready(
  page: Page,
  { prepare, intent }: TestedForm,
  awake: () => Promise<void> = async () => {},
): Promise<Ready> {
  const prepared = await prepare(page)
  await awake()
  const form = page
    .locator(prepared.form ?? (intent ? `form:has([name=intent][value=${intent}])` : 'main form'))
    .first()
  const filled = { form, prepared, button: form.locator(prepared.button ?? 'button:not([type=button])').first() }
  await fill(filled)
  return filled
}

export async function fill({ form, prepared }: Ready): Promise<void> {
  for (const [field, value] of Object.entries(prepared.typed ?? {}))
    await form.locator(`:is(input, textarea)[name="${field}"]`).fill(value)
  for (const [field, letter] of Object.entries(prepared.chosen ?? {}))
    await form.locator(`select[name="${field}"]`).press(letter)
  if (prepared.file) await form.locator(`input[name="${prepared.file.field}"]`).setInputFiles(prepared.file)
}

/** Sends it like the browser, to any server, and leaves the page as it is. */
export async function posting(
  page: Page,
  { form, button, prepared: { file } }: Ready,
): Promise<(site?: string) => Promise<APIResponse>> {
  const submitter = await button.elementHandle()
  const sent = await form.evaluate((element, sender) => {
    const fields = new FormData(element as HTMLFormElement, sender as HTMLElement)
    const action = (sender as HTMLElement).getAttribute('formaction') ?? element.getAttribute('action')
    return {
      to: action ?? location.pathname + location.search,
      fields: Object.fromEntries([...fields].map(([name, value]) => [name, String(value)])),
    }
  }, submitter)
  const origin = system.site
  const content = file ? { multipart: { ...sent.fields, [file.field]: file } } : { form: sent.fields }
  return (site = origin) =>
    page.request.post(new URL(sent.to, site).href, { ...content, headers: { origin }, maxRedirects: 0 })
}

/** Presses the button without scripts, and returns the status of the next page. */
export async function press(page: Page, { button }: Ready): Promise<number> {
  let status = 0
  const hear = (response: Response) => {
    if (response.request().isNavigationRequest()) status = response.status()
  }
  page.on('response', hear)
  await Promise.all([page.waitForEvent('load'), button.evaluate((element) => (element as HTMLButtonElement).click())])
  page.off('response', hear)
  return status
}

export const readingHere = async (page: Page): Promise<string> => (await page.locator('body').allInnerTexts()).join()
