import { type ApiScope, scopesOfRole, TOKEN_NAME_LENGTH, tokenDays } from '@ticarum/contract/values/api-scopes'
import type { CompanyKind } from '@ticarum/contract/values/roles'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Checkbox } from '../../components/ui/checkbox.tsx'
import { Field } from '../../components/ui/field.tsx'
import { FieldErrorText, fieldErrorId } from '../../components/ui/field-error-text.tsx'
import { Select } from '../../components/ui/select.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useResetKey } from '../../forms/use-reset-key.ts'
import { useText } from '../../texts.ts'
import { GoogleButton } from '../identity/google-button.tsx'
import { ProofFields, type ProofWays, proofBefore } from '../security/proof-fields.tsx'
import { makingErrors, type RefusedToken } from './api-token-errors.ts'
import { apiTokensPath } from './paths.ts'

const USUAL_DAYS = 90
const loadCheck = () => import('./form-checks.ts').then(({ checkApiToken }) => checkApiToken)

interface ApiTokenFormProps {
  role: CompanyKind
  ways: ProofWays
  formKey: string
  refused: RefusedToken | undefined
}

/** Another token; who asks for one shows who they are. */
export function ApiTokenForm({ role, ways, formKey, refused }: ApiTokenFormProps) {
  const t = useText('api-tokens')
  const busy = useNavigation().formData?.get('intent') === 'make'
  const times = useResetKey(busy, refused)
  const { errors, errorOf, attempt, handlers } = useFormErrors(refused, makingErrors(t, useText('security')), loadCheck)
  const path = apiTokensPath(role)
  const first = proofBefore(ways)
  const values = refused?.values
  const hintOf = (scope: ApiScope) => (scope === 'orders:write' ? t(`hint.orders:write.${role}`) : t(`hint.${scope}`))
  return (
    <>
      <Form key={times} method="post" action={sentTo(path)} noValidate className="grid max-w-form gap-5" {...handlers}>
        <FormErrors title={t('error')} errors={errors} attempt={attempt} />
        <input type="hidden" name="key" value={refused?.key ?? formKey} />
        <Field
          label={t('name')}
          name="name"
          dir="auto"
          autoComplete="off"
          maxLength={TOKEN_NAME_LENGTH}
          defaultValue={values?.name}
          error={errorOf('name')}
        >
          <p className="text-sm text-muted">{t('name.hint')}</p>
        </Field>
        <fieldset
          id="scopes"
          tabIndex={-1}
          aria-describedby={errorOf('scopes') ? fieldErrorId('scopes') : undefined}
          className="grid min-w-0 gap-1"
        >
          <legend className="mb-1 text-base font-semibold">{t('scopes')}</legend>
          {scopesOfRole[role].map((scope) => (
            <Checkbox
              key={scope}
              name={`scopes.${scope}`}
              label={t(`scope.${scope}`)}
              hint={hintOf(scope)}
              defaultChecked={values?.[`scopes.${scope}`] !== undefined}
            />
          ))}
          <FieldErrorText of="scopes" text={errorOf('scopes')} />
        </fieldset>
        <Select label={t('days')} name="days" defaultValue={values?.days ?? USUAL_DAYS}>
          {tokenDays.map((days) => (
            <option key={days} value={days}>
              {days === 365 ? t('days.year') : t('days.of', { days: String(days) })}
            </option>
          ))}
        </Select>
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
