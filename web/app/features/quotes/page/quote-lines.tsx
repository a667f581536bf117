import type { QuoteLine, QuoteVersion } from '@ticarum/contract/procedures/quotes'
import type { ReactNode } from 'react'
import { useText } from '../../../texts.ts'
import { lineField } from './line-field.ts'
import { LineCells, LineHead, lineBox, replacedName } from './quote-line.tsx'

interface QuoteLinesProps {
  shown: QuoteVersion
  /** null: the first version has none before it */
  before: QuoteVersion | null
  /** what can be done with them */
  hint?: string
  /** one line, with what it was in the version before */
  children(line: QuoteLine, before: QuoteLine | null, place: number): ReactNode
}

/** The lines of a version, and how much of them changed. */
export function QuoteLines({ shown, before, hint, children }: QuoteLinesProps) {
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
            {children(line, before?.lines[place] ?? null, place)}
          </li>
        ))}
      </ol>
      {hint ? <p className="text-sm text-muted">{hint}</p> : null}
    </section>
  )
}

/** A line that is only read. */
export function ReadLine({ line, before }: { line: QuoteLine; before: QuoteLine | null }) {
  const total = line.priceCents === null ? null : line.quantity * line.priceCents
  return (
    <>
      <LineHead line={line} totalCents={total} struckOut={line.struckOut} replaced={replacedName(line, before)} />
      <div className={lineBox}>
        <LineCells line={line} now={line} before={before} changed={before ? line.changed : []} />
      </div>
    </>
  )
}
