import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { CodeField } from './code-field.tsx'
import type { RedrawnEmail } from './correct-email-form.tsx'
import { emailErrors } from './email-errors.ts'
import { EMAIL_ADDRESS_PATH } from './paths.ts'

interface ConfirmChangeFormProps {
  /** that waits to be confirmed */
  email: string
  formKey: string
  redrawn: RedrawnEmail | undefined
}

/** Confirms the new address by the code that was sent there. */
export function ConfirmChangeForm({ email, formKey, redrawn }: ConfirmChangeFormProps) {
  const t = useText('email-address')
  const mine = redrawn?.values.intent === 'confirm-code' ? redrawn : undefined
  const { errors, errorOf, attempt, handlers } = useFormErrors(mine, emailErrors(t))
  const busy = useNavigation().formData?.get('intent') === 'confirm-code'
  return (
    <section aria-labelledby="waiting-email" className="grid max-w-form gap-4 rounded-card bg-sand p-5">
      <h2 id="waiting-email" className="text-xl">
        {t('waiting.title')}
      </h2>
      <p>{t('waiting.text', { email })}</p>
      <Form method="post" action={sentTo(EMAIL_ADDRESS_PATH)} noValidate className="grid gap-5" {...handlers}>
        <FormErrors title={t('error')} errors={errors} attempt={attempt} />
        <input type="hidden" name="key" value={mine?.key ?? formKey} />
        <CodeField code={mine?.values.code} error={errorOf('code')} />
        <Button name="intent" value="confirm-code" busy={busy} className="justify-self-start">
          {t(busy ? 'busy' : 'confirm')}
        </Button>
      </Form>
    </section>
  )
}
