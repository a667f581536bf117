import type { Api } from '@ticarum/server/client'
import type { Problem } from '../../components/ui/error-summary.tsx'
import type { Text } from '../../texts.ts'

type Refusal = Extract<Awaited<ReturnType<Api['identity']['signIn']['try']>>, { ok: false }>

/** Why nobody was signed in, in the reader's words. */
export function signInProblems(t: Text<'auth'>, refusal: Refusal): Problem[] {
  if (refusal.code === 'INPUT_INVALID') {
    const { email, password } = refusal.args.fields
    return [
      ...(email ? [{ field: 'email', text: t('email.invalid') }] : []),
      ...(password ? [{ field: 'password', text: t(password === 'tooLong' ? 'password.too-long' : 'password.too-short') }] : []),
    ]
  }
  if (refusal.code === 'WRONG_CREDENTIALS') return [{ text: t('error.wrong') }]
  if (refusal.code === 'RATE_LIMITED') return [{ text: t('error.limited', { minutes: Math.ceil(refusal.args.retryAfter / 60) }) }]
  return [{ text: t('error.away') }]
}
