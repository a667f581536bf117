import { imageTypes } from '@ticarum/contract/values/images'
import { useLayoutEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import { FileField } from '../../components/ui/file-field.tsx'
import { NumberField } from '../../components/ui/number-field.tsx'
import { Select } from '../../components/ui/select.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { forgetDraft } from '../../forms/drafts.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { HoneypotFields } from '../../forms/honeypot.tsx'
import { LostResponseNotice } from '../../forms/lost-response-notice.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useResetKey } from '../../forms/use-reset-key.ts'
import { useText } from '../../texts.ts'
import { type NeedField, needErrors, type RefusedNeed } from './need-errors.ts'
import { NEED_PATH } from './paths.ts'

const DRAFT = 'need'
const loadCheck = () => import('./form-checks.ts').then(({ checkNeed }) => checkNeed)
const loadVisitorsCheck = () => import('./form-checks.ts').then(({ checkVisitorsNeed }) => checkVisitorsNeed)

interface NeedFormProps {
  refused: RefusedNeed | undefined
  /** what a search did not find; empty: nothing */
  needed: string
  ports: { code: string; name: string }[]
  /** whose account it is written from; null: somebody without one */
  member: { email: string } | null
}

/** The form is reset after it was sent. */
export function NeedFormView({ refused, needed, ...props }: NeedFormProps) {
  const busy = useNavigation().formAction === sentTo(NEED_PATH)
  const times = useResetKey(busy, refused)
  // A layout effect runs before the next form reads the draft.
  useLayoutEffect(() => {
    if (times > 0) forgetDraft(DRAFT)
  }, [times])
  // The address has no words any more once the form was sent; another search begins it anew.
  const [words, setWords] = useState(needed)
  if (needed && needed !== words) setWords(needed)
  return (
    <EmptyForm key={`${times} ${words}`} {...props} busy={busy} refused={refused} needed={times > 0 ? needed : words} />
  )
}

function EmptyForm({ busy, refused, needed, ports, member }: NeedFormProps & { busy: boolean }) {
  const t = useText('needs')
  const form = useFormErrors(refused, needErrors(t), member ? loadCheck : loadVisitorsCheck)
  const optional = (label: string) => t('optional', { label })
  const of = (name: NeedField) => ({ name, defaultValue: refused?.values[name] ?? '', error: form.errorOf(name) })
  return (
    <Form
      method="post"
      action={sentTo(NEED_PATH)}
      encType="multipart/form-data"
      noValidate
      className="grid max-w-form gap-5"
      {...form.handlers}
    >
      <FormErrors title={t(form.failed ? 'error' : 'fix')} errors={form.errors} attempt={form.attempt} />
      <LostResponseNotice />
      <HoneypotFields trap={t('trap')} formKey={refused?.key} draft={DRAFT} />
      <TextArea {...of('what')} label={t('what')} rows={4} dir="auto" defaultValue={refused?.values.what ?? needed}>
        <p className="text-sm text-muted">{t('what.hint')}</p>
      </TextArea>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField {...of('quantity')} kind="count" label={optional(t('quantity'))} min={1} maxLength={12} />
        <Select {...of('port')} label={optional(t('port'))}>
          <option value="">{t('port.unsaid')}</option>
          {ports.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <FileField
        name="picture"
        label={optional(t('picture'))}
        accept={imageTypes.join()}
        error={form.errorOf('picture')}
      >
        <p className="text-sm text-muted">{t('picture.hint')}</p>
        {refused?.pictureId ? (
          <>
            <input type="hidden" name="pictureId" value={refused.pictureId} />
            <p className="font-semibold">{t('picture.kept')}</p>
          </>
        ) : null}
      </FileField>
      {member ? (
        <p className="text-muted">{t('answer-to', { email: member.email })}</p>
      ) : (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field {...of('name')} label={t('name')} autoComplete="name" dir="auto" />
          <Field
            {...of('email')}
            label={t('email')}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            dir="ltr"
          />
        </div>
      )}
      <div>
        <Button busy={busy}>{t(busy ? 'submitting' : 'submit')}</Button>
      </div>
    </Form>
  )
}
