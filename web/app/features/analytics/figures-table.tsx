import type { ReactNode } from 'react'

const columnHead =
  'border-b border-line py-2.5 ps-3 text-end text-xs font-semibold text-muted first:ps-0 first:text-start'

interface FiguresTableProps {
  label: string
  columns: string[]
  /** one cell for each column; the first one names the row, which no other row is called */
  rows: [string, ...ReactNode[]][]
}

/** A narrow table of figures that fits a phone: numbers stand at the end of their column. */
export function FiguresTable({ label, columns, rows }: FiguresTableProps) {
  return (
    <table aria-label={label} className="w-full border-t border-rule text-base">
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className={columnHead}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row" className="border-b border-line py-2.5 text-start font-normal break-words">
              <bdi>{name}</bdi>
            </th>
            {cells.map((cell, n) => (
              <td key={columns[n + 1]} className="border-b border-line py-2.5 ps-3 text-end">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
