import { randomBytes } from 'node:crypto'
import { type ApiScope, apiScopes, TOKEN_PREFIX } from '@ticarum/contract/values/api-scopes'
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
