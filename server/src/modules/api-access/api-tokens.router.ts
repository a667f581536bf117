import type { apiTokens } from '@ticarum/contract/procedures/api-tokens'
import type { Router } from '../../door/door.ts'
import { listApiTokens } from './api-tokens.queries.ts'
import { makeApiToken } from './make-api-token.ts'
import { revokeApiToken } from './revoke-api-token.ts'

export const apiTokensRouter: Router<typeof apiTokens> = {
  list: listApiTokens,
  make: makeApiToken,
  revoke: revokeApiToken,
}
