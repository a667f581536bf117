import { companyKinds } from '@ticarum/contract/values/roles'
import { givenDelivery, givenWebhook } from '@ticarum/server/testing/given-api-access'
import type { Page } from 'playwright-core'
import { beSignedIn } from '../browser/be-signed-in.ts'
import type { Effect, TestedForm } from './form.ts'
import { changesOf, given, owner } from './world.ts'

/** How often something was sent again: each time has a key of its own. */
const replaysOf = (personId: string, procedure: string): Effect => [
  "select from idempotency_keys where procedure = $2 and scope like '%' || $1 || '%' and answer is not null",
  personId,
  procedure,
]

/** Forms of a company's owner, whose machine is told what happens. */
export const webhooksForms: TestedForm[] = companyKinds.flatMap((role): TestedForm[] => {
  const [route, ofOne, path] = [`routes/${role}/webhooks`, `routes/${role}/webhook`, `/${role}/webhooks`]

  /** Opens what was sent to a webhook. */
  async function openSent(page: Page): Promise<string> {
    const person = await given.person(role)
    const { id } = await givenWebhook({ owner }, person)
    await givenDelivery({ owner }, id, { state: 'set_aside', outcome: '503' })
    await beSignedIn(page, person)
    await page.goto(`${path}/${id}`)
    return person.id
  }

  return [
    {
      name: `a ${role} makes a webhook`,
      route,
      intent: 'make',
      async prepare(page) {
        const person = await given.person(role)
        await beSignedIn(page, person)
        await page.goto(path)
        await page.locator('input[name="kinds.order.placed"]').check()
        return {
          typed: { url: 'https://erp.example/ticarum', password: person.password },
          effects: [['select from webhooks where company_id = $1', person.companyId]],
          says: /It will not be shown again/,
        }
      },
    },
    {
      name: `a ${role} removes a webhook`,
      route,
      intent: 'remove',
      async prepare(page) {
        const person = await given.person(role)
        const { id } = await givenWebhook({ owner }, person)
        await beSignedIn(page, person)
        await page.goto(`${path}?remove=${id}`)
        return { effects: [changesOf('webhooks', id, 'webhooks.remove')], says: /Webhook Removed/ }
      },
    },
    {
      name: `a ${role} sends everything again`,
      route: ofOne,
      intent: 'replay-since',
      async prepare(page) {
        return { effects: [replaysOf(await openSent(page), 'webhooks.replaySince')], says: /Sent Again/ }
      },
    },
    {
      name: `a ${role} sends one delivery again`,
      route: ofOne,
      intent: 'replay',
      async prepare(page) {
        return { effects: [replaysOf(await openSent(page), 'webhooks.replay')], says: /Sent Again/ }
      },
    },
  ]
})
