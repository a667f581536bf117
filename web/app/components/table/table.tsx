import type { ComponentProps, ReactNode } from 'react'
import { HiddenText } from '../ui/hidden-text.tsx'
import { PickAll, type Picking, PickRow } from './pick-rows.tsx'

/** Places in the card that a row becomes where the table has no room; columns count from the end. */
const places = {
  /** with the column's name before it */
  named: 'col-[-3/-1] flex flex-wrap items-center gap-x-3',
  title: 'col-[-3/-2] row-start-1',
  side: 'col-[-2/-1] row-start-1 text-end',
  line: 'col-[-3/-2]',
  end: 'col-[-2/-1] justify-self-end text-end',
  wide: 'col-[-3/-1]',
  none: 'max-xl:hidden',
}

export interface Column<Row> {
  id: string
  label: string
  cell(row: Row): ReactNode
  /** numbers stand at the end of their column */
  atEnd?: boolean
  place?: keyof typeof places
  /** takes the room that the others leave, and is cut short */
  narrow?: boolean
  /** shown only where it is chosen */
  extra?: boolean
}

export interface RowGroup<Row> {
  title: string
  rows: Row[]
  /** behind the title */
  more?: ReactNode
}

export interface TableProps<Row extends { id: string }> {
  label: string
  /** the first one names the row */
  columns: [Column<Row>, ...Column<Row>[]]
  rows: Row[]
  /** rows that come first, under a title of their own */
  above?: RowGroup<Row> | undefined
  /** checkboxes that belong to a form */
  picking?: Picking<Row> | undefined
  /** buttons at the row's end */
  acts?: { label: string; of(row: Row): ReactNode; place?: keyof typeof places } | undefined
  /** rows that have a red edge; their cells say why */
  isLate?(row: Row): boolean
  focusOf?(id: string): Pick<ComponentProps<'tr'>, 'ref' | 'tabIndex'> | undefined
}

const rowLook =
  'grid grid-flow-row-dense gap-x-3 gap-y-0.5 border-b border-line py-2.5 outline-offset-[-2px] ' +
  'has-[input[data-pick]:checked]:bg-primary-wash focus:bg-sand-2 focus:outline-2 focus:outline-primary ' +
  'max-xl:-mx-2 max-xl:px-2 xl:table-row'
const cards = {
  plain: 'grid-cols-[minmax(0,1fr)_auto]',
  picked: 'grid-cols-[auto_minmax(0,1fr)_auto]',
}
const cellLook =
  'min-w-0 leading-snug font-normal xl:table-cell xl:h-14 xl:border-b xl:border-line xl:py-1 xl:pe-3 ' +
  'xl:align-middle'
const actsLook = 'empty:hidden xl:pe-0 xl:text-end xl:whitespace-nowrap xl:empty:table-cell'
const headLook = 'h-9 border-b border-line bg-bg pe-3 text-xs font-semibold whitespace-nowrap text-muted'
const late = 'shadow-[inset_3px_0_var(--danger)] rtl:shadow-[inset_-3px_0_var(--danger)]'

const sideOf = ({ atEnd = false }: { atEnd?: boolean }) => (atEnd ? 'text-end' : 'text-start')

/**
 * Rows of 56 pixels under a head that stays in sight. Where there is no room each row becomes a card. Everything in it
 * is links and forms; scripts add keys (`TableKeys`).
 */
export function Table<Row extends { id: string }>(props: TableProps<Row>) {
  const { label, columns, rows, above, picking, acts } = props
  const width = columns.length + (picking ? 1 : 0) + (acts ? 1 : 0)
  return (
    <table data-rows aria-label={label} className="block w-full border-t border-rule text-base xl:table xl:text-sm">
      <thead className="hidden xl:sticky xl:top-16 xl:z-10 xl:table-header-group">
        <tr>
          {picking ? (
            <th scope="col" className={`${headLook} w-11`}>
              <PickAll picking={picking} />
            </th>
          ) : null}
          {columns.map((column, place) => (
            <th
              key={column.id}
              scope="col"
              className={`${headLook} ${place > 0 || picking ? '' : 'ps-2'} ${sideOf(column)}`}
            >
              {column.label}
            </th>
          ))}
          {acts ? (
            <th scope="col" className={headLook}>
              <HiddenText>{acts.label}</HiddenText>
            </th>
          ) : null}
        </tr>
      </thead>
      {above && above.rows.length > 0 ? (
        <tbody className="block xl:table-row-group">
          <tr className="block xl:table-row">
            <th scope="rowgroup" colSpan={width} className="block py-0.5 text-start text-sm xl:table-cell">
              <span className="flex flex-wrap items-center gap-x-4 font-semibold text-danger">
                {above.title}
                {above.more}
              </span>
            </th>
          </tr>
          {above.rows.map((row) => (
            <RowView key={row.id} row={row} {...props} />
          ))}
        </tbody>
      ) : null}
      <tbody className="block xl:table-row-group">
        {rows.map((row) => (
          <RowView key={row.id} row={row} {...props} />
        ))}
      </tbody>
    </table>
  )
}

function RowView<Row extends { id: string }>({
  row,
  columns: [title, ...columns],
  picking,
  acts,
  isLate,
  focusOf,
}: TableProps<Row> & { row: Row }) {
  const room = title.narrow ? 'xl:w-[34%]' : 'xl:whitespace-nowrap'
  const look = `${rowLook} ${picking ? cards.picked : cards.plain} ${isLate?.(row) ? late : ''}`
  return (
    <tr data-row tabIndex={-1} {...focusOf?.(row.id)} className={look}>
      {picking ? (
        <td className="row-start-1 self-center xl:table-cell xl:border-b xl:border-line xl:align-middle">
          <PickRow picking={picking} row={row} />
        </td>
      ) : null}
      <th
        scope="row"
        className={`text-start ${places[title.place ?? 'wide']} ${cellLook} ${room} ${picking ? '' : 'xl:ps-2'}`}
      >
        {title.cell(row)}
      </th>
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} />
      ))}
      {acts ? <td className={`${places[acts.place ?? 'wide']} ${cellLook} ${actsLook}`}>{acts.of(row)}</td> : null}
    </tr>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { label, place = 'named', atEnd, narrow } = column
  const width = narrow ? 'xl:w-[17%] xl:max-w-0' : 'xl:whitespace-nowrap'
  const shape = `${width} ${atEnd ? 'xl:text-end' : 'xl:text-start'}`
  return (
    <td className={`${places[place]} ${cellLook} ${shape}`}>
      {place === 'named' ? <span className="min-w-28 text-sm text-muted xl:hidden">{label}</span> : null}
      {narrow ? <div className="xl:line-clamp-2">{column.cell(row)}</div> : column.cell(row)}
    </td>
  )
}
