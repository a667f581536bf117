import type { ComponentProps } from 'react'
import { Icon } from '../icons/icon.tsx'
import { FieldFrame, type FieldProps } from './field-frame.tsx'

const inputBox =
  'w-full appearance-none truncate rounded-control border border-line-input bg-surface ps-3.5 pe-10 text-text ' +
  'focus:outline-3 focus:outline-offset-1 focus:outline-focus aria-invalid:border-2 aria-invalid:border-danger'

/** The choice alone; what does not fit is cut short before the chevron, never under it. */
export function BareSelect({ className, ...select }: ComponentProps<'select'>) {
  return (
    <span className="relative grid">
      <select {...select} className={`${inputBox} ${className}`} />
      <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-muted">
        <Icon name="chevron-down" small />
      </span>
    </span>
  )
}

/** A labelled choice; its list is the system's own. */
export function Select({ label, error, ...select }: FieldProps & ComponentProps<'select'>) {
  return (
    <FieldFrame id={select.id ?? select.name} label={label} error={error}>
      {(control) => <BareSelect {...select} {...control} className="min-h-12 py-2.5" />}
    </FieldFrame>
  )
}
