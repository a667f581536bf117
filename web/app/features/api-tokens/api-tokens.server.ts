import { ApiTokenForm } from '@ticarum/contract/forms/api-token'
import { readForm } from '@ticarum/contract/forms/check-form'
import type { CompanyKind } from '@ticarum/contract/values/roles'
import type { Api } from '@ticarum/server/client'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { formFields } from '../../context/form-fields.server.ts'
import { requireRole } from '../../context/session-guard.server.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { proveAndDo } from '../security/prove.server.ts'
import { apiTokensPath } from './paths.ts'

/** Of the answer that shows a token. The page before it is kept, so that going back repeats its form's key. */
const NOT_KEPT = { 'cache-control': 'private, no-store' }

/** Tokens of the reader's company, for its owner; ?revoke=<token> opens a confirmation. */
export async function loadApiTokens({ url, context }: LoaderFunctionArgs, role: CompanyKind) {
  const { companyOwner, email, emailConfirmed } = await requireRole({ url, context }, role)
  return {
    role,
    me: { email, emailConfirmed },
    key: newFormKey(),
    owned: companyOwner ? await loadOwned(context.get(apiContext), url) : null,
  }
}

async function loadOwned(api: Api, url: URL) {
  const [{ items }, ways] = await Promise.all([api.apiTokens.list({}), api.identity.signInWays({})])
  const tokens = items.map((token) => ({ ...token, expired: Date.parse(token.expiresAt) <= Date.now() }))
  const revoking = tokens.find(({ id }) => id === url.searchParams.get('revoke'))
  return { tokens, ways, revoking: revoking ? { ...revoking, key: newFormKey() } : null }
}

/** Makes a token, which is in this answer alone, or revokes one. */
export async function changeApiTokens({ request, url, context }: ActionFunctionArgs, role: CompanyKind) {
  await requireRole({ url, context }, role)
  const api = context.get(apiContext)
  const { intent, id = '', key = '', password = '', ...values } = await formFields(request)
  if (intent === 'revoke') {
    const answer = await api.apiTokens.revoke.try({ id }, key)
    return answer.ok
      ? redirectWithToast(context, doneAt(apiTokensPath(role)), 'token-revoked')
      : refuse(answer, key, { values: { intent } })
  }
  const read = readForm(ApiTokenForm, values)
  if (!read.ok) return refuseFields(read.fields, key, { values })
  // Sent again because the answer was lost, it is the same token with another secret.
  const answer = await proveAndDo(api, password, () => api.apiTokens.make.try({ ...read.value, tokenId: key }))
  if (answer.ok) return data({ token: answer.value.token, name: read.value.name }, { headers: NOT_KEPT })
  return refuse(answer, answer.code === 'CHANGED_MEANWHILE' ? newFormKey() : key, { values })
}
