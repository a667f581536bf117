import { DELETION_UNDO_DAYS } from '@ticarum/contract/values/account'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Dialog, DialogFoot } from '../../components/ui/dialog.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { GoogleButton } from '../identity/google-button.tsx'
import { ProofFields, type ProofWays, proofBefore } from '../security/proof-fields.tsx'
import { accountErrors, type RefusedAccountAction } from './account-answers.ts'
import { deleteAccountAt } from './paths.ts'

interface DeleteAccountDialogProps {
  ways: ProofWays
  path: string
  formKey: string
  refused: RefusedAccountAction | undefined
}

/** Asks for a proof before an account is deleted. */
export function DeleteAccountDialog({ ways, path, formKey, refused }: DeleteAccountDialogProps) {
  const t = useText('account')
  const busy = useNavigation().formData?.get('intent') === 'delete-account'
  const mine = refused?.values.intent === 'delete-account' ? refused : undefined
  const { errors, errorOf, attempt, handlers } = useFormErrors(mine, accountErrors(t, useText('security')))
  const self = deleteAccountAt(path)
  const first = proofBefore(ways)
  const cancel = (
    <ButtonLink to={path} preventScrollReset variant="line">
      {t('cancel')}
    </ButtonLink>
  )
  return (
    <Dialog title={t('dialog.title')} back={path}>
      <Form method="post" action={sentTo(self)} noValidate className="grid gap-4" {...handlers}>
        <FormErrors title={t('error')} errors={errors} attempt={attempt} />
        <input type="hidden" name="key" value={mine?.key ?? formKey} />
        <p>{t('dialog.text', { days: DELETION_UNDO_DAYS })}</p>
        <ProofFields ways={ways} error={errorOf('password')} />
        {first === 'google' ? null : (
          <DialogFoot>
            {cancel}
            {first ? null : (
              <Button name="intent" value="delete-account" variant="danger" busy={busy}>
                {t(busy ? 'delete.busy' : 'delete.open')}
              </Button>
            )}
          </DialogFoot>
        )}
      </Form>
      {first === 'google' ? (
        <DialogFoot>
          {cancel}
          <GoogleButton returnTo={self} again />
        </DialogFoot>
      ) : null}
    </Dialog>
  )
}
