import { type ComponentProps, type ReactNode, useState } from 'react'
import { Field } from '../../components/ui/field.tsx'
import { Glyph } from '../../components/ui/icon.tsx'
import { useText } from '../../texts.ts'

// Drawn by Lucide, as all icons; here, since nothing else shows them.
const EYE =
  'M2.06 12.35a1 1 0 0 1 0-.7 10.75 10.75 0 0 1 19.88 0 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-19.88 0M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6'
const EYE_OFF =
  'M10.73 5.08A10.74 10.74 0 0 1 21.94 11.65a1 1 0 0 1 0 .7 10.75 10.75 0 0 1-1.44 2.49M14.08 14.16a3 3 0 0 1-4.24-4.24M17.48 17.5A10.75 10.75 0 0 1 2.06 12.35a1 1 0 0 1 0-.7A10.75 10.75 0 0 1 6.51 6.51M2 2l20 20'

/** A password that can be looked at while it is typed; the button for it appears with the scripts that it needs. */
export function PasswordField({
  children,
  ...input
}: { label: string; name: string; problem?: string | undefined; children?: ReactNode } & ComponentProps<'input'>) {
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
      <Glyph path={visible ? EYE_OFF : EYE} />
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
