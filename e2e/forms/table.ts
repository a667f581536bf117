import type { Page } from 'playwright-core'
import { builtRoutes, fullPath } from '../system/built-routes.ts'
import { accountForms } from './account-forms.ts'
import { amendmentsForms } from './amendments-forms.ts'
import { apiTokensForms } from './api-tokens-forms.ts'
import { buyersForms } from './buyers-forms.ts'
import { dealsForms } from './deals-forms.ts'
import { deskForms } from './desk-forms.ts'
import { membersForms } from './members-forms.ts'
import { messagesForms } from './messages-forms.ts'
import { notificationsForms } from './notifications-forms.ts'
import { ordersForms } from './orders-forms.ts'
import { quotesForms } from './quotes-forms.ts'
import { ratingsForms } from './ratings-forms.ts'
import { suppliersForms } from './suppliers-forms.ts'
import { tablesForms } from './tables-forms.ts'
import { textMessagesForms } from './text-messages-forms.ts'
import { visitorsForms } from './visitors-forms.ts'
import { webhooksForms } from './webhooks-forms.ts'

/** Every form of the site. A new one gets a row in the file of its senders. */
export const forms = [
  ...visitorsForms,
  ...membersForms,
  ...accountForms,
  ...apiTokensForms,
  ...webhooksForms,
  ...buyersForms,
  ...suppliersForms,
  ...ordersForms,
  ...amendmentsForms,
  ...dealsForms,
  ...messagesForms,
  ...notificationsForms,
  ...quotesForms,
  ...ratingsForms,
  ...textMessagesForms,
  ...deskForms,
  ...tablesForms,
]

/** One form of each route: the others of it are protected by the same code. */
export const firstOfEachRoute = [...Map.groupBy(forms, ({ route }) => route).values()].flatMap(([first]) => first ?? [])

/** Routes with an action that no form is sent to. */
export const withoutForm = {
  'routes/cart': "the page's own script asks what a visitor's cart comes to; nothing is stored",
  'routes/google-callback': 'Google sends people back by a link; whoever posts there is led to sign in',
  'routes/passkey-step': "the page's own script sends what a passkey answered; it is taken once",
  'routes/session': "the page's own script extends the session, as often as it likes",
}

/** The forms of the open page that have no row. */
export async function formsWithoutRow(page: Page): Promise<{ path: string; intent: string | null }[]> {
  const routes = await builtRoutes()
  const shown = await page.locator('form[method=post]').evaluateAll((all) =>
    all.map((form) => ({
      path: new URL(form.getAttribute('action') ?? '', location.href).pathname,
      intent: form.querySelector('[name=intent]')?.getAttribute('value') ?? null,
    })),
  )
  const rows = forms.map(({ route, intent = null }) => ({
    at: new RegExp(`^${fullPath(routes, route).replace(/:\w+/g, '[^/]+')}$`),
    intent,
  }))
  return shown.filter(({ path, intent }) => !rows.some((row) => row.intent === intent && row.at.test(path)))
}
