import { useEffect, useLayoutEffect } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { ErrorSummary } from '../../components/ui/error-summary.tsx'
import { Field } from '../../components/ui/field.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { showToast } from '../../context/toasts.ts'
import { forgetDraft } from '../../forms/drafts.ts'
import { HoneypotFields } from '../../forms/honeypot.tsx'
import { LineNotice } from '../../forms/offline-notice.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useEmptied } from '../../forms/use-emptied.ts'
import { useFormCheck } from '../../forms/use-form-check.ts'
import { useText } from '../../texts.ts'
import { contactErrors, contactFailed, type RefusedContact } from './contact-errors.ts'
import { CONTACT_PATH } from './paths.ts'

const DRAFT = 'contact'
const loadCheck = () => import('./form-checks.ts').then(({ checkContact }) => checkContact)

/** Once sent it is empty, for the next message. */
export function ContactFormView({ refused }: { refused: RefusedContact | undefined }) {
  const { formAction } = useNavigation()
  const busy = formAction === sentTo(CONTACT_PATH)
  const times = useEmptied(busy, refused)
  // Before the next form looks for it.
  useLayoutEffect(() => {
    if (times > 0) forgetDraft(DRAFT)
  }, [times])
  return <EmptyForm key={times} busy={busy} refused={refused} />
}

function EmptyForm({ busy, refused }: { busy: boolean; refused: RefusedContact | undefined }) {
  const t = useText('contact')
  const form = useFormCheck(refused, loadCheck)
  const fields = contactErrors(t, form.fields)
  const failed = form.refused && contactFailed(t, form.refused)
  const wrong = fields.length > 0
  const errorOf = (field: string) => fields.find((error) => error.field === field)?.text

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each attempt
  useEffect(() => {
    if (wrong) showToast({ kind: 'destructive', title: t('invalid.title'), text: t('invalid.text') })
  }, [form.attempt])

  return (
    <Form
      method="post"
      action={sentTo(CONTACT_PATH)}
      noValidate
      className="grid content-start gap-5"
      {...form.handlers}
    >
      {failed ? <ErrorSummary title={t('error')} errors={[{ text: failed }]} attempt={form.attempt} /> : null}
      {wrong ? (
        <ErrorSummary
          title={t('invalid.title')}
          errors={[{ text: t('invalid.text') }, ...fields]}
          attempt={form.attempt}
        />
      ) : null}
      <LineNotice />
      <HoneypotFields trap={t('trap')} formKey={refused?.key} draft={DRAFT} />
      <Field
        label={t('name')}
        name="name"
        autoComplete="name"
        dir="auto"
        defaultValue={refused?.values.name}
        error={errorOf('name')}
      />
      <Field
        label={t('email')}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="email"
        autoCapitalize="none"
        defaultValue={refused?.values.email}
        error={errorOf('email')}
      />
      <TextArea
        label={t('message')}
        name="message"
        rows={6}
        dir="auto"
        defaultValue={refused?.values.message}
        error={errorOf('message')}
      />
      <div>
        <Button busy={busy}>{t(busy ? 'submitting' : 'submit')}</Button>
      </div>
    </Form>
  )
}
