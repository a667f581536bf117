import type { TextChannel } from '@ticarum/contract/values/text-messages'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import { Select } from '../../components/ui/select.tsx'
import type { ErrorTexts } from '../../forms/error-text.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import type { RedrawnForm } from '../../forms/refused-form.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { type Text, useText } from '../../texts.ts'
import { CodeField } from '../identity/code-field.tsx'
import { TEXT_MESSAGES_PATH } from './paths.ts'

type RedrawnText = RedrawnForm<{ intent: string; channel: string; number: string; code: string }>

interface TextFormProps {
  formKey: string
  redrawn: RedrawnText | undefined
}

const textErrors = (t: Text<'text-messages'>): ErrorTexts => ({
  fields: ({ number, code }) => [
    ...(number ? [{ field: 'number', text: t('number.invalid') }] : []),
    ...(code ? [{ field: 'code', text: t('code.invalid') }] : []),
  ],
  codes: { EMAIL_NOT_CONFIRMED: t('error.unconfirmed'), WRONG_STATE: t('none') },
  otherwise: t('error.away'),
})

/** What each of the forms below needs: its errors if it was this one, its key, whether it is being sent. */
function useTextForm(intent: string, { formKey, redrawn }: TextFormProps) {
  const t = useText('text-messages')
  const mine = redrawn?.values.intent === intent ? redrawn : undefined
  const busy = useNavigation().formData?.get('intent') === intent
  return { t, mine, busy, key: mine?.key ?? formKey, ...useFormErrors(mine, textErrors(t)) }
}

/** Asks for a number; a code is sent there. */
export function TextNumberForm({ channels, ...props }: TextFormProps & { channels: TextChannel[] }) {
  const { t, mine, busy, key, errors, errorOf, attempt, handlers } = useTextForm('send-code', props)
  return (
    <Form method="post" action={sentTo(TEXT_MESSAGES_PATH)} noValidate className="grid max-w-form gap-5" {...handlers}>
      <FormErrors title={t('error')} errors={errors} attempt={attempt} />
      <input type="hidden" name="key" value={key} />
      <Select label={t('channel')} name="channel" defaultValue={mine?.values.channel ?? channels[0]}>
        {channels.map((channel) => (
          <option key={channel} value={channel}>
            {t(`channel.${channel}`)}
          </option>
        ))}
      </Select>
      <Field
        label={t('number')}
        name="number"
        type="tel"
        dir="ltr"
        autoComplete="tel"
        maxLength={30}
        defaultValue={mine?.values.number}
        error={errorOf('number')}
      />
      <p className="text-sm text-muted">{t('agree')}</p>
      <Button name="intent" value="send-code" busy={busy} className="justify-self-start">
        {t(busy ? 'busy' : 'send-code')}
      </Button>
    </Form>
  )
}

/** Agrees to text messages by the code that was sent. */
export function TextCodeForm({ number, ...props }: TextFormProps & { number: string }) {
  const { t, mine, busy, key, errors, errorOf, attempt, handlers } = useTextForm('confirm-code', props)
  return (
    <section aria-labelledby="waiting-number" className="grid max-w-form gap-4 rounded-card bg-sand p-5">
      <h2 id="waiting-number" className="text-xl">
        {t('waiting.title')}
      </h2>
      <p>
        {t('waiting.text')} <bdi dir="ltr">{number}</bdi>
      </p>
      <Form method="post" action={sentTo(TEXT_MESSAGES_PATH)} noValidate className="grid gap-5" {...handlers}>
        <FormErrors title={t('error')} errors={errors} attempt={attempt} />
        <input type="hidden" name="key" value={key} />
        <CodeField code={mine?.values.code} error={errorOf('code')} />
        <Button name="intent" value="confirm-code" busy={busy} className="justify-self-start">
          {t(busy ? 'busy' : 'confirm')}
        </Button>
      </Form>
    </section>
  )
}

/** What is on, and how it ends. */
export function EndTextsForm({ channel, number, ...props }: TextFormProps & { channel: TextChannel; number: string }) {
  const { t, busy, key, errors, attempt, handlers } = useTextForm('end', props)
  return (
    <Form method="post" action={sentTo(TEXT_MESSAGES_PATH)} noValidate className="grid max-w-form gap-4" {...handlers}>
      <FormErrors title={t('error')} errors={errors} attempt={attempt} />
      <input type="hidden" name="key" value={key} />
      <p>
        {t('on', { channel: t(`channel.${channel}`) })} <bdi dir="ltr">{number}</bdi>
      </p>
      <Button name="intent" value="end" variant="line" busy={busy} className="justify-self-start">
        {t(busy ? 'busy' : 'end')}
      </Button>
    </Form>
  )
}
