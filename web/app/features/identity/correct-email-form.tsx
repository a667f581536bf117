import type { FormFields } from '@ticarum/contract/forms/nested'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import type { RedrawnForm } from '../../forms/refused-form.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { ConfirmFields } from './confirm-fields.tsx'
import { emailErrors } from './email-errors.ts'
import { EMAIL_ADDRESS_PATH } from './paths.ts'

/** What the page shows again after a form was sent. */
export type RedrawnEmail = RedrawnForm<FormFields> & { codeSentTo?: string }

interface CorrectEmailFormProps {
  /** that is to be confirmed */
  email: string
  formKey: string
  redrawn: RedrawnEmail | undefined
}

/** Corrects the address that nobody has confirmed, and confirms it by the code that was sent there. */
export function CorrectEmailForm({ email, formKey, redrawn }: CorrectEmailFormProps) {
  const t = useText('email-address')
  const busy = useNavigation().formData?.get('intent') === 'confirm-code'
  const { errors, errorOf, attempt, handlers } = useFormErrors(redrawn, emailErrors(t))
  return (
    <Form method="post" action={sentTo(EMAIL_ADDRESS_PATH)} noValidate className="grid max-w-190 gap-5" {...handlers}>
      <FormErrors title={t('error')} errors={errors} attempt={attempt} />
      <input type="hidden" name="key" value={redrawn?.key ?? formKey} />
      <ConfirmFields
        why={t('correct.text')}
        email={redrawn?.values.confirmEmail ?? email}
        sentTo={redrawn?.codeSentTo}
        code={redrawn?.values.code}
        errorOf={errorOf}
      />
      <Button name="intent" value="confirm-code" busy={busy} className="justify-self-start">
        {t(busy ? 'busy' : 'confirm')}
      </Button>
    </Form>
  )
}
