import type { PasskeyRequest } from '@ticarum/contract/procedures/passkeys'
import { useState } from 'react'
import { Link, useNavigation, useSubmit } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { useText } from '../../texts.ts'

interface PasskeyStepProps {
  request: PasskeyRequest
  /** where somebody begins anew */
  back: string
  refused: boolean
}

/** The second step of a sign-in: the browser asks for the passkey, and its answer is sent. */
export function PasskeyStep({ request, back, refused }: PasskeyStepProps) {
  const t = useText('auth')
  const submit = useSubmit()
  const sending = useNavigation().formMethod === 'POST'
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>(refused ? 'failed' : 'idle')
  const busy = sending || state === 'busy'

  async function ask() {
    setState('busy')
    const answer = await import('../security/ask-passkey.ts')
      .then(({ answerOfPasskey }) => answerOfPasskey(request))
      .catch(() => undefined)
    if (answer) await submit({ answer: JSON.stringify(answer) }, { method: 'post' })
    setState('failed') // the page is gone by now if it was right
  }

  return (
    <>
      {state === 'failed' && !busy ? (
        <p role="alert" className="rounded-control border-2 border-danger px-5 py-4">
          {t('passkey.failed')}
        </p>
      ) : null}
      <p className="scripted:hidden">{t('passkey.scripts')}</p>
      <Button type="button" busy={busy} onClick={ask} className="w-full">
        {t(busy ? 'submitting' : 'passkey.submit')}
      </Button>
      <Link to={back} className="inline-flex min-h-10 items-center text-sm text-primary underline underline-offset-3">
        {t('passkey.back')}
      </Link>
    </>
  )
}
