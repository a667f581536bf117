import { messageFileTypes } from '@ticarum/contract/values/messages'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { FileField } from '../../components/ui/file-field.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { LostResponseNotice } from '../../forms/lost-response-notice.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { fileErrors, type RefusedMessage } from './message-errors.ts'

interface FileFormProps {
  address: string
  formKey: string
  refused: RefusedMessage | undefined
}

/** A file that is a message of its own. */
export function FileForm({ address, formKey, refused }: FileFormProps) {
  const t = useText('messages')
  const busy = useNavigation().formData?.get('intent') === 'file'
  const { errors, errorOf, attempt } = useFormErrors(refused, fileErrors(t))
  return (
    <Form
      method="post"
      action={sentTo(address)}
      encType="multipart/form-data"
      noValidate
      preventScrollReset
      className="grid gap-3 pb-3"
    >
      <FormErrors title={t('error')} errors={errors} attempt={attempt} />
      <LostResponseNotice />
      <input type="hidden" name="key" value={refused?.key ?? formKey} />
      <FileField
        id="file"
        label={t('file.choose')}
        name="file"
        accept={messageFileTypes.join(',')}
        error={errorOf('file')}
      >
        <p className="text-sm text-muted">{t('file.hint')}</p>
      </FileField>
      <div>
        <Button name="intent" value="file" variant="line" small busy={busy}>
          {t(busy ? 'sending' : 'file.send')}
        </Button>
      </div>
    </Form>
  )
}
