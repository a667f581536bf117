import { Icon } from '../icons/icon.tsx'

/** What is wrong with a field, below it. */
export function FieldErrorText({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-semibold text-danger">
      <span className="mt-0.5">
        <Icon name="circle-alert" small />
      </span>
      {text}
    </p>
  )
}
