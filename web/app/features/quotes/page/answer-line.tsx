import type { FormFields } from '@ticarum/contract/forms/nested'
import type { QuoteLine } from '@ticarum/contract/procedures/quotes'
import { Icon } from '../../../components/icons/icon.tsx'
import { lineField } from './line-field.ts'
import { LineFields } from './line-fields.tsx'
import { LineCells, LineHead, lineBox, replacedName } from './quote-line.tsx'
import { type Answering, changedByTyping, fieldsOfLine, typedLine } from './typed-answer.ts'

export const PRODUCTS = 'quote-products'

interface AnswerLineProps {
  line: QuoteLine
  /** what it was in the version before */
  before: QuoteLine | null
  place: number
  answering: Answering
  /** what the fields begin with, and what stands in them now */
  values: FormFields
  typed: FormFields
  errorOf(field: string): string | undefined
}

/** A line of the form that answers: it opens at a tap, and says what was typed in place of what. */
export function AnswerLine({ line, before, place, answering, values, typed, errorOf }: AnswerLineProps) {
  const now = typedLine(line, fieldsOfLine(typed, place))
  const changed = changedByTyping(line, now)
  const cells = changed.length > 0 ? { before: line, changed } : { before, changed: before ? line.changed : [] }
  const total = now.quantity === null || now.priceCents === null ? null : now.quantity * now.priceCents
  const wrong = ['quantity', 'price', 'part.0', 'instead'].some((name) => errorOf(lineField(place, name)))
  return (
    <>
      <LineHead line={line} totalCents={total} struckOut={now.struckOut} replaced={replacedName(line, before)} />
      <details open={wrong || (answering === 'offer' && line.priceCents === null)} className={`group/line ${lineBox}`}>
        <summary className="relative list-none pe-9">
          <LineCells line={line} now={now} {...cells} />
          <span className="absolute inset-y-0 end-2 flex items-center text-muted group-open/line:rotate-180">
            <Icon name="chevron-down" small />
          </span>
        </summary>
        <LineFields
          line={line}
          place={place}
          answering={answering}
          values={fieldsOfLine(values, place)}
          quantity={now.quantity ?? line.quantity}
          errorOf={errorOf}
          products={PRODUCTS}
        />
      </details>
    </>
  )
}
