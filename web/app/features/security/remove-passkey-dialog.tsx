import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Dialog, DialogFoot } from '../../components/ui/dialog.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { PROOF, passkeyErrors, type RefusedSecurity } from './passkey-errors.ts'
import type { Passkey } from './passkey-section.tsx'
import { removePasskeyAt, SECURITY_PATH } from './paths.ts'
import { ProofFields, type ProofWays, proofBefore } from './proof-fields.tsx'

interface RemovePasskeyDialogProps {
  passkey: Passkey
  ways: ProofWays
  formKey: string
  refused: RefusedSecurity | undefined
}

/** Asks before a passkey is removed; it is proven by a passkey, as whoever has one proves everything. */
export function RemovePasskeyDialog({ passkey: { id, name }, ways, formKey, refused }: RemovePasskeyDialogProps) {
  const t = useText('security')
  const busy = useNavigation().formData?.get('intent') === 'remove-passkey'
  const mine = refused?.values.intent === 'remove-passkey' ? refused : undefined
  const { errors, errorOf, attempt, handlers } = useFormErrors(mine, passkeyErrors(t))
  return (
    <Dialog title={t('passkeys.remove.title')} back={SECURITY_PATH}>
      <Form method="post" action={sentTo(removePasskeyAt(id))} noValidate className="grid gap-4" {...handlers}>
        <FormErrors title={t('error')} errors={errors} attempt={attempt} />
        <input type="hidden" name="key" value={mine?.key ?? formKey} />
        <input type="hidden" name="id" value={id} />
        <p className="break-words">{t('passkeys.remove.text', { name })}</p>
        <ProofFields id={PROOF} ways={ways} error={errorOf(PROOF)} />
        <DialogFoot>
          <ButtonLink to={SECURITY_PATH} preventScrollReset variant="line">
            {t('cancel')}
          </ButtonLink>
          {proofBefore(ways) ? null : (
            <Button name="intent" value="remove-passkey" variant="danger" busy={busy}>
              {t(busy ? 'passkey.busy' : 'passkeys.remove')}
            </Button>
          )}
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
