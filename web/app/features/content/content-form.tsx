import type { FormFields } from '@ticarum/contract/forms/nested'
import type { StoredContent } from '@ticarum/contract/procedures/content'
import { directionOf } from '@ticarum/contract/values/languages'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import type { RefusedForm } from '../../forms/refused-form.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { contentErrors, contentFieldsOf } from './content-errors.ts'

interface ContentFormViewProps {
  stored: StoredContent
  path: string
  formKey: string
  /** what was typed, after a preview or a refusal */
  values: FormFields | undefined
  refused: RefusedForm<object> | undefined
}

const LONG = 200 // characters: longer texts get a text area

const loadCheck = () => import('./form-checks.ts').then(({ checkContent }) => checkContent)

/** Edits one section in one language. */
export function ContentFormView({
  stored: { section, language, content, version },
  path,
  formKey,
  values,
  refused,
}: ContentFormViewProps) {
  const t = useText('content')
  const busy = useNavigation().formData?.get('intent')
  const { failed, errors, errorOf, attempt, handlers } = useFormErrors(refused, contentErrors(t, section), loadCheck)
  return (
    <Form method="post" action={sentTo(path)} noValidate className="grid max-w-190 gap-5" {...handlers}>
      <FormErrors title={t(failed ? 'error' : 'fix')} errors={errors} attempt={attempt} />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="content.section" value={section} />
      {contentFieldsOf(section).map(({ field, max }) => {
        const name = `content.${field}`
        const input = {
          label: t(field),
          name,
          defaultValue: values?.[name] ?? content[field] ?? '',
          error: errorOf(name),
        }
        if (field === 'email' || field === 'phone')
          return (
            <Field key={field} {...input} dir="ltr" {...(field === 'phone' ? { type: 'tel' } : { type: 'email' })} />
          )
        const written = { ...input, lang: language, dir: directionOf[language] }
        return max < LONG ? (
          <Field key={field} {...written} />
        ) : (
          <TextArea key={field} {...written} rows={max > 1000 ? 8 : 4} />
        )
      })}
      <div className="flex flex-wrap gap-3 border-t border-rule pt-4">
        <Button name="intent" value="save" busy={busy === 'save'}>
          {t(busy === 'save' ? 'save.busy' : 'save')}
        </Button>
        <Button name="intent" value="preview" variant="line" busy={busy === 'preview'}>
          {t('preview')}
        </Button>
      </div>
    </Form>
  )
}
