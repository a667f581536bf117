import { type ComponentProps, useState } from 'react'
import { Icon } from '../../components/icons/icon.tsx'
import { Field } from '../../components/ui/field.tsx'
import type { FieldProps } from '../../components/ui/field-frame.tsx'
import { useText } from '../../texts.ts'

/** A password field with a button that shows the password; the button appears only with scripts. */
export function PasswordField({ children, ...input }: FieldProps & ComponentProps<'input'>) {
  const t = useText('auth')
  const [visible, setVisible] = useState(false)
  const tool = (
    <button
      type="button"
      aria-pressed={visible}
      aria-label={t('password.show')}
      aria-controls={input.id ?? input.name}
      onClick={() => setVisible(!visible)}
      className="hidden size-10 place-items-center rounded-control hover:bg-sand scripted:grid"
    >
      <Icon name={visible ? 'eye-off' : 'eye'} />
    </button>
  )
  return (
    <Field
      {...input}
      type={visible ? 'text' : 'password'}
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      tool={tool}
    >
      {children}
    </Field>
  )
}
