import type { FormFields } from '@ticarum/contract/forms/nested'
import type { QuoteLine, QuoteVersion } from '@ticarum/contract/procedures/quotes'
import { Icon } from '../../../components/icons/icon.tsx'
import { useText } from '../../../texts.ts'
import { LineFields } from './line-fields.tsx'
import { LineCells, LineHead } from './quote-line.tsx'
import { type Answering, changedByTyping, fieldsOfLine, lineField, type TypedLine, typedLine } from './typed-answer.ts'

/** The form that answers a version. */
interface AnswerState {
  answering: Answering
  /** what the fields begin with, and what stands in them now */
  values: FormFields
  typed: FormFields
  errorOf(field: string): string | undefined
}

interface QuoteLinesProps {
  shown: QuoteVersion
  /** null: the first version has none before it */
  before: QuoteVersion | null
  /** null: the lines are only read */
  answer: AnswerState | null
}

export const PRODUCTS = 'quote-products'

const box = 'rounded-control border border-line-input bg-surface'

/** The lines of a version; with a form each opens at a tap, and says what was typed in place of what. */
export function QuoteLines({ shown, before, answer }: QuoteLinesProps) {
  const t = useText('quotes')
  const changes = shown.changed.length + shown.lines.reduce((sum, { changed }) => sum + changed.length, 0)
  return (
    <section aria-labelledby="lines" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-rule pb-2">
        <h2 id="lines" className="text-xl">
          {t('lines', { count: shown.lines.length })}
        </h2>
        {before ? (
          <p className="inline-flex items-center gap-2 text-sm text-muted">
            <span aria-hidden="true" className="h-3 w-5 border-b-3 border-b-highlight bg-sand" />
            {t('changes', { count: changes, version: before.number })}
          </p>
        ) : null}
      </div>
      <ol>
        {shown.lines.map((line, place) => (
          <li key={lineField(place, 'line')} className="grid gap-3 border-b border-line py-4">
            <Line line={line} before={before?.lines[place] ?? null} place={place} answer={answer} />
          </li>
        ))}
      </ol>
      {answer ? <p className="text-sm text-muted">{t(`hint.${answer.answering}`)}</p> : null}
    </section>
  )
}

interface LineProps {
  line: QuoteLine
  before: QuoteLine | null
  place: number
  answer: AnswerState | null
}

function Line({ line, before, place, answer }: LineProps) {
  const fields = answer ? fieldsOfLine(answer.typed, place) : {}
  const now: TypedLine = answer ? typedLine(line, fields) : line
  const typed = answer ? changedByTyping(line, now) : []
  const cells = typed.length > 0 ? { before: line, changed: typed } : { before, changed: before ? line.changed : [] }
  const total = now.quantity === null || now.priceCents === null ? null : now.quantity * now.priceCents
  const replaced = before && line.changed.includes('productId') ? before.name : null
  const head = <LineHead line={line} totalCents={total} struckOut={now.struckOut} replaced={replaced} />
  if (!answer)
    return (
      <>
        {head}
        <div className={box}>
          <LineCells line={line} now={now} {...cells} />
        </div>
      </>
    )
  const values = fieldsOfLine(answer.values, place)
  const wrong = ['quantity', 'price', 'part.0', 'instead'].some((name) => answer.errorOf(lineField(place, name)))
  return (
    <>
      {head}
      <details
        open={wrong || (answer.answering === 'offer' && line.priceCents === null)}
        className={`group/line ${box}`}
      >
        <summary className="relative list-none pe-9">
          <LineCells line={line} now={now} {...cells} />
          <span className="absolute inset-y-0 end-2 flex items-center text-muted group-open/line:rotate-180">
            <Icon name="chevron-down" small />
          </span>
        </summary>
        <LineFields
          line={line}
          place={place}
          answering={answer.answering}
          values={values}
          quantity={now.quantity ?? line.quantity}
          errorOf={answer.errorOf}
          products={PRODUCTS}
        />
      </details>
    </>
  )
}
