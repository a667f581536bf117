import type { ViewPage } from '@ticarum/contract/values/saved-views'
import { ColumnChoice } from '../../components/table/column-choice.tsx'
import { shownColumns } from '../../components/table/columns.ts'
import type { Column } from '../../components/table/table.tsx'
import { TableKeys } from '../../components/table/table-keys.tsx'
import type { LoadedViews } from './load-views.server.ts'
import { SaveView } from './saved-views.tsx'

interface TableToolsProps<Row> {
  page: ViewPage
  views: LoadedViews
  /** null: this list has always the same */
  columns: [Column<Row>, ...Column<Row>[]] | null
  chosen: string[] | null
  /** the filters as the URL has them */
  kept: [name: string, value: string][]
}

/** Choice of columns, views and keys: what every table for daily work has. */
export function TableTools<Row>({ page, views, columns, chosen, kept }: TableToolsProps<Row>) {
  const query = new URLSearchParams([...kept, ...(chosen ?? []).map((id): [string, string] => ['col', id])])
  return (
    <div className="ms-auto flex items-center gap-2">
      {columns ? (
        <ColumnChoice page={page} columns={columns} shown={shownColumns(columns, chosen)} kept={kept} />
      ) : null}
      <SaveView views={views} page={page} query={`${query}`} />
      <TableKeys />
    </div>
  )
}
