import { ColumnChoice } from './column-choice.tsx'
import { shownColumns } from './columns.ts'
import type { Column } from './table.tsx'
import { TableKeys } from './table-keys.tsx'

interface TableToolsProps<Row> {
  page: string
  /** null: this list has always the same */
  columns: [Column<Row>, ...Column<Row>[]] | null
  chosen: string[] | null
  /** the filters as the URL has them */
  kept: [name: string, value: string][]
}

/** Choice of columns and keys, beside the filters. */
export function TableTools<Row>({ page, columns, chosen, kept }: TableToolsProps<Row>) {
  return (
    <div className="ms-auto">
      {columns ? (
        <ColumnChoice page={page} columns={columns} shown={shownColumns(columns, chosen)} kept={kept} />
      ) : null}
      <TableKeys />
    </div>
  )
}
