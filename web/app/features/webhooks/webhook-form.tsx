import type { CompanyKind } from '@ticarum/contract/values/roles'
import { kindsOfRole, WEBHOOK_URL_LENGTH, type WebhookKind } from '@ticarum/contract/values/webhooks'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Checkbox } from '../../components/ui/checkbox.tsx'
import { Field } from '../../components/ui/field.tsx'
import { FieldErrorText, fieldErrorId } from '../../components/ui/field-error-text.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useResetKey } from '../../forms/use-reset-key.ts'
import { useText } from '../../texts.ts'
import { GoogleButton } from '../identity/google-button.tsx'
import { ProofFields, type ProofWays, proofBefore } from '../security/proof-fields.tsx'
import { webhooksPath } from './paths.ts'
import { makingErrors, type RefusedWebhook } from './webhook-errors.ts'

const loadCheck = () => import('./form-checks.ts').then(({ checkWebhook }) => checkWebhook)

interface WebhookFormProps {
  role: CompanyKind
  ways: ProofWays
  formKey: string
  refused: RefusedWebhook | undefined
}

/** Another webhook; who asks for one shows who they are. */
export function WebhookForm({ role, ways, formKey, refused }: WebhookFormProps) {
  const t = useText('webhooks')
  const busy = useNavigation().formData?.get('intent') === 'make'
  const times = useResetKey(busy, refused)
  const { errors, errorOf, attempt, handlers } = useFormErrors(refused, makingErrors(t, useText('security')), loadCheck)
  const path = webhooksPath(role)
  const first = proofBefore(ways)
  const values = refused?.values
  const hintOf = (kind: WebhookKind) =>
    kind === 'order.placed' || kind === 'order.payment' ? t(`hint.${kind}.${role}`) : t(`hint.${kind}`)
  return (
    <>
      <Form key={times} method="post" action={sentTo(path)} noValidate className="grid max-w-form gap-5" {...handlers}>
        <FormErrors title={t('error')} errors={errors} attempt={attempt} />
        <input type="hidden" name="key" value={refused?.key ?? formKey} />
        <Field
          label={t('url')}
          name="url"
          type="url"
          dir="ltr"
          autoComplete="off"
          maxLength={WEBHOOK_URL_LENGTH}
          defaultValue={values?.url}
          error={errorOf('url')}
        >
          <p className="text-sm text-muted">{t('url.hint')}</p>
        </Field>
        <fieldset
          id="kinds"
          tabIndex={-1}
          aria-describedby={errorOf('kinds') ? fieldErrorId('kinds') : undefined}
          className="grid min-w-0 gap-1"
        >
          <legend className="mb-1 text-base font-semibold">{t('kinds')}</legend>
          {kindsOfRole[role].map((kind) => (
            <Checkbox
              key={kind}
              name={`kinds.${kind}`}
              label={t(`kind.${kind}`)}
              hint={hintOf(kind)}
              defaultChecked={values?.[`kinds.${kind}`] !== undefined}
            />
          ))}
          <FieldErrorText of="kinds" text={errorOf('kinds')} />
        </fieldset>
        <ProofFields ways={ways} error={errorOf('password')} />
        {first ? null : (
          <Button name="intent" value="make" busy={busy} className="justify-self-start">
            {t(busy ? 'busy' : 'submit')}
          </Button>
        )}
      </Form>
      {first === 'google' ? <GoogleButton returnTo={path} again /> : null}
    </>
  )
}
