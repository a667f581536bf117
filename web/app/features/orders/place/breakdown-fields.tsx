import type { FormFields } from '@ticarum/contract/forms/nested'
import { useState } from 'react'
import { Icon } from '../../../components/icons/icon.tsx'
import { useList } from '../../../lists.ts'
import { useText } from '../../../texts.ts'
import { breakdownOf, partName, sumOf } from './parts.ts'

interface Option {
  name: string
  values: string[]
}

interface BreakdownFieldsProps {
  options: Option[]
  /** in the reader's language */
  shown: Option[]
  quantity: number
  fields: FormFields
  /** the sent breakdown did not add up to the quantity */
  wrong: boolean
  /** of ids and names, if the page has several */
  prefix?: string
  /** with the name of the part, without prefix */
  onType(part: string, typed: string): void
}

const cell =
  'min-h-11 w-16 rounded-control border border-line-input bg-surface px-2 text-center text-text focus:outline-3 ' +
  'focus:outline-offset-1 focus:outline-focus'

/** Quantities per size and colour. If left empty, the supplier sends them assorted. */
export function BreakdownFields({
  options,
  shown,
  quantity,
  fields,
  wrong,
  prefix = '',
  onType,
}: BreakdownFieldsProps) {
  const t = useText('place-order')
  const listed = useList()
  const [rows, columns] = shown
  const breakdown = breakdownOf(options, fields)
  const [began] = useState(breakdown !== null) // initial state only; afterwards the reader opens and closes it
  if (!rows) return null
  const sum = breakdown ? sumOf(breakdown) : null
  const sumColor = sum === null ? 'text-muted' : sum === quantity ? 'text-success' : 'font-semibold text-warning'
  const across = columns?.values ?? ['']
  const input = (place: number, label: string) => (
    <input
      id={`${prefix}${partName(place)}`}
      name={`${prefix}${partName(place)}`}
      value={fields[partName(place)] ?? ''}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      onChange={({ target }) => onType(partName(place), target.value)}
      className={cell}
    />
  )
  return (
    <details className="group/parts border-t border-line" open={began || wrong}>
      <summary className="flex min-h-12 list-none flex-wrap items-center justify-between gap-x-4 py-2">
        <span className="font-semibold">
          <bdi>{listed(shown.map(({ name }) => name))}</bdi>
        </span>
        <span role="status" className={`ms-auto ${sumColor}`}>
          {sum === null ? t('assorted') : Number.isNaN(sum) ? t('parts.figures') : t('parts.sum', { sum, quantity })}
        </span>
        <span className="text-muted group-open/parts:rotate-180">
          <Icon name="chevron-down" small />
        </span>
      </summary>
      <div className="grid gap-2 pb-4">
        <p className="text-sm text-muted">{t('parts.hint')}</p>
        {columns ? (
          <section aria-label={t('parts')} className="max-w-full overflow-x-auto pb-1">
            <table>
              <thead>
                <tr>
                  <td />
                  {across.map((value) => (
                    <th key={value} scope="col" className="px-1 py-1 text-xs font-semibold">
                      <bdi>{value}</bdi>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.values.map((row, y) => (
                  <tr key={row}>
                    <th scope="row" className="py-1 pe-3 text-start text-sm font-semibold">
                      <bdi>{row}</bdi>
                    </th>
                    {across.map((column, x) => (
                      <td key={column} className="p-1">
                        {input(y * across.length + x, t('parts.of', { part: listed([row, column]) }))}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ) : (
          <ul className="grid grid-cols-2 gap-x-6 gap-y-1">
            {rows.values.map((value, place) => (
              <li key={value} className="flex items-center justify-between gap-2">
                <bdi className="min-w-0 text-sm font-semibold">{value}</bdi>
                {input(place, t('parts.of', { part: value }))}
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  )
}
