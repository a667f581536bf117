import { useEffect, useRef } from 'react'

export interface FormError {
  text: string
  /** id of the field that it concerns */
  field?: string
}

interface FormErrorsProps {
  title: string
  errors: FormError[]
  attempt: unknown
}

/** Error summary above a form; nothing if there are no errors. It takes the focus once for each attempt. */
export function FormErrors({ title, errors, attempt }: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new attempt takes the focus
  useEffect(() => {
    box.current?.focus()
  }, [attempt])
  if (errors.length === 0) return null
  return (
    <div ref={box} tabIndex={-1} role="alert" className="grid gap-2 rounded-control border-2 border-danger px-5 py-4">
      <h2 className="text-lg">{title}</h2>
      <ul className="grid gap-1">
        {errors.map(({ text, field }) => (
          <li key={`${field} ${text}`}>
            {field ? (
              <a
                href={`#${field}`}
                className="inline-block py-0.5 font-semibold text-danger underline underline-offset-3"
              >
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
