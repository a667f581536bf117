import { Form, Link, useSubmit } from 'react-router'
import { useText } from '../../texts.ts'
import { Icon } from '../icons/icon.tsx'
import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { columnsCookie } from './columns.ts'
import type { Column } from './table.tsx'

interface ColumnChoiceProps<Row> {
  page: string
  /** all of them; the first one always stays */
  columns: Column<Row>[]
  shown: Column<Row>[]
  /** filters of the page, which stay */
  kept: [name: string, value: string][]
}

const look =
  'flex min-h-10 list-none items-center gap-2 rounded-control border border-line-input bg-surface px-3 text-base ' +
  'font-semibold hover:bg-sand group-open:bg-sand'

/** Which columns are shown: part of the address, so a view keeps it; scripts also remember it in a cookie. */
export function ColumnChoice<Row>({ page, columns: [, ...columns], shown, kept }: ColumnChoiceProps<Row>) {
  const t = useText('table')
  const submit = useSubmit()
  const remember = (ids: string[]) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older phones
    document.cookie = columnsCookie(page, ids, location.protocol === 'https:')
  }
  return (
    <Disclosure
      className={look}
      label={
        <>
          <Icon name="columns" />
          {t('columns')}
        </>
      }
    >
      <Form
        action={page}
        className="grid px-2"
        onChange={({ currentTarget }) => {
          remember(new FormData(currentTarget).getAll('col').map(String))
          void submit(currentTarget, { preventScrollReset: true, replace: true })
        }}
      >
        {kept.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <fieldset>
          <legend className="py-1 text-sm font-semibold">{t('columns.shown')}</legend>
          {columns.map(({ id, label }) => (
            <label key={id} className="flex min-h-10 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                name="col"
                value={id}
                defaultChecked={shown.some((each) => each.id === id)}
                className="size-5 accent-primary"
              />
              {label}
            </label>
          ))}
        </fieldset>
        <Button variant="line" small className="my-2 scripted:hidden">
          {t('columns.show')}
        </Button>
        <Link
          to={`${page}?${new URLSearchParams([...kept, ['col', 'all']])}`}
          preventScrollReset
          replace
          onClick={() => remember([])}
          className="button button-line button-small my-2"
        >
          {t('columns.reset')}
        </Link>
      </Form>
    </Disclosure>
  )
}
