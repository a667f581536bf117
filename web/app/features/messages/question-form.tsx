import { MAX_MESSAGE } from '@ticarum/contract/values/messages'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { LostResponseNotice } from '../../forms/lost-response-notice.tsx'
import type { RefusedForm } from '../../forms/refused-form.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { messageErrors } from './message-errors.ts'

interface QuestionFormProps {
  address: string
  formKey: string
  refused: RefusedForm<{ body: string }> | undefined
}

export function QuestionForm({ address, formKey, refused }: QuestionFormProps) {
  const t = useText('messages')
  const busy = useNavigation().formMethod === 'POST'
  const { errors, errorOf, attempt } = useFormErrors(refused, messageErrors(t))
  return (
    <Form method="post" action={sentTo(address)} noValidate className="grid gap-4">
      <FormErrors title={t('error')} errors={errors} attempt={attempt} />
      <LostResponseNotice />
      <input type="hidden" name="key" value={refused?.key ?? formKey} />
      <TextArea
        label={t('question')}
        name="body"
        rows={5}
        maxLength={MAX_MESSAGE}
        dir="auto"
        defaultValue={refused?.values.body}
        error={errorOf('body')}
      />
      <div>
        <Button busy={busy}>{t(busy ? 'sending' : 'send')}</Button>
      </div>
    </Form>
  )
}
