import { type MouseEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { useText } from '../../texts.ts'

interface ProofByPasskeyProps {
  /** called before the page is loaded again, which then needs no proof; with the form around the button */
  onProven?(form: HTMLFormElement | null): void
}

/** Asks for the passkey, in place of the password. */
export function ProofByPasskey({ onProven }: ProofByPasskeyProps) {
  const t = useText('security')
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function prove({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    setState('busy')
    const proven = await import('./ask-passkey.ts').then(({ proveByPasskey }) => proveByPasskey()).catch(() => false)
    if (!proven) return setState('failed')
    onProven?.(form)
    await revalidate()
  }

  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-muted scripted:hidden">{t('passkeys.scripts')}</p>
      <Button type="button" busy={state === 'busy'} onClick={prove}>
        {t(state === 'busy' ? 'passkey.busy' : 'proof.passkey')}
      </Button>
      {state === 'failed' ? (
        <p role="alert" className="text-danger">
          {t('passkey.failed')}
        </p>
      ) : null}
    </div>
  )
}
