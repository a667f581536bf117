import { Form, useNavigation } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { Button } from '../../components/ui/button.tsx'
import { useText } from '../../texts.ts'
import { EmailAddressLink } from './email-address-link.tsx'

/** Asks to confirm the email address; nothing is blocked until then. */
export function ConfirmEmailBanner({ email, formKey }: { email: string; formKey: string }) {
  const t = useText('dashboard')
  const busy = useNavigation().formAction === '/confirm-email'
  return (
    <section
      aria-labelledby="confirm-email"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-sand p-5"
    >
      <span className="text-warning max-sm:hidden">
        <Icon name="mail-plus" />
      </span>
      <div className="grid min-w-0 flex-1 basis-60">
        <h2 id="confirm-email" className="text-lg">
          {t('confirm.title')}
        </h2>
        <p className="text-base text-muted">{t('confirm.text', { email })}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <EmailAddressLink />
        <Form method="post" action="/confirm-email">
          <input type="hidden" name="intent" value="send" />
          <input type="hidden" name="key" value={formKey} />
          <Button variant="line" small busy={busy}>
            {t(busy ? 'confirm.sending' : 'confirm.send')}
          </Button>
        </Form>
      </div>
    </section>
  )
}
