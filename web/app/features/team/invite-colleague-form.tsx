import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { ErrorSummary } from '../../components/ui/error-summary.tsx'
import { Field } from '../../components/ui/field.tsx'
import type { RefusedForm } from '../../forms/refused-form.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { useEmptied } from '../../forms/use-emptied.ts'
import { useFormCheck } from '../../forms/use-form-check.ts'
import { useText } from '../../texts.ts'
import { emailText, invitingFailed } from './team-errors.ts'

export function InviteColleagueForm({
  path,
  formKey,
  refused,
}: {
  path: string
  formKey: string
  refused: RefusedForm<{ email: string }> | undefined
}) {
  const t = useText('team')
  const busy = useNavigation().formData?.get('intent') === 'invite'
  const times = useEmptied(busy, refused)
  const form = useFormCheck(refused, () => import('./form-checks.ts').then(({ checkColleague }) => checkColleague))
  const failed = form.refused && invitingFailed(t, form.refused)
  const error = form.fields.email && emailText(t, form.fields.email)
  const errors = [...(failed ? [{ text: failed }] : []), ...(error ? [{ text: error, field: 'email' }] : [])]
  return (
    <Form
      key={times}
      method="post"
      action={sentTo(path)}
      noValidate
      className="grid max-w-form gap-5"
      {...form.handlers}
    >
      {errors.length > 0 ? (
        <ErrorSummary title={t(failed ? 'error' : 'validation-error')} errors={errors} attempt={form.attempt} />
      ) : null}
      <input type="hidden" name="key" value={refused?.key ?? formKey} />
      <Field
        label={t('email')}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="off"
        defaultValue={refused?.values.email}
        error={error}
      />
      <Button name="intent" value="invite" busy={busy} className="justify-self-start">
        {t(busy ? 'submitting' : 'submit')}
      </Button>
    </Form>
  )
}
