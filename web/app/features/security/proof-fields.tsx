import type { Api } from '@ticarum/server/client'
import { useText } from '../../texts.ts'
import { PasswordField } from '../identity/password-field.tsx'

/** How the reader can prove who they are; nothing is asked of a session that was proven lately. */
export type ProofWays = Awaited<ReturnType<Api['identity']['signInWays']>>

/** Inside the form of a dangerous act. Without a password, Google proves it: `ProofByGoogle`, outside the form. */
export function ProofFields({ ways, error }: { ways: ProofWays; error: string | undefined }) {
  const t = useText('security')
  if (ways.provenUntil) return null
  if (!ways.password) return <p className="text-muted">{t('proof.google')}</p>
  return <PasswordField label={t('proof.password')} name="password" autoComplete="current-password" error={error} />
}
