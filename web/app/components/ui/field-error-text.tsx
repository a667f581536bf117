import { Icon } from '../icons/icon.tsx'

/** Id of the text that says what is wrong with the field or group of that id. */
export const fieldErrorId = (of: string): string => `${of}-problem`

/** What is wrong with a field, below it. */
export function FieldErrorText({ of, text }: { of: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p id={fieldErrorId(of)} className="flex items-start gap-1.5 text-sm font-semibold text-danger">
      <span className="mt-0.5">
        <Icon name="circle-alert" small />
      </span>
      {text}
    </p>
  )
}
