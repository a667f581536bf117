import type { ApplicationAct } from '@ticarum/contract/values/inbox'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import type { ErrorTexts } from '../../forms/error-text.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import type { RefusedForm } from '../../forms/refused-form.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { type Text, useText } from '../../texts.ts'

export type RefusedHandling = RefusedForm<{ notes: string }>

interface HandlingFormProps {
  inquiry: { notes: string; version: string; may: ApplicationAct[] }
  path: string
  formKey: string
  refused: RefusedHandling | undefined
}

const handlingErrors = (t: Text<'inbox'>): ErrorTexts => ({
  codes: {
    WRONG_STATE: t('error.meanwhile'),
    CHANGED_MEANWHILE: t('error.meanwhile'),
    INPUT_INVALID: t('notes.too-long'),
  },
  otherwise: t('error.handle'),
})

const looks = { note: 'line', take: 'line', answer: 'main', invite: 'main', refuse: 'line', close: 'quiet' } as const

/** The desk's note and actions. If another admin was faster, the form shows the new state and keeps the typed note. */
export function HandlingForm({ inquiry: { notes, version, may }, path, formKey, refused }: HandlingFormProps) {
  const t = useText('inbox')
  const busy = useNavigation().formData?.get('intent')
  const { errors, attempt } = useFormErrors(refused, handlingErrors(t))
  return (
    <section aria-labelledby="desk" className="grid content-start gap-4 rounded-card bg-sand-2 p-5">
      <div className="grid gap-1">
        <h2 id="desk" className="text-xl">
          {t('desk')}
        </h2>
        <p className="text-sm text-muted">{t('desk.text')}</p>
      </div>
      <Form key={version} method="post" action={sentTo(path)} noValidate className="grid gap-4">
        <FormErrors title={t('error')} errors={errors} attempt={attempt} />
        <input type="hidden" name="key" value={refused?.key ?? formKey} />
        <input type="hidden" name="version" value={version} />
        <TextArea
          label={t('notes')}
          name="notes"
          rows={5}
          maxLength={4000}
          dir="auto"
          defaultValue={refused?.values.notes ?? notes}
        />
        <div className="flex flex-wrap gap-3">
          {may.map((act) => (
            <Button key={act} name="intent" value={act} variant={looks[act]} busy={busy === act}>
              {t(busy === act ? 'busy' : `act.${act}`)}
            </Button>
          ))}
        </div>
      </Form>
    </section>
  )
}
