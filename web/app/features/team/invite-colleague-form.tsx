import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import type { RefusedForm } from '../../forms/refused-form.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useResetKey } from '../../forms/use-reset-key.ts'
import { useText } from '../../texts.ts'
import { invitingErrors } from './team-errors.ts'

const loadCheck = () => import('./form-checks.ts').then(({ checkColleague }) => checkColleague)

interface InviteColleagueFormProps {
  path: string
  formKey: string
  refused: RefusedForm<{ email: string }> | undefined
}

export function InviteColleagueForm({ path, formKey, refused }: InviteColleagueFormProps) {
  const t = useText('team')
  const busy = useNavigation().formData?.get('intent') === 'invite'
  const times = useResetKey(busy, refused)
  const { failed, errors, errorOf, attempt, handlers } = useFormErrors(refused, invitingErrors(t), loadCheck)
  return (
    <Form key={times} method="post" action={sentTo(path)} noValidate className="grid max-w-form gap-5" {...handlers}>
      <FormErrors title={t(failed ? 'error' : 'validation-error')} errors={errors} attempt={attempt} />
      <input type="hidden" name="key" value={refused?.key ?? formKey} />
      <Field
        label={t('email')}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="off"
        defaultValue={refused?.values.email}
        error={errorOf('email')}
      />
      <Button name="intent" value="invite" busy={busy} className="justify-self-start">
        {t(busy ? 'submitting' : 'submit')}
      </Button>
    </Form>
  )
}
