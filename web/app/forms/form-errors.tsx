import { ErrorSummary, type FormError } from '../components/ui/error-summary.tsx'

/** What keeps a form from being done, above it; nothing while nothing does. */
export function FormErrors({ title, errors, attempt }: { title: string; errors: FormError[]; attempt: unknown }) {
  return errors.length > 0 ? <ErrorSummary title={title} errors={errors} attempt={attempt} /> : null
}
