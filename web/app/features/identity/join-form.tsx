import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import type { RefusedForm } from '../../forms/refused-form.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { joiningErrors } from './acceptance-errors.ts'

interface JoinFormProps {
  email: string
  formKey: string
  refused: RefusedForm<object> | undefined
}

/** Accepts an invitation with the account that is signed in. */
export function JoinForm({ email, formKey, refused }: JoinFormProps) {
  const t = useText('accept-invitation')
  const busy = useNavigation().formMethod === 'POST'
  const { errors, attempt } = useFormErrors(refused, joiningErrors(t))
  return (
    <>
      <FormErrors title={t('error')} errors={errors} attempt={attempt} />
      <p>{t('join.text', { email })}</p>
      <Form method="post">
        <input type="hidden" name="key" value={refused?.key ?? formKey} />
        <Button name="intent" value="join" busy={busy} className="w-full">
          {t(busy ? 'join.submitting' : 'join.submit')}
        </Button>
      </Form>
    </>
  )
}
