import { expiringPapers, paperKinds } from '@ticarum/contract/values/papers'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import { FileField } from '../../components/ui/file-field.tsx'
import { Select } from '../../components/ui/select.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { paperErrors, type RefusedPaper } from './paper-errors.ts'
import { PAPERS_PATH } from './paths.ts'

const loadCheck = () => import('./form-checks.ts').then(({ checkPaper }) => checkPaper)

interface PaperFormProps {
  formKey: string
  refused: RefusedPaper | undefined
}

/** Another paper, for owners. */
export function PaperForm({ formKey, refused }: PaperFormProps) {
  const t = useText('papers')
  const busy = useNavigation().formData?.get('intent') === 'add'
  const { errors, errorOf, attempt, handlers } = useFormErrors(refused, paperErrors(t), loadCheck)
  const values = refused?.values
  return (
    <section aria-labelledby="add" className="grid max-w-190 gap-4">
      <h2 id="add" className="text-xl">
        {t('add')}
      </h2>
      <Form
        method="post"
        action={sentTo(PAPERS_PATH)}
        encType="multipart/form-data"
        noValidate
        aria-labelledby="add"
        className="grid gap-4"
        {...handlers}
      >
        <FormErrors title={t('error')} errors={errors} attempt={attempt} />
        <input type="hidden" name="key" value={refused?.key ?? formKey} />
        <Select label={t('kind')} name="kind" defaultValue={values?.kind ?? ''} error={errorOf('kind')}>
          <option value="">{t('kind.none')}</option>
          {paperKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind.${kind}`)}
            </option>
          ))}
        </Select>
        <Field
          label={t('expiresOn')}
          name="expiresOn"
          type="date"
          dir="ltr"
          defaultValue={values?.expiresOn}
          error={errorOf('expiresOn')}
        >
          <p className="text-sm text-muted">
            {t('expiresOn.hint', { kinds: expiringPapers.map((kind) => t(`kind.${kind}`)).join(', ') })}
          </p>
        </Field>
        <FileField
          id="file"
          label={t('file')}
          name="file"
          accept="application/pdf,image/png,image/jpeg,image/webp"
          error={errorOf('file')}
        >
          <p className="text-sm text-muted">{t('file.hint')}</p>
        </FileField>
        <div>
          <Button name="intent" value="add" busy={busy}>
            {t(busy ? 'busy' : 'add.submit')}
          </Button>
        </div>
      </Form>
    </section>
  )
}
