import type { Import } from '@ticarum/contract/procedures/imports'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useText } from '../../texts.ts'
import { SureField } from '../products/prices/sure-field.tsx'
import { importPath } from './paths.ts'

interface ApplyImportFormProps {
  run: Import
  formKey: string
  /** large changes were asked about before, and not confirmed */
  again: boolean
}

export function ApplyImportForm({ run, formKey, again }: ApplyImportFormProps) {
  const t = useText('imports')
  const busy = useNavigation().formData?.get('intent') === 'apply'
  return (
    <Form
      method="post"
      action={sentTo(importPath(run.id))}
      encType="multipart/form-data"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 border-y border-line py-4"
    >
      <input type="hidden" name="key" value={formKey} />
      {run.large > 0 ? <SureField name="sure" missed={again} /> : null}
      <Button name="intent" value="apply" busy={busy}>
        {busy ? t('apply.busy') : t('apply', { count: run.creates + run.changes })}
      </Button>
      <p className="text-sm text-muted">{t('apply.hint')}</p>
    </Form>
  )
}
