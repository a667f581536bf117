import type { ReactNode } from 'react'
import { FieldErrorText, fieldErrorId } from './field-error-text.tsx'

/** What every labelled control is given. */
export interface FieldProps {
  label: string
  name: string
  error?: string | undefined
}

/** What ties a control to its label and its error. */
interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldFrameProps {
  /** of the control */
  id: string
  label: string
  /** read out, and not seen */
  labelHidden?: boolean
  error?: string | undefined
  /** stands below the control, also while there is no error */
  below?: ReactNode
  className?: string
  children(control: ControlProps): ReactNode
}

/** A label above its control; its error, if it has one, stands below it and is read out with it. */
export function FieldFrame({
  id,
  label,
  labelHidden = false,
  error,
  below,
  className = 'grid content-start gap-1.5',
  children,
}: FieldFrameProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-base font-semibold'}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? fieldErrorId(id) : undefined,
      })}
      {below}
      <FieldErrorText of={id} text={error} />
    </div>
  )
}
