import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../../texts.ts'
import { chooseButton, dropZone } from './choose-file.ts'
import { FieldFrame, type FieldProps } from './field-frame.tsx'

interface FileFieldProps extends FieldProps, Pick<ComponentProps<'input'>, 'id' | 'accept' | 'multiple'> {
  /** which files are taken */
  children?: ReactNode
}

/** Files that are sent with their form. The browser's own control, in a language of its own, shows without scripts. */
export function FileField({ label, error, children, ...input }: FileFieldProps) {
  const t = useText('file-field')
  const control = useRef<HTMLInputElement>(null)
  const [names, setNames] = useState<string[]>([])
  const readNames = () => setNames([...(control.current?.files ?? [])].map(({ name }) => name))
  // Files may be chosen before hydration, and are gone with the form's other values.
  useEffect(() => {
    const form = control.current?.form
    const forget = () => setNames([])
    setNames([...(control.current?.files ?? [])].map(({ name }) => name))
    form?.addEventListener('reset', forget)
    return () => form?.removeEventListener('reset', forget)
  }, [])
  const id = input.id ?? input.name
  return (
    <FieldFrame id={id} label={label} error={error}>
      {(props) => (
        <div className={`${dropZone} justify-items-start ${error ? 'border-2 border-danger' : ''}`}>
          <input
            {...input}
            {...props}
            ref={control}
            type="file"
            onChange={readNames}
            className="peer max-w-full scripted:sr-only"
          />
          <label htmlFor={id} className={`${chooseButton} hidden`}>
            {t(input.multiple ? 'choose.many' : 'choose')}
          </label>
          {names.length > 0 ? (
            <ul className="hidden min-w-0 scripted:block">
              {names.map((name) => (
                <li key={name} className="font-semibold break-all">
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          ) : null}
          {children}
        </div>
      )}
    </FieldFrame>
  )
}
