import { type ReactNode, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { useText } from '../../../texts.ts'

interface RowsProps {
  /** name of the list in the form */
  name: string
  legend: string
  add: string
  /** number of rows in the form, including empty ones */
  count: number
  max: number
  children(row: number): ReactNode
}

/**
 * Rows of one list, at least one; empty rows are not saved. Without scripts 'add' redraws the form with one more row.
 */
export function Rows({ name, legend, add, count, max, children }: RowsProps) {
  const t = useText('product-form')
  const [rows, setRows] = useState(Math.min(max, Math.max(1, count)))
  return (
    <fieldset id={name} tabIndex={-1} className="grid min-w-0 gap-3">
      <legend className="mb-1.5 text-base font-semibold">{legend}</legend>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <fieldset key={row} className="grid min-w-0 gap-3 sm:grid-cols-2">
          <legend className="sr-only">{t('row', { number: String(row + 1) })}</legend>
          {children(row)}
        </fieldset>
      ))}
      {rows < max ? (
        <Button
          name="intent"
          value={`rows.${name}`}
          variant="line"
          small
          className="justify-self-start"
          onClick={(event) => {
            event.preventDefault()
            setRows(rows + 1)
          }}
        >
          {add}
        </Button>
      ) : null}
    </fieldset>
  )
}
