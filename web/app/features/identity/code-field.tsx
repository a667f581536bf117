import { Field } from '../../components/ui/field.tsx'
import { useText } from '../../texts.ts'

interface CodeFieldProps {
  code: string | undefined
  error: string | undefined
}

/** The six digits from a mail. */
export function CodeField({ code, error }: CodeFieldProps) {
  const t = useText('confirm-email')
  return (
    <Field
      label={t('code')}
      name="code"
      inputMode="numeric"
      dir="ltr"
      autoComplete="one-time-code"
      maxLength={20}
      defaultValue={code}
      error={error}
    />
  )
}
