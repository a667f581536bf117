import { PASSKEY_NAME_LENGTH } from '@ticarum/contract/values/passkeys'
import { type FormEvent, useState } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Dialog, DialogFoot } from '../../components/ui/dialog.tsx'
import { Field } from '../../components/ui/field.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useApiCall } from '../../forms/use-api-call.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { GoogleButton } from '../identity/google-button.tsx'
import { deviceOf } from './device.ts'
import { PROOF, passkeyErrors, type RefusedSecurity } from './passkey-errors.ts'
import { ADD_PASSKEY_PATH, PASSKEY_ADDED_PATH, SECURITY_PATH } from './paths.ts'
import { ProofFields, type ProofWays, proofBefore } from './proof-fields.tsx'

interface AddPasskeyDialogProps {
  ways: ProofWays
  formKey: string
  refused: RefusedSecurity | undefined
}

/** First the reader shows who they are, then the authenticator makes the passkey. */
export function AddPasskeyDialog({ ways, formKey, refused }: AddPasskeyDialogProps) {
  const t = useText('security')
  return (
    <Dialog title={t('passkeys.add')} back={SECURITY_PATH}>
      {ways.provenUntil ? <NewPasskey /> : <ProofFirst ways={ways} formKey={formKey} refused={refused} />}
    </Dialog>
  )
}

function Cancel() {
  const t = useText('security')
  return (
    <ButtonLink to={SECURITY_PATH} preventScrollReset variant="line">
      {t('cancel')}
    </ButtonLink>
  )
}

function ProofFirst({ ways, formKey, refused }: AddPasskeyDialogProps) {
  const t = useText('security')
  const busy = useNavigation().formData?.get('intent') === 'prove'
  const mine = refused?.values.intent === 'prove' ? refused : undefined
  const { errors, errorOf, attempt, handlers } = useFormErrors(mine, passkeyErrors(t))
  const first = proofBefore(ways)
  return (
    <>
      <Form method="post" action={sentTo(ADD_PASSKEY_PATH)} noValidate className="grid gap-4" {...handlers}>
        <FormErrors title={t('error')} errors={errors} attempt={attempt} />
        <input type="hidden" name="key" value={mine?.key ?? formKey} />
        <p>{t('passkeys.prove')}</p>
        <ProofFields id={PROOF} ways={ways} error={errorOf(PROOF)} />
        {first === 'google' ? null : (
          <DialogFoot>
            <Cancel />
            {first ? null : (
              <Button name="intent" value="prove" busy={busy}>
                {t(busy ? 'passkey.busy' : 'continue')}
              </Button>
            )}
          </DialogFoot>
        )}
      </Form>
      {first === 'google' ? (
        <DialogFoot>
          <Cancel />
          <GoogleButton returnTo={ADD_PASSKEY_PATH} again />
        </DialogFoot>
      ) : null}
    </>
  )
}

/** Made by scripts alone, so that nothing is sent without them. */
function NewPasskey() {
  const t = useText('security')
  const navigate = useNavigate()
  const { busy, call } = useApiCall()
  const [failed, setFailed] = useState(false)

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const device = deviceOf(navigator.userAgent)
    const here = device ? t('device', device) : t('device.unknown')
    const name = String(new FormData(event.currentTarget).get('name')).trim() || here
    setFailed(false)
    const added = await call(async (key) => {
      const { addPasskey } = await import('./ask-passkey.ts')
      return (await addPasskey(name, key)) ?? { ok: false }
    }).catch(() => ({ ok: false }))
    if (!added) return
    if (!added.ok) return setFailed(true)
    await navigate(PASSKEY_ADDED_PATH, { preventScrollReset: true })
  }

  return (
    <form method="dialog" onSubmit={add} className="grid gap-4">
      <p className="scripted:hidden">{t('passkeys.scripts')}</p>
      <p>{t('passkeys.make')}</p>
      <Field label={t('passkeys.name')} name="name" dir="auto" maxLength={PASSKEY_NAME_LENGTH}>
        <p className="text-sm text-muted">{t('passkeys.name.hint')}</p>
      </Field>
      {failed ? (
        <p role="alert" className="text-danger">
          {t('passkey.failed')}
        </p>
      ) : null}
      <DialogFoot>
        <Cancel />
        <Button busy={busy}>{t(busy ? 'passkey.busy' : 'passkeys.add')}</Button>
      </DialogFoot>
    </form>
  )
}
