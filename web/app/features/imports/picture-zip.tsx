import { type FormEvent, useState } from 'react'
import { Form, useNavigation, useRevalidator } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { FileField } from '../../components/ui/file-field.tsx'
import { errorText } from '../../forms/error-text.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { minutesToWait } from '../../forms/minutes-to-wait.ts'
import type { RefusedForm } from '../../forms/refused-form.ts'
import { sendFile } from '../../forms/send-file.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { useApiCall } from '../../forms/use-api-call.ts'
import { useText } from '../../texts.ts'
import { importErrors } from './import-errors.ts'
import { importPath } from './paths.ts'

interface PictureZipProps {
  id: string
  formKey: string
  refused: RefusedForm<object> | undefined
}

/**
 * Uploads the pictures of a price list as one ZIP: with scripts as a raw file with a progress bar, without them as a
 * form.
 */
export function PictureZip({ id, formKey, refused }: PictureZipProps) {
  const t = useText('imports')
  const forms = useText('forms')
  const { revalidate } = useRevalidator()
  const sent = useNavigation().formData?.get('intent') === 'pictures'
  const [share, setShare] = useState<number | null>(null)
  const textOf = ({ code, minutes }: Pick<RefusedForm<object>, 'code' | 'minutes'>, ofField: string) =>
    code === 'INPUT_INVALID' ? ofField : errorText(forms, { code, minutes }, importErrors(t))
  const [failed, setFailed] = useState(refused && textOf(refused, t('file.required')))
  const { call, busy: sending } = useApiCall()
  const busy = sent || sending

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const file = form.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0]
    if (!file) return setFailed(t('file.required'))
    const answer = await call((key) => {
      setFailed(undefined)
      setShare(0)
      return sendFile('imports.addPictures', { id, fileName: file.name }, { file, key, onShare: setShare })
    })
    if (!answer) return undefined
    setShare(null)
    if (!answer.ok)
      return setFailed(
        textOf({ code: answer.code ?? 'UNAVAILABLE', minutes: minutesToWait(answer) }, t('file.invalid')),
      )
    form.reset()
    return revalidate()
  }

  return (
    <Form
      method="post"
      action={sentTo(importPath(id))}
      encType="multipart/form-data"
      noValidate
      className="grid max-w-190 content-start gap-4"
      onSubmit={onSubmit}
    >
      <FormErrors title={t('error')} errors={failed ? [{ text: failed, field: 'pictures' }] : []} attempt={failed} />
      <input type="hidden" name="key" value={formKey} />
      <FileField label={t('pictures.file')} name="pictures" accept=".zip" error={failed}>
        <p className="text-sm text-muted">{t('pictures.hint')}</p>
      </FileField>
      {share === null ? null : (
        <progress value={share} max={1} aria-label={t('pictures.sending')} className="h-2 w-full accent-primary" />
      )}
      <div>
        <Button name="intent" value="pictures" variant="line" busy={busy}>
          {t(busy ? 'pictures.sending' : 'pictures.send')}
        </Button>
      </div>
    </Form>
  )
}
