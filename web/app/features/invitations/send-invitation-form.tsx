import { roles } from '@ticarum/contract/values/roles'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import { Select } from '../../components/ui/select.tsx'
import { withQuery } from '../../context/with-query.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useResetKey } from '../../forms/use-reset-key.ts'
import { useText } from '../../texts.ts'
import { GoogleButton } from '../identity/google-button.tsx'
import { ProofFields, type ProofWays, proofBefore } from '../security/proof-fields.tsx'
import { type RefusedSending, sendingErrors } from './invitation-errors.ts'

interface SendInvitationFormProps {
  path: string
  formKey: string
  /** initial values from the URL, e.g. from an application */
  initial: { email: string; role: string }
  ways: ProofWays
  refused: RefusedSending | undefined
}

const loadCheck = () => import('./form-checks.ts').then(({ checkInvitation }) => checkInvitation)

export function SendInvitationForm({ path, formKey, initial, ways, refused }: SendInvitationFormProps) {
  const t = useText('invitations')
  const common = useText('common')
  const busy = useNavigation().formData?.get('intent') === 'send'
  const times = useResetKey(busy, refused)
  const texts = sendingErrors(t, useText('security'), refused)
  const { failed, errors, errorOf, attempt, handlers } = useFormErrors(refused, texts, loadCheck)
  // Asked only of who invites an admin.
  const unproven = refused?.code === 'REAUTHENTICATION_REQUIRED' || refused?.code === 'WRONG_PASSWORD'
  const first = unproven ? proofBefore(ways) : null
  return (
    <>
      <Form key={times} method="post" action={sentTo(path)} noValidate className="grid gap-5" {...handlers}>
        <FormErrors title={t(failed ? 'error' : 'validation-error')} errors={errors} attempt={attempt} />
        <input type="hidden" name="key" value={refused?.key ?? formKey} />
        <div className="grid gap-5 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto] md:items-start">
          <Field
            label={t('email')}
            name="email"
            type="email"
            dir="ltr"
            autoComplete="off"
            defaultValue={refused?.values.email ?? initial.email}
            error={errorOf('email')}
          />
          <Select
            label={t('role')}
            name="role"
            defaultValue={refused?.values.role ?? initial.role}
            error={errorOf('role')}
          >
            {roles.map((role) => (
              <option key={role} value={role}>
                {common(`role.${role}`)}
              </option>
            ))}
          </Select>
          {first ? null : (
            <Button name="intent" value="send" busy={busy} className="md:mt-7">
              {t(busy ? 'submitting' : 'submit')}
            </Button>
          )}
        </div>
        {unproven ? <ProofFields ways={ways} error={errorOf('password')} /> : null}
      </Form>
      {first === 'google' ? <GoogleButton returnTo={withQuery(path, { ...refused?.values })} again /> : null}
    </>
  )
}
