import type { InboxItem } from '@ticarum/contract/procedures/inbox'
import { stockAnswers } from '@ticarum/contract/values/inbox'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { languageNames } from '../../context/language.ts'
import { withQuery } from '../../context/with-query.ts'
import type { ErrorTexts } from '../../forms/error-text.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import type { RefusedForm } from '../../forms/refused-form.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { type Text, useText } from '../../texts.ts'

export type RefusedInboxAction = RefusedForm<{ intent: string; body: string; quantity: string; notes: string }>

export const inboxErrors = (t: Text<'inbox'>): ErrorTexts => ({
  fields: ({ body }) =>
    body ? [{ field: 'body', text: t(body === 'tooLong' ? 'body.too-long' : 'body.required') }] : [],
  codes: {
    WRONG_STATE: t('error.meanwhile'),
    CHANGED_MEANWHILE: t('error.meanwhile'),
    ALREADY_MEMBER: t('error.member'),
  },
  otherwise: t('error.handle'),
})

const stockLink =
  'inline-flex min-h-11 items-center rounded-control border border-line-input px-3.5 text-base font-semibold ' +
  'text-text no-underline hover:bg-sand aria-[current]:border-text aria-[current]:bg-text aria-[current]:text-bg'

interface ReplyFormProps {
  item: InboxItem
  address: string
  /** what a stock answer begins with */
  draft: string
  stock: string | null
  formKey: string
  refused: RefusedInboxAction | undefined
}

/** An answer by e-mail, from nothing or from a stock answer in the language of who reads it. */
export function ReplyForm({ item, address, draft, stock, formKey, refused }: ReplyFormProps) {
  const t = useText('inbox')
  const stocks = useText('stock-answers')
  const busy = useNavigation().formData?.get('intent')
  const { errors, errorOf, attempt } = useFormErrors(refused, inboxErrors(t))
  if (!item.recipient) return <p className="text-muted">{t('reply.nobody')}</p>
  const { name, email, language } = item.recipient
  return (
    <section aria-labelledby="reply" className="grid gap-3 border-t border-rule pt-4">
      <h2 id="reply" className="text-lg">
        {t('reply')}
      </h2>
      <p className="text-sm text-muted">{t('reply.to', { name, email, language: languageNames[language] })}</p>
      <ul className="flex flex-wrap gap-2">
        {stockAnswers[item.kind].map((key) => (
          <li key={key}>
            <Link
              to={withQuery(address, { stock: key })}
              replace
              preventScrollReset
              aria-current={key === stock ? 'true' : undefined}
              className={stockLink}
            >
              {stocks(`${key}.label`)}
            </Link>
          </li>
        ))}
      </ul>
      <Form
        key={`${item.version} ${stock}`}
        method="post"
        action={sentTo(address)}
        noValidate
        preventScrollReset
        className="grid gap-3"
      >
        <FormErrors title={t('error')} errors={errors} attempt={attempt} />
        <input type="hidden" name="key" value={refused?.key ?? formKey} />
        <input type="hidden" name="version" value={item.version} />
        <TextArea
          label={t('reply.body')}
          name="body"
          rows={6}
          maxLength={4000}
          dir="auto"
          lang={language}
          defaultValue={refused?.values.body ?? draft}
          error={errorOf('body')}
        />
        <div className="flex flex-wrap gap-3">
          {(['reply', 'reply-close'] as const).map((intent) => (
            <Button
              key={intent}
              name="intent"
              value={intent}
              variant={intent === 'reply' ? 'main' : 'line'}
              busy={busy === intent}
            >
              {t(busy === intent ? 'reply.busy' : `act.${intent}`)}
            </Button>
          ))}
        </div>
      </Form>
    </section>
  )
}

interface NoteFormProps {
  address: string
  formKey: string
  refused: RefusedInboxAction | undefined
}

/** A note for the other admins. */
export function InboxNoteForm({ address, formKey, refused }: NoteFormProps) {
  const t = useText('inbox')
  const busy = useNavigation().formData?.get('intent') === 'note'
  const { errors, errorOf, attempt } = useFormErrors(refused, inboxErrors(t))
  return (
    <details className="border-t border-line pt-3" open={refused !== undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{t('note')}</summary>
      <Form method="post" action={sentTo(address)} noValidate preventScrollReset className="grid gap-3 pt-2">
        <FormErrors title={t('error')} errors={errors} attempt={attempt} />
        <input type="hidden" name="key" value={refused?.key ?? formKey} />
        <TextArea
          id="note"
          label={t('note.body')}
          name="body"
          rows={3}
          maxLength={4000}
          dir="auto"
          defaultValue={refused?.values.body}
          error={errorOf('body')}
        />
        <div>
          <Button name="intent" value="note" variant="line" busy={busy}>
            {t(busy ? 'busy' : 'act.note')}
          </Button>
        </div>
      </Form>
    </details>
  )
}
