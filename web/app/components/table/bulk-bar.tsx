import type { FormEvent, ReactNode } from 'react'
import { Form } from 'react-router'
import { useText } from '../../texts.ts'
import { Icon } from '../icons/icon.tsx'
import { Button } from '../ui/button.tsx'
import { pickAll } from './pick-rows.tsx'

const bar =
  'sticky bottom-0 z-30 grid gap-3 rounded-t-card border border-line-input bg-surface p-3 shadow-float ' +
  'max-lg:bottom-16 xl:flex xl:flex-wrap xl:items-end'

export interface BulkProgress {
  done: number
  total: number
}

interface BulkBarProps {
  /** the form's id */
  form: string
  action: string
  formKey: string
  picked: number
  /** stays although nothing is ticked: it was refused */
  open: boolean
  /** at most so many can be changed at once by 'all that match'; 0: not offered */
  most: number
  progress: BulkProgress | null
  busy: boolean
  onSubmit?(event: FormEvent<HTMLFormElement>): void
  submit: string
  /** what is to be done */
  children: ReactNode
}

/** What is done with the ticked rows; with scripts it appears with the first tick. It covers no row for good. */
export function BulkBar(props: BulkBarProps) {
  const { form, action, formKey, picked, open, most, progress, busy, onSubmit, submit, children } = props
  const t = useText('table')
  return (
    <Form
      id={form}
      method="post"
      action={action}
      noValidate
      preventScrollReset
      {...(onSubmit && { onSubmit })}
      className={`${bar} ${picked > 0 || open || progress ? '' : 'scripted:hidden'}`}
    >
      <input type="hidden" name="key" value={formKey} />
      <div className="grid gap-1 xl:min-w-52">
        <p role="status" className="flex items-center gap-2 font-semibold">
          <span className="hidden scripted:inline">{t('picked', { count: picked })}</span>
          <span className="scripted:hidden">{t('pick.rows')}</span>
          <button
            type="button"
            onClick={() => pickAll(form, false)}
            className="hidden size-8 place-items-center rounded-control hover:bg-sand scripted:grid"
          >
            <Icon name="x" small />
            <span className="sr-only">{t('pick.none')}</span>
          </button>
        </p>
        {most > 0 ? (
          <label className="flex min-h-8 cursor-pointer items-center gap-2 text-sm">
            <input type="checkbox" name="all" className="size-5 accent-primary" />
            {t('pick.matching', { most })}
          </label>
        ) : null}
      </div>
      {children}
      {progress ? (
        <p role="status" className="grid gap-1 text-sm font-semibold">
          {t('progress', { done: progress.done, total: progress.total })}
          <progress
            value={progress.done}
            max={Math.max(1, progress.total)}
            aria-label={t('progress.label')}
            className="h-2 w-40 accent-primary"
          />
        </p>
      ) : (
        <Button name="intent" value="bulk" busy={busy}>
          {submit}
        </Button>
      )}
    </Form>
  )
}
