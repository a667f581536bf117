import { MOST_VIEWS, type ViewPage } from '@ticarum/contract/values/saved-views'
import { Form, Link } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Disclosure } from '../../components/ui/disclosure.tsx'
import { Field } from '../../components/ui/field.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useText } from '../../texts.ts'
import type { LoadedViews } from './load-views.server.ts'
import { viewPath } from './paths.ts'

const tab =
  'flex min-h-10 max-w-44 items-center border-b-2 border-transparent px-3 font-semibold whitespace-nowrap text-muted ' +
  'no-underline hover:text-text aria-[current]:border-primary aria-[current]:text-text'
const look =
  'flex min-h-10 list-none items-center gap-2 rounded-control px-3 text-base font-semibold whitespace-nowrap ' +
  'text-primary hover:bg-sand group-open:bg-sand'

/** The reader's views as links; each has its address. */
export function ViewLinks({ views: { items, current } }: { views: LoadedViews }) {
  const t = useText('table')
  if (items.length === 0) return null
  return (
    <nav aria-label={t('views')} className="flex max-w-full min-w-0 overflow-x-auto border-s border-line ps-1">
      {items.map((view) => (
        <Link key={view.id} to={viewPath(view)} aria-current={view.id === current ? 'page' : undefined} className={tab}>
          <bdi className="truncate">{view.name}</bdi>
        </Link>
      ))}
    </nav>
  )
}

interface SaveViewProps {
  views: LoadedViews
  page: ViewPage
  /** what is kept: the filters as the URL has them, and the columns */
  kept: [name: string, value: string][]
  columns: string[] | null
}

/** Keeps what is shown under a name; a view that is shown can be renamed and removed. */
export function SaveView({ views: { items, current, key }, page, kept, columns }: SaveViewProps) {
  const t = useText('table')
  const query = `${new URLSearchParams([...kept, ...(columns ?? []).map((id): [string, string] => ['col', id])])}`
  const shown = items.find(({ id }) => id === current)
  const action = sentTo(query ? `${page}?${query}` : page)
  const common = (
    <>
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="query" value={shown?.query ?? query} />
    </>
  )
  return (
    <Disclosure
      key={`${current} ${items.length} ${shown?.name}`} // a new key closes it after a change
      className={look}
      label={
        <>
          <Icon name="bookmark" />
          {t(shown ? 'view.edit' : 'view.save')}
        </>
      }
    >
      <div className="grid w-72 max-w-full gap-4 p-2">
        {shown ? (
          <>
            <Form method="post" action={action} noValidate className="grid gap-2">
              {common}
              <input type="hidden" name="id" value={shown.id} />
              <Field
                label={t('view.name')}
                name="name"
                id="view-rename"
                maxLength={40}
                required
                defaultValue={shown.name}
                dir="auto"
              />
              <Button name="intent" value="rename-view" variant="line" small>
                {t('view.rename')}
              </Button>
            </Form>
            <Form method="post" action={action} noValidate className="grid">
              {common}
              <input type="hidden" name="id" value={shown.id} />
              <Button name="intent" value="remove-view" variant="quiet" small>
                {t('view.remove')}
              </Button>
            </Form>
          </>
        ) : items.length >= MOST_VIEWS ? (
          <p className="text-sm">{t('view.full', { max: MOST_VIEWS })}</p>
        ) : (
          <Form method="post" action={action} noValidate className="grid gap-2">
            {common}
            <Field label={t('view.name')} name="name" id="view-name" maxLength={40} required dir="auto" />
            <Button name="intent" value="add-view" small>
              {t('view.save')}
            </Button>
          </Form>
        )}
      </div>
    </Disclosure>
  )
}
