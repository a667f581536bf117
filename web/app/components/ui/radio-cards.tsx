import { FieldErrorText, fieldErrorId } from './field-error-text.tsx'

const radioCard =
  'grid min-h-12 cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-0.5 rounded-control ' +
  'border border-line-input bg-surface px-4 py-3 outline-focus has-[:checked]:border-primary ' +
  'has-[:checked]:shadow-[inset_0_0_0_1px_var(--primary)] has-[:focus-visible]:outline-3 ' +
  'has-[:focus-visible]:outline-offset-1'

export interface RadioCard {
  value: string
  title: string
  text: string
}

interface RadioCardsProps {
  legend: string
  name: string
  cards: RadioCard[]
  chosen: string
  error?: string | undefined
}

/** A choice between few things that need a word of explanation. */
export function RadioCards({ legend, name, cards, chosen, error }: RadioCardsProps) {
  return (
    <fieldset
      id={name}
      tabIndex={-1}
      aria-describedby={error ? fieldErrorId(name) : undefined}
      className="grid min-w-0 gap-2"
    >
      <legend className="mb-1.5 text-base font-semibold">{legend}</legend>
      {cards.map(({ value, title, text }) => (
        <label key={value} className={radioCard}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            className="size-5 accent-primary"
          />
          <span className="font-semibold">{title}</span>
          <span className="col-start-2 text-sm text-muted">{text}</span>
        </label>
      ))}
      <FieldErrorText of={name} text={error} />
    </fieldset>
  )
}
