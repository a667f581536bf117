import type { FormFields } from '@ticarum/contract/forms/nested'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { useText } from '../../../texts.ts'
import { rowCount } from '../../products/form/redraw.ts'

interface TradeRowsProps {
  /** name of the list in the form */
  name: 'waysToPay' | 'ports'
  legend: string
  add: string
  values: FormFields
  children(row: number): ReactNode
}

/** The rows of a list and an empty one; a checkbox removes a row. Without scripts each save adds one more empty row. */
export function TradeRows({ name, legend, add, values, children }: TradeRowsProps) {
  const t = useText('trade-settings')
  const stored = rowCount(values, name)
  const [rows, setRows] = useState(stored + 1)
  return (
    <fieldset id={name} tabIndex={-1} className="grid min-w-0 gap-4">
      <legend className="mb-1.5 font-title text-lg font-bold">{legend}</legend>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <fieldset key={row} className="grid min-w-0 gap-3 border-s-3 border-line ps-4 sm:grid-cols-2">
          <legend className="sr-only">{t('row', { number: String(row + 1) })}</legend>
          {children(row)}
          {row < stored ? (
            <Checkbox
              label={t('row.remove')}
              name={`${name}.${row}.remove`}
              defaultChecked={values[`${name}.${row}.remove`] !== undefined}
            />
          ) : null}
        </fieldset>
      ))}
      <Button
        type="button"
        variant="line"
        small
        className="hidden! justify-self-start scripted:inline-flex!"
        onClick={() => setRows(rows + 1)}
      >
        {add}
      </Button>
    </fieldset>
  )
}
