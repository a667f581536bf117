import { useEffect, useLayoutEffect } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { showToast } from '../../context/toasts.ts'
import { forgetDraft } from '../../forms/drafts.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { HoneypotFields } from '../../forms/honeypot.tsx'
import { LostResponseNotice } from '../../forms/lost-response-notice.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useResetKey } from '../../forms/use-reset-key.ts'
import { useText } from '../../texts.ts'
import { contactErrors, type RefusedContact } from './contact-errors.ts'
import { CONTACT_PATH } from './paths.ts'

const DRAFT = 'contact'
const loadCheck = () => import('./form-checks.ts').then(({ checkContact }) => checkContact)

interface ContactFormViewProps {
  refused: RefusedContact | undefined
}

/** The form is reset after it was sent. */
export function ContactFormView({ refused }: ContactFormViewProps) {
  const { formAction } = useNavigation()
  const busy = formAction === sentTo(CONTACT_PATH)
  const times = useResetKey(busy, refused)
  // A layout effect runs before the next form reads the draft.
  useLayoutEffect(() => {
    if (times > 0) forgetDraft(DRAFT)
  }, [times])
  return <EmptyForm key={times} busy={busy} refused={refused} />
}

function EmptyForm({ busy, refused }: ContactFormViewProps & { busy: boolean }) {
  const t = useText('contact')
  const { failed, errors, errorOf, attempt, handlers } = useFormErrors(refused, contactErrors(t), loadCheck)
  const wrong = errors.length > 0 && !failed

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each attempt
  useEffect(() => {
    if (wrong) showToast({ kind: 'destructive', title: t('invalid.title'), text: t('invalid.text') })
  }, [attempt])

  return (
    <Form method="post" action={sentTo(CONTACT_PATH)} noValidate className="grid content-start gap-5" {...handlers}>
      <FormErrors
        title={t(failed ? 'error' : 'invalid.title')}
        errors={wrong ? [{ text: t('invalid.text') }, ...errors] : errors}
        attempt={attempt}
      />
      <LostResponseNotice />
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
