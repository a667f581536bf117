import { Button } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import { useText } from '../../texts.ts'
import { CodeField } from './code-field.tsx'

interface ConfirmFieldsProps {
  /** why it is asked for; by default because something is ordered */
  why?: string
  /** the address that is to be confirmed */
  email: string
  /** where a code was just sent to */
  sentTo: string | undefined
  code: string | undefined
  errorOf(field: string): string | undefined
}

/** Inside the form of what needs a confirmed address: what was typed there stays. */
export function ConfirmFields({ why, email, sentTo, code, errorOf }: ConfirmFieldsProps) {
  const t = useText('confirm-email')
  return (
    <section aria-labelledby="confirm-first" className="grid gap-4 rounded-card bg-sand p-5 md:col-span-2">
      <div className="grid gap-1">
        <h3 id="confirm-first" className="text-lg">
          {t('title')}
        </h3>
        <p className="text-base text-muted">{why ?? t('first.text')}</p>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <div className="grid gap-3">
          <Field
            label={t('email')}
            name="confirmEmail"
            type="email"
            dir="ltr"
            autoComplete="email"
            autoCapitalize="none"
            defaultValue={email}
            error={errorOf('confirmEmail')}
          />
          <Button name="intent" value="send-code" variant="line" small>
            {t(sentTo ? 'code.again' : 'code.send')}
          </Button>
          <p role="status" className="text-sm text-muted">
            {sentTo ? t('code.sent', { email: sentTo }) : null}
          </p>
        </div>
        <CodeField code={code} error={errorOf('code')} />
      </div>
    </section>
  )
}
