import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { useDay } from '../../dates.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { EmailAddressLink } from '../identity/email-address-link.tsx'
import { accountErrors, type RefusedAccountAction } from './account-answers.ts'

interface RefusedMailProps {
  mail: { address: string; at: string }
  /** the settings page that shows it */
  path: string
  formKey: string
  refused: RefusedAccountAction | undefined
}

/** Says that mail to the reader's address was refused, and lets it through again on their word. */
export function RefusedMail({ mail, path, formKey, refused }: RefusedMailProps) {
  const t = useText('account')
  const day = useDay()
  const busy = useNavigation().formData?.get('intent') === 'allow-mail'
  const mine = refused?.values.intent === 'allow-mail' ? refused : undefined
  const { errors, attempt, handlers } = useFormErrors(mine, accountErrors(t, useText('security')))
  return (
    <section aria-labelledby="refused-mail" className="grid max-w-190 gap-4 rounded-card bg-sand p-5">
      <h2 id="refused-mail" className="text-xl">
        {t('mail')}
      </h2>
      <p className="max-w-prose">{t('mail.text', { email: mail.address, day: day(mail.at) })}</p>
      <Form method="post" action={sentTo(path)} className="grid justify-items-start gap-3" {...handlers}>
        <FormErrors title={t('error')} errors={errors} attempt={attempt} />
        <input type="hidden" name="key" value={mine?.key ?? formKey} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button name="intent" value="allow-mail" variant="line" busy={busy}>
            {t(busy ? 'mail.busy' : 'mail.again')}
          </Button>
          <EmailAddressLink />
        </div>
      </Form>
    </section>
  )
}
