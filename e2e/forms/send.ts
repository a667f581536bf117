import type { APIResponse, Locator, Page, Response } from 'playwright-core'
import { system } from '../browser/system.ts'
import type { Standing, TestedForm } from './form.ts'

export interface Ready {
  form: Locator
  button: Locator
  standing: Standing
}

/** Opens a form and fills it, without sending it. */
export async function ready(
  page: Page,
  { stand, intent }: TestedForm,
  awake: () => Promise<void> = async () => {},
): Promise<Ready> {
  const standing = await stand(page)
  await awake()
  const form = page
    .locator(standing.form ?? (intent ? `form:has([name=intent][value=${intent}])` : 'main form'))
    .first()
  const filled = { form, standing, button: form.locator(standing.button ?? 'button:not([type=button])').first() }
  await fill(filled)
  return filled
}

export async function fill({ form, standing }: Ready): Promise<void> {
  for (const [field, value] of Object.entries(standing.typed ?? {}))
    await form.locator(`:is(input, textarea)[name="${field}"]`).fill(value)
  if (standing.file) await form.locator(`input[name="${standing.file.field}"]`).setInputFiles(standing.file)
}

/** Sends it like the browser, to any server, and leaves the page as it is. */
export async function posting(
  page: Page,
  { form, button, standing: { file } }: Ready,
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
