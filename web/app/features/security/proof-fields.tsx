import type { Api } from '@ticarum/server/client'
import { useEffect, useRef } from 'react'
import { useText } from '../../texts.ts'
import { PasswordField } from '../identity/password-field.tsx'
import { ProofByPasskey } from './proof-by-passkey.tsx'

/** How the reader can prove who they are; nothing is asked of a session that was proven lately. */
export type ProofWays = Awaited<ReturnType<Api['identity']['signInWays']>>

/** What has to be done before the act itself can be pressed; null: the form carries the proof, or needs none. */
export function proofBefore({ provenUntil, passkey, password }: ProofWays): 'passkey' | 'google' | null {
  if (provenUntil) return null
  if (passkey) return 'passkey'
  return password ? null : 'google'
}

interface ProofFieldsProps {
  ways: ProofWays
  error: string | undefined
  /** of the password's field, where the page has another one */
  id?: string
}

/**
 * Inside the form of a dangerous act. Whoever has a passkey is asked for it, and the act goes on once it is proven.
 * Without passkey and password, Google proves it: `GoogleButton`, outside the form.
 */
export function ProofFields({ ways, error, id = 'password' }: ProofFieldsProps) {
  const t = useText('security')
  const first = proofBefore(ways)
  const waiting = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (first || !waiting.current) return
    const acts = waiting.current.querySelectorAll<HTMLButtonElement>('button[name=intent]')
    const [act] = acts
    // Who can choose between several acts presses one of them.
    if (acts.length > 1) act?.focus()
    else if (act) waiting.current.requestSubmit(act)
    waiting.current = null
  }, [first])
  if (ways.provenUntil) return null
  if (first === 'google') return <p className="text-muted">{t('proof.google')}</p>
  if (first === 'passkey')
    return (
      <ProofByPasskey
        onProven={(form) => {
          waiting.current = form
        }}
      />
    )
  return (
    <PasswordField id={id} label={t('proof.password')} name="password" autoComplete="current-password" error={error} />
  )
}
