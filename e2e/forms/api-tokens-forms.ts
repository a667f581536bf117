import { companyKinds } from '@ticarum/contract/values/roles'
import { givenApiToken } from '@ticarum/server/testing/given-api-access'
import { beSignedIn } from '../browser/be-signed-in.ts'
import type { TestedForm } from './form.ts'
import { changesOf, given, owner } from './world.ts'

/** Forms of a company's owner, for their machines. */
export const apiTokensForms: TestedForm[] = companyKinds.flatMap((role): TestedForm[] => {
  const [route, path] = [`routes/${role}/api-tokens`, `/${role}/api-tokens`]
  return [
    {
      name: `a ${role} makes an API token`,
      route,
      intent: 'make',
      async prepare(page) {
        const person = await given.person(role)
        await beSignedIn(page, person)
        await page.goto(path)
        await page.locator('input[name="scopes.orders:read"]').check()
        return {
          typed: { name: 'Logo ERP', password: person.password },
          effects: [['select from api_tokens where company_id = $1', person.companyId]],
          says: /It will not be shown again/,
        }
      },
    },
    {
      name: `a ${role} revokes an API token`,
      route,
      intent: 'revoke',
      async prepare(page) {
        const person = await given.person(role)
        const { id } = await givenApiToken({ owner }, person)
        await beSignedIn(page, person)
        await page.goto(`${path}?revoke=${id}`)
        return { effects: [changesOf('api_tokens', id, 'api-tokens.revoke')], says: /Token Revoked/ }
      },
    },
  ]
})
