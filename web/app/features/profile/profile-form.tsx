import type { FormFields } from '@ticarum/contract/forms/nested'
import type { Profile } from '@ticarum/contract/procedures/profile'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import type { RefusedForm } from '../../forms/refused-form.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { EmailAddressLink } from '../identity/email-address-link.tsx'
import { PROFILE_PATH } from './paths.ts'
import { profileErrors } from './profile-errors.ts'

const loadCheck = () => import('./form-checks.ts').then(({ checkProfile }) => checkProfile)

interface ProfileFormProps {
  profile: Profile
  formKey: string
  refused: RefusedForm<FormFields> | undefined
}

/** The person's own name, phone and address. */
export function ProfileForm({ profile, formKey, refused }: ProfileFormProps) {
  const t = useText('profile')
  const busy = useNavigation().formData?.get('intent') === 'profile'
  const { failed, errors, errorOf, attempt, handlers } = useFormErrors(refused, profileErrors(t), loadCheck)
  const values = refused?.values ?? { ...profile, company: undefined }
  const field = (name: 'fullName' | 'phone' | 'address') => ({
    label: t(name),
    name,
    defaultValue: values[name],
    error: errorOf(name),
  })
  return (
    <Form method="post" action={sentTo(PROFILE_PATH)} noValidate className="grid max-w-form gap-5" {...handlers}>
      <FormErrors title={t(failed ? 'error' : 'fix')} errors={errors} attempt={attempt} />
      <input type="hidden" name="key" value={refused?.key ?? formKey} />
      <Field {...field('fullName')} autoComplete="name" maxLength={100} />
      <Field label={t('email')} name="email" type="email" dir="ltr" value={profile.email} disabled>
        <EmailAddressLink />
      </Field>
      <Field {...field('phone')} type="tel" dir="ltr" autoComplete="tel" maxLength={30} />
      <TextArea {...field('address')} rows={3} autoComplete="street-address" maxLength={200} />
      <Button name="intent" value="profile" busy={busy} className="justify-self-start">
        {t(busy ? 'save.busy' : 'save')}
      </Button>
    </Form>
  )
}
