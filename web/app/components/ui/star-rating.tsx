import { ratings } from '@ticarum/contract/values/feedback'
import { Icon } from '../icons/icon.tsx'
import { FieldErrorText, fieldErrorId } from './field-error-text.tsx'
import { HiddenText } from './hidden-text.tsx'

const starBox =
  'star relative grid size-12 place-items-center rounded-control text-primary outline-focus hover:bg-sand ' +
  'has-[:focus-visible]:outline-3'

interface StarRatingProps {
  id: string
  legend: string
  name: string
  labelOf(count: number): string
  chosen?: string | undefined
  error?: string | undefined
}

/** One to five stars. Each is a radio button, so arrow keys choose; theme.css fills the chosen one and those before. */
export function StarRating({ id, legend, name, labelOf, chosen, error }: StarRatingProps) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error ? fieldErrorId(id) : undefined}
      className="grid min-w-0 gap-1.5"
    >
      <legend className="mb-1.5 text-base font-semibold">{legend}</legend>
      <div className="-ms-3.5 flex">
        {ratings.map((count) => (
          <label key={count} className={starBox}>
            <input
              type="radio"
              name={name}
              value={count}
              defaultChecked={chosen === String(count)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Icon name="star" />
            <HiddenText>{labelOf(count)}</HiddenText>
          </label>
        ))}
      </div>
      <FieldErrorText of={id} text={error} />
    </fieldset>
  )
}
