import { randomBytes } from 'node:crypto'
import { type ApiScope, apiScopes, TOKEN_PREFIX } from '@ticarum/contract/values/api-scopes'
import type { WebhookKind } from '@ticarum/contract/values/webhooks'
import { webhookKinds } from '@ticarum/contract/values/webhooks'
import { newId } from '@ticarum/db/ids'
import type { TestDatabase } from '@ticarum/db/testing/database'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { hashToken } from '../door/authenticate.ts'

/** An API token of this person's company, for everything unless scopes are given. */
export async function givenApiToken(
  { owner }: Pick<TestDatabase, 'owner'>,
  { id: userId, companyId }: GivenPerson,
  scopes: readonly ApiScope[] = apiScopes,
): Promise<{ id: string; token: string }> {
  const id = newId()
  const token = TOKEN_PREFIX + randomBytes(32).toString('base64url')
  await owner.query(
    `insert into api_tokens (id, company_id, user_id, token_hash, name, scopes, created_at, expires_at)
      values ($1, $2, $3, $4, 'ERP', $5, now(), now() + interval '90 days')`,
    [id, companyId, userId, hashToken(token), scopes],
  )
  return { id, token }
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** A webhook of this person's company, told of everything unless kinds are given. */
export async function givenWebhook(
  { owner }: Pick<TestDatabase, 'owner'>,
  { id: userId, companyId }: GivenPerson,
  { url = 'https://erp.example/hook', kinds = webhookKinds }: { url?: string; kinds?: readonly WebhookKind[] } = {},
): Promise<{ id: string; secret: Buffer }> {
  const id = newId()
  const secret = randomBytes(32)
  await owner.query(
    'insert into webhooks (id, company_id, user_id, url, kinds, secret) values ($1, $2, $3, $4, $5, $6)',
    [id, companyId, userId, url, kinds, secret],
  )
  return { id, secret }
}

/** A delivery of this webhook, which the receiver took unless it is told otherwise; of an absent one, an id. */
export async function givenDelivery(
  { owner }: Pick<TestDatabase, 'owner'>,
  webhookId: string,
  { state = 'delivered', outcome = '200' }: { state?: 'delivered' | 'set_aside'; outcome?: string | null } = {},
): Promise<string> {
  const id = newId()
  await owner.query(
    `insert into webhook_deliveries (id, webhook_id, company_id, kind, change, subject_id, state, tries, outcome)
      select $1, w.id, w.company_id, 'order.placed', 'placed', $3, $4, case when $5::text is null then 0 else 1 end, $5
        from webhooks w where w.id = $2`,
    [id, webhookId, newId(), state, outcome],
  )
  return id
}
