import type { ComponentProps } from 'react'
import { FieldFrame, type FieldProps } from './field-frame.tsx'

const inputBox =
  'min-h-28 w-full resize-y rounded-control border border-line-input bg-surface px-3.5 py-2.5 text-text ' +
  'read-only:bg-sand-2 focus:outline-3 focus:outline-offset-1 focus:outline-focus aria-invalid:border-2 ' +
  'aria-invalid:border-danger'

/** A labelled input of several lines; its children stand below, also while there is no error. */
export function TextArea({ label, error, children, ...area }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <FieldFrame id={area.id ?? area.name} label={label} error={error} below={children}>
      {(control) => <textarea rows={4} {...area} {...control} className={inputBox} />}
    </FieldFrame>
  )
}
