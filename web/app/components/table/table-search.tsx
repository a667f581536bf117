import { Form } from 'react-router'
import { useText } from '../../texts.ts'
import { Icon } from '../icons/icon.tsx'
import { Button } from '../ui/button.tsx'

interface TableSearchProps {
  label: string
  action: string
  q: string
  /** the other filters, which stay */
  kept: [name: string, value: string][]
}

/** The table's search, which `/` leads to. */
export function TableSearch({ label, action, q, kept }: TableSearchProps) {
  const t = useText('table')
  return (
    <Form role="search" action={action} className="flex min-w-0 flex-1 basis-44 gap-2">
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label className="relative flex min-w-0 flex-1 items-center">
        <span className="sr-only">{label}</span>
        <span className="pointer-events-none absolute start-3 text-muted">
          <Icon name="search" />
        </span>
        <input
          name="q"
          type="search"
          maxLength={100}
          defaultValue={q}
          placeholder={label}
          className="min-h-10 w-full min-w-0 rounded-control border border-line-input bg-surface ps-11 pe-10 text-base text-text focus:outline-3 focus:outline-offset-1 focus:outline-focus"
        />
        <span aria-hidden="true" className="kbd absolute end-2 hidden xl:scripted:grid">
          /
        </span>
      </label>
      <Button variant="line" small className="scripted:sr-only">
        {t('search.submit')}
      </Button>
    </Form>
  )
}
