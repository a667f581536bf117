import type { FormFields } from '@ticarum/contract/forms/nested'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import type { ErrorTexts } from '../../forms/error-text.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import type { RedrawnForm } from '../../forms/refused-form.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { type Text, useText } from '../../texts.ts'
import { ConfirmFields } from '../identity/confirm-fields.tsx'
import { claimDealPath } from './paths.ts'

interface ClaimFormProps {
  token: string
  emailToConfirm: string | null
  formKey: string
  redrawn: (RedrawnForm<FormFields> & { codeSentTo?: string }) | undefined
}

const claimErrors = (t: Text<'claims'>, ordering: Text<'place-order'>): ErrorTexts => ({
  fields: (errors) =>
    (['confirmEmail', 'code'] as const).flatMap((field) =>
      errors[field] ? { field, text: ordering(`${field}.invalid`) } : [],
    ),
  codes: { NOT_FOUND: t('gone'), WRONG_STATE: t('ended'), EMAIL_NOT_CONFIRMED: t('unconfirmed') },
  otherwise: t('failed'),
})

/** One press; whose address nobody has confirmed confirms it here. */
export function ClaimForm({ token, emailToConfirm, formKey, redrawn }: ClaimFormProps) {
  const t = useText('claims')
  const form = useFormErrors(redrawn, claimErrors(t, useText('place-order')))
  const busy = useNavigation().formData?.get('intent') === 'claim'
  return (
    <Form
      method="post"
      action={sentTo(claimDealPath(token))}
      noValidate
      className="grid justify-items-start gap-5"
      {...form.handlers}
    >
      {/* Enter presses a form's first button. */}
      <button type="submit" name="intent" value="claim" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <input type="hidden" name="key" value={redrawn?.key ?? formKey} />
      <FormErrors title={t('error')} errors={form.errors} attempt={form.attempt} />
      {emailToConfirm ? (
        <ConfirmFields
          why={t('confirm')}
          email={redrawn?.values.confirmEmail ?? emailToConfirm}
          sentTo={redrawn?.codeSentTo}
          code={redrawn?.values.code}
          errorOf={form.errorOf}
        />
      ) : null}
      <Button name="intent" value="claim" busy={busy}>
        {t(busy ? 'claiming' : 'claim')}
      </Button>
    </Form>
  )
}
