import type { ReactNode, Ref } from 'react'
import { HiddenText } from './hidden-text.tsx'

export interface TableRow {
  id: string
  /** one for each column; the first one names the row */
  cells: [ReactNode, ...ReactNode[]]
  /** buttons at the row's end */
  acts?: ReactNode
  /** for rows that are to take the focus */
  focus?: { ref: Ref<HTMLTableRowElement>; tabIndex: number } | undefined
}

const row = 'grid gap-x-4 gap-y-1 border-b border-line py-3.5 xl:table-row'
const cell =
  'flex flex-wrap items-center gap-x-3 text-start font-normal xl:table-cell xl:border-b xl:border-line xl:py-3 ' +
  'xl:pe-4 xl:align-middle'

interface TableProps {
  label: string
  columns: string[]
  acts?: string
  rows: TableRow[]
}

/** A table; where it has no room, each row becomes a block whose values stand beside their column's name. */
export function Table({ label, columns, acts, rows }: TableProps) {
  return (
    <table aria-label={label} className="block w-full border-t border-rule xl:table">
      <thead className="hidden xl:table-header-group">
        <tr>
          {columns.map((name) => (
            <th
              key={name}
              scope="col"
              className="border-b border-line py-2.5 pe-4 text-start text-xs font-semibold text-muted"
            >
              {name}
            </th>
          ))}
          {acts ? (
            <th scope="col" className="border-b border-line">
              <HiddenText>{acts}</HiddenText>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody className="block xl:table-row-group">
        {rows.map(({ id, cells: [name, ...cells], acts: buttons, focus }) => (
          <tr key={id} {...focus} className={row}>
            <th scope="row" className={cell}>
              {name}
            </th>
            {cells.map((value, index) => (
              <td key={columns[index + 1]} className={`${cell} xl:whitespace-nowrap`}>
                <span className="min-w-28 text-sm text-muted xl:hidden">{columns[index + 1]}</span>
                {value}
              </td>
            ))}
            {acts ? (
              <td className={`${cell} empty:hidden xl:pe-0 xl:text-end xl:whitespace-nowrap xl:empty:table-cell`}>
                {buttons}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
